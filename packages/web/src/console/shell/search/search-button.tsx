import { shellText } from '@bdr/text/shell'
import { useEffect, useEffectEvent } from 'react'
import { Tool } from '../tool.tsx'
import { usePanel } from '../use-panel.tsx'
import css from './search-button.module.css'

/** The search over all records, opened by its button or from the keyboard. */
export function SearchButton() {
  const { open, panel } = usePanel(() => import('./panel/search-panel.tsx'))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event)) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <Tool
        label={shellText.searchKeys}
        drawing="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l4 4"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onClick={open}
      >
        <kbd className={css.key}>/</kbd>
      </Tool>
      {panel}
    </>
  )
}

/**
 * Whether a key opens the search: Ctrl-K (⌘K), or `/` where nobody is typing. Not over a dialog, which has to
 * be answered first.
 */
function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog[open], [aria-modal="true"]')) return false
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.altKey
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
