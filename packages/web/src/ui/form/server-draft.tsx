import { formWords } from '@bdr/text/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isConflict } from '../../lib/call-error.ts'
import type { Form } from './use-form.ts'

const words = formWords.serverDraft

/**
 * Milliseconds without a key press until the input is saved on the server, and until a failed save is tried
 * again.
 */
const pause = 1_200
const retryAfter = 8_000

/** The state of the input: nothing typed yet, being saved on the server, saved there, or only on this device. */
type ServerDraftState = 'untouched' | 'saved' | 'waiting' | 'saving' | 'failed'

interface ServerDraftSource<Values extends FieldValues, Content> {
  /** the part of the values that the server stores */
  readonly contentOf: (values: Values) => Content
  /**
   * Stores it over a version and passes the resulting record to the page.
   * @returns the version that contains it
   */
  readonly store: (content: Content, version: number) => Promise<number>
}

/**
 * Stores the typed input on the server a moment later, one save at a time; the form's own store on this
 * device has what is not saved yet. Where somebody else changed the record first the form shows it, and
 * nothing is sent until the person has confirmed it. A save is based on the form's `record.version`.
 */
export function useServerDraft<Values extends FieldValues, Content>(
  form: Form<Values>,
  source: ServerDraftSource<Values, Content>,
) {
  const [state, setState] = useState<ServerDraftState>('untouched')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** what was last sent to the server, which is not sent again */
  const last = useRef<string | null>(null)
  /** the version that contains it, which the page may not have read yet */
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
      setState(last.current === null ? 'untouched' : 'saved')
      return true
    }
    setState('saving')
    try {
      const done = await form.storeTyped(async (values, version) => {
        const content = source.contentOf(values)
        storedVersion.current = await source.store(content, Math.max(version, storedVersion.current))
        last.current = JSON.stringify(content)
        return storedVersion.current
      })
      // what was typed meanwhile still has to be saved
      setState(done && latest.current.isStored() ? 'saved' : 'waiting')
      return done
    } catch (error) {
      const isOutdated = isConflict(error)
      setState(isOutdated ? 'waiting' : 'failed')
      if (!isOutdated) saveIn(retryAfter)
      return false
    }
  }
  /** one after the other: each is based on the version that the one before created */
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
  // a form restored from this device, input typed during the last save, and input held back until a
  // colleague's change was confirmed are followed by no key press
  useEffect(() => {
    if (touched && !isHeld && state !== 'saving' && state !== 'failed')
      timer.current ??= setTimeout(() => void latest.current.save(), pause)
  }, [touched, isHeld, state])
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    state,
    /** Stores it now. @returns whether the server has everything that is typed */
    save,
    storedVersion: () => storedVersion.current,
  }
}

/** Shown in the form's bar, once something was typed. */
export const ServerDraftState = ({ state }: { state: ServerDraftState }) => (
  <span data-state={state}>{state !== 'untouched' && words[state]}</span>
)
