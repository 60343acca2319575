import { keywordLength } from '@bdr/contract/search/found'
import { searchText, shellText } from '@bdr/text/shell'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Tool } from '../tool.tsx'
import { usePanel } from '../use-panel.tsx'
import css from './search-button.module.css'

/** The search over all records, opened by its button or from the keyboard. */
export function SearchButton() {
  const [typed, setTyped] = useState('')
  const [isComposing, setComposing] = useState(false)
  const { open, cancel, isLoading, panel } = usePanel(() => import('./panel/search-panel.tsx'), { typed })
  const openEmpty = () => {
    if (isLoading) return
    setTyped('')
    open()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event)) return
    event.preventDefault()
    openEmpty()
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
        onClick={openEmpty}
      >
        <kbd className={css.key}>/</kbd>
      </Tool>
      {isLoading || isComposing ? (
        <EarlyField
          value={typed}
          onChange={setTyped}
          onComposing={setComposing}
          onClose={() => {
            setComposing(false)
            cancel()
          }}
        />
      ) : (
        panel
      )}
    </>
  )
}

interface EarlyFieldProps {
  value: string
  onChange: (value: string) => void
  /** Chinese is being put together: the panel waits, since another field would end that */
  onComposing: (composing: boolean) => void
  onClose: () => void
}

/** Takes what is typed while the panel's file is on its way, in the place where the panel has its field. */
function EarlyField({ value, onChange, onComposing, onClose }: EarlyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const field = input.current!
    const before = document.activeElement
    field.focus()
    return () => {
      // the panel later returns it to the element that has it when it opens
      if (document.activeElement === field && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return createPortal(
    <input
      ref={input}
      className={css.early}
      aria-label={searchText.title}
      maxLength={keywordLength}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      // Escape that ends a Chinese input belongs to the input method
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onClose()}
      onBlur={onClose}
    />,
    document.body,
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
