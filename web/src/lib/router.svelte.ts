// Where somebody is. Links are ordinary links; the history of the browser is the history of pages.

class Router {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.look())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(to: string, replace = false) {
    if (to === location.pathname + location.search) return
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.look()
    if (!replace) scrollTo(0, 0)
  }

  /** Another query on the same page, without a step in the history of the browser. */
  note(changes: Record<string, string | null>) {
    const query = new URLSearchParams(location.search)
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) query.delete(key)
      else query.set(key, value)
    }
    const said = query.toString()
    this.go(location.pathname + (said && `?${said}`), true)
  }

  private look() {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  private follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element).closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
