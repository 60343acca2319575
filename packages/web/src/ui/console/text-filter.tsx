import { ui } from '@bdr/text/ui'
import { useId, useRef, type SubmitEvent, useEffect, useState } from 'react'
import { Input } from '../kit/input.tsx'
import layout from '../layout.module.css'
import type { CommitFilter, FilterField } from './filter-field.ts'
import css from './filter-field.module.css'
import { useLocation } from 'react-router'
import { useNextAddress } from '../../lib/navigation.ts'
import { onRelease } from './on-release.ts'
import { pausedCommit } from './paused-commit.ts'

/** A field whose text is committed once typing pauses, at Enter, and when the field is left. */
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
      <span className={css.text} style={{ inlineSize: widthFor(field) }}>
        <Input
          ref={input}
          id={id}
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
            // with the keyboard one can delete the text in the field itself
            tabIndex={-1}
            aria-label={ui('filter.clear', { field: field.label })}
            onClick={clear}
          >
            <svg className={layout.icon} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
              <path d="M3 3l6 6M9 3l-6 6" />
            </svg>
          </button>
        )}
      </span>
    </form>
  )
}

/** Wide enough for its placeholder, which tells what is looked through. */
const widthFor = ({ width = 168, placeholder = '' }: FilterField & { kind: 'text' }) =>
  `max(${width}px, ${placeholder.length + 2}em)`

/** A press there moves no content, and its action uses what was typed. */
const filters = '[data-filters]'

/**
 * The text typed into a list's filter.
 * @param value the committed text
 * @param onCommit called with the text to commit
 */
function useTypedFilter(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(value)
  const committed = useRef(value)
  const isLeaving = useLeaving()

  const [typing] = useState(() => pausedCommit())

  useEffect(() =>
    typing.redirectTo((typed) => {
      const next = typed.trim()
      // a commit after somebody has gone on with the list would move the focus back
      if (next === committed.current || isLeaving) return
      committed.current = next
      onCommit(next)
    }),
  )
  useEffect(() => {
    if (value === committed.current) return
    committed.current = value
    typing.forget()
    setText(value)
  }, [value, typing])
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (!(target as Element).closest(filters)) typing.press()
    }
    document.addEventListener('pointerdown', press, true)
    const stop = onRelease(typing.release)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      stop()
      typing.forget()
    }
  }, [typing])

  return {
    text,
    type(next: string) {
      setText(next)
      if (next === '') typing.now('')
      else typing.typed(next)
    },
    commit: () => typing.now(text),
    leave: typing.left,
  }
}

/** Whether a navigation to another page is in progress. */
function useLeaving(): boolean {
  const { pathname } = useLocation()
  const next = useNextAddress()
  return next !== null && next.pathname !== pathname
}
