import { ui } from '@bdr/text/ui'
import { useId, useRef, type SubmitEvent } from 'react'
import control from '../kit/control.module.css'
import type { CommitFilter, FilterField } from './filter-field.ts'
import css from './filter-field.module.css'
import { useTypedFilter } from './use-typed-filter.ts'

/** A field whose text counts once typing pauses, at Enter, and when the field is left. */
export function TextFilter({
  field,
  maxLength,
  value,
  onCommit,
}: {
  field: FilterField & { kind: 'text' }
  maxLength: number | undefined
  value: string
  onCommit: CommitFilter
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // one entry of the browser's history per visit to the field, not per pause in typing
  const visited = useRef(false)
  const { text, type, commit, leave } = useTypedFilter(value, (next) => {
    onCommit({ [field.name]: next === '' ? undefined : next }, { replace: visited.current })
    visited.current = true
  })

  const clear = () => {
    type('')
    input.current!.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    commit()
  }
  return (
    <form className={css.field} onSubmit={submit}>
      <label htmlFor={id}>{field.label}</label>
      <span className={css.text} style={{ inlineSize: field.width ?? 168 }}>
        <input
          ref={input}
          id={id}
          className={control.control}
          value={text}
          placeholder={field.placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => (visited.current = false)}
          onBlur={leave}
          onChange={(event) => type(event.target.value)}
        />
        {text !== '' && (
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
