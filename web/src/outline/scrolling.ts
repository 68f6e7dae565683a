// What is larger than its frame can be scrolled by whoever has no mouse.

/** As long as something does not fit into its frame, keys reach the frame. */
export function scrollableByKeys(frame: HTMLElement): () => void {
  const look = () => {
    const fits = frame.scrollWidth <= frame.clientWidth && frame.scrollHeight <= frame.clientHeight
    if (fits) frame.removeAttribute('tabindex')
    else frame.tabIndex = 0
  }
  const watcher = new ResizeObserver(look)
  for (const one of [frame, ...frame.children]) watcher.observe(one)
  return () => watcher.disconnect()
}
