/**
 * Whether a key opens the search: Ctrl-K (⌘K), or `/` where nobody is typing. Not over a dialog,
 * which has to be answered first.
 */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return false
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
