import { formWords } from '@bdr/text/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isConflict } from '../../lib/call-error.ts'
import type { Form } from './use-form.ts'

const words = formWords.serverDraft

/** Milliseconds without a key until what is typed goes to the server, and after which a failure is tried again. */
const pause = 1_200
const retryAfter = 8_000

/** Where what is typed stands: on its way to the server, there, or still only on this device. */
type ServerDraftState = 'saved' | 'waiting' | 'saving' | 'failed'

interface ServerDraftSource<Values extends FieldValues, Content> {
  /** what the server stores of the values */
  readonly contentOf: (values: Values) => Content
  /**
   * Stores it over a version and hands the record as it is then to the page.
   * @returns the version that has it
   */
  readonly store: (content: Content, version: number) => Promise<number>
}

/**
 * Stores what is typed on the server a moment after it was, one save at a time; the form's own store on
 * this device holds what has not arrived yet. Where somebody else was faster the form says so, and
 * nothing goes out until that was looked at. The form's `record.version` is the one a save goes over.
 */
export function useServerDraft<Values extends FieldValues, Content>(
  form: Form<Values>,
  source: ServerDraftSource<Values, Content>,
) {
  const [state, setState] = useState<ServerDraftState>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** what the server was given last: it is not given the same again */
  const last = useRef<string | null>(null)
  /** the version that has it, which the page may not have read yet */
  const storedVersion = useRef(0)
  const isStored = () => !form.touched || JSON.stringify(source.contentOf(form.values())) === last.current

  const saveIn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void latest.current.save(), delay)
  }
  const store = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isStored()) {
      setState('saved')
      return true
    }
    setState('saving')
    try {
      const done = await form.storeTyped(async (values, version) => {
        const content = source.contentOf(values)
        storedVersion.current = await source.store(content, Math.max(version, storedVersion.current))
        last.current = JSON.stringify(content)
      })
      // what was typed meanwhile has yet to go
      setState(done && latest.current.isStored() ? 'saved' : 'waiting')
      return done
    } catch (error) {
      const isOutdated = isConflict(error)
      setState(isOutdated ? 'waiting' : 'failed')
      if (!isOutdated) saveIn(retryAfter)
      return false
    }
  }
  /** one after the other: each goes over the version that the one before it made */
  const queue = useRef(Promise.resolve(true))
  const save = () => (queue.current = queue.current.then(() => latest.current.store()))
  const latest = useRef({ save, store, isStored })
  useLayoutEffect(() => {
    latest.current = { save, store, isStored }
  })
  const { core, touched } = form
  const isHeld = form.changed !== null
  useEffect(() => {
    const typed = () => {
      if (latest.current.isStored()) return
      setState((now) => (now === 'saving' ? now : 'waiting'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void latest.current.save(), pause)
    }
    return core.subscribe(typed)
  }, [core])
  // what was restored from this device, typed while the last was on its way, or held until somebody
  // looked at a colleague's change has no key of its own
  useEffect(() => {
    if (touched && !isHeld && (state === 'saved' || state === 'waiting'))
      timer.current ??= setTimeout(() => void latest.current.save(), pause)
  }, [touched, isHeld, state])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    state,
    /** Stores it now. @returns whether the server has all that is typed */
    save,
    storedVersion: () => storedVersion.current,
  }
}

/** In the form's bar. */
export const ServerDraftState = ({ state }: { state: ServerDraftState }) => (
  <span data-state={state}>{words[state]}</span>
)
