import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { onRelease } from './on-release.ts'
import { pausedCommit } from './paused-commit.ts'

/** A press there moves nothing away, and what it does builds on what was typed. */
const filters = '[data-filters]'

/**
 * Text that is typed into a list's filter.
 * @param value what counts now
 * @param onCommit takes what counts from now on
 */
export function useTypedFilter(value: string, onCommit: (text: string) => void) {
  const [text, setText] = useState(value)
  const committed = useRef(value)
  const isLeaving = useLeaving()

  const [typing] = useState(() => pausedCommit())

  useEffect(() =>
    typing.takenBy((typed) => {
      const next = typed.trim()
      // to go on with the list would call the person back to it
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

/** Whether another page is on its way. */
function useLeaving(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next !== undefined && next.pathname !== pathname
}
