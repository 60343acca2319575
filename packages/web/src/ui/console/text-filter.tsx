import { ui } from '@bdr/text/console-ui'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import control from './control.module.css'
import type { CommitFilter, FilterField } from './filter-bar.tsx'
import css from './filter-bar.module.css'

/** Milliseconds without a key until typed text counts. */
const typingPause = 400

/** A field whose text counts once typing pauses, at Enter, and when the field is left. */
export function TextFilter({
  field,
  value,
  onCommit,
}: {
  field: FilterField & { kind: 'text' }
  value: string
  onCommit: CommitFilter
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(value)
  const committed = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // one entry of the browser's history per visit to the field, not per pause in typing
  const visited = useRef(false)

  useEffect(() => {
    if (value === committed.current) return
    committed.current = value
    setDraft(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const commit = (text: string) => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === committed.current) return
    committed.current = next
    onCommit({ [field.name]: next === '' ? undefined : next }, { replace: visited.current })
    visited.current = true
  }
  const clear = () => {
    setDraft('')
    commit('')
    input.current!.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    commit(draft)
  }
  return (
    <form className={css.field} onSubmit={submit}>
      <label htmlFor={id}>{field.label}</label>
      <span className={css.text} style={{ inlineSize: field.width ?? 168 }}>
        <input
          ref={input}
          id={id}
          className={control.control}
          value={draft}
          placeholder={field.placeholder}
          maxLength={field.maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => (visited.current = false)}
          onBlur={() => commit(draft)}
          onChange={(event) => {
            const text = event.target.value
            setDraft(text)
            clearTimeout(timer.current)
            if (text === '') commit('')
            else timer.current = setTimeout(() => commit(text), typingPause)
          }}
        />
        {draft !== '' && (
          <button
            type="button"
            className={css.clear}
            // the keyboard empties the field itself
            tabIndex={-1}
            aria-label={ui('filter.clear', { field: field.label })}
            onClick={clear}
          >
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
              <path d="M3 3l6 6M9 3l-6 6" />
            </svg>
          </button>
        )}
      </span>
    </form>
  )
}
