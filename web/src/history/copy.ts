/** Put a text on the clipboard; pages that came without encryption have to ask the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hidden-text'
  const host = document.querySelector('dialog[open]') ?? document.body
  host.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  return done
}
