import { codes } from '@bdr/contract/errors'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { CallError, TransportError } from '../../lib/call-error.ts'
import { countFaults, faultsOfError, noFaults, onlyFields, placeFaults, type FormFaults } from './faults.ts'
import type { FormCore } from './form-core.ts'

/** How a form is sent, and what is done then. */
export interface Sending<Values, Reply> {
  readonly send: (values: Values, version: number) => Promise<Reply>
  /**
   * It is done: what was typed is safe, and the page may be left. Where it answers `leaving`, another
   * page is on its way, and the form takes no press any more.
   */
  readonly onSent?: (reply: Reply, values: Values) => unknown
}

interface SendingSource<Values> {
  readonly core: FormCore
  readonly element: RefObject<HTMLElement | null>
  /** the values of now, which nobody changes any more */
  readonly values: () => Values
  /** everything that is wrong with them, shown or not */
  readonly check: (values: Values) => FormFaults
  /** Has what the check needs brought here, and never rejects; undefined where it is here. */
  readonly prepare?: () => Promise<void> | undefined
  /** the field that shows a place of what is sent; null for none */
  readonly placeIn: (values: Values) => (path: string) => string | null
}

/** What a form does around its sending. */
interface Around<Values> {
  /** not now: somebody has to look at something first */
  readonly isBlocked?: boolean
  readonly version: number
  /** the server has it; what follows may still take a while */
  readonly onDone?: (values: Values) => void
  readonly onFailed?: (error: unknown) => void
  /** done or not, before it may be sent again */
  readonly onSettled?: () => void
}

/**
 * Sending a form, whatever holds its values: what is wrong is shown from the first attempt on and stands
 * at its field, where the cursor goes; a second press does nothing; after a failure it can be tried again.
 */
export function useSending<Values>({
  core,
  element,
  values,
  check,
  prepare = () => undefined,
  placeIn,
}: SendingSource<Values>) {
  /** the fields whose own faults are shown by now: all of them from the first attempt on */
  const revealed = useRef<'all' | readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const focusFirstFault = useFocusFirstFault(element)

  const revealFaults = (names: 'all' | readonly string[]) => {
    if (revealed.current !== 'all')
      revealed.current = names === 'all' ? names : [...revealed.current, ...names]
  }
  const revealedFaults = (of: Values): FormFaults =>
    revealed.current === 'all'
      ? check(of)
      : revealed.current.length === 0
        ? noFaults
        : onlyFields(check(of), revealed.current)

  const refuse = (error: unknown, of: Values, until?: number): false => {
    core.refuse({ ...placeFaults(faultsOfError(error), placeIn(of)), until })
    core.publish()
    // a mistake of our own is shown to the person and to the error log
    if (!(error instanceof CallError || error instanceof TransportError)) reportError(error)
    focusFirstFault()
    return false
  }

  return {
    busy,
    isRunning: () => running.current,
    focusFirstFault,
    /** From now on what is wrong with these fields, or with all, is shown. */
    revealFaults,
    /** What is wrong is shown from the next attempt on. */
    hideFaults: () => {
      revealed.current = []
    },
    /** Checks the values again, as far as their faults are shown. */
    recheck: () => core.check(revealedFaults(values())),

    /**
     * Does something on the way that needs only some of the fields, such as sending a code.
     * @returns whether it was done
     */
    async ask(work: () => Promise<unknown>, needed: readonly string[]): Promise<boolean> {
      revealFaults(needed)
      const of = values()
      core.check(revealedFaults(of))
      core.refuse(noFaults)
      core.publish()
      const { fields } = core.faults()
      if (needed.some((name) => name in fields)) {
        focusFirstFault()
        return false
      }
      try {
        await work()
        return true
      } catch (error) {
        return refuse(error, of)
      }
    },

    /** @returns whether it was done */
    async submit<Reply>(how: Sending<Values, Reply>, around: Around<Values>): Promise<boolean> {
      if (running.current || core.isHeld()) return false
      revealed.current = 'all'
      const begin = () => {
        running.current = true
        setBusy(true)
      }
      const end = () => {
        running.current = false
        around.onSettled?.()
        setBusy(false)
      }
      const preparing = prepare()
      if (preparing) {
        begin()
        await preparing
        end()
        if (core.isHeld()) return false
      }
      // what was typed meanwhile goes with it
      const of = values()
      core.check(check(of))
      core.refuse(noFaults)
      core.publish()
      if (countFaults(core.faults()) > 0 || around.isBlocked) {
        focusFirstFault()
        return false
      }
      begin()
      let leaving = false
      try {
        const reply = await how.send(of, around.version)
        revealed.current = []
        around.onDone?.(of)
        leaving = (await how.onSent?.(reply, of)) === 'leaving'
        return true
      } catch (error) {
        around.onFailed?.(error)
        return refuse(error, of, overAt(error))
      } finally {
        if (!leaving) end()
      }
    },
  }
}

/**
 * When a lock is over, in milliseconds of this browser's clock. Too many requests of a whole network are
 * none: they keep their own words.
 */
export const overAt = (error: unknown): number | undefined =>
  error instanceof CallError && error.code === codes.refused && error.retryAfter !== null
    ? Date.now() + error.retryAfter * 1_000
    : undefined

/** A field that is wrong, or a sentence about several that takes the cursor in their stead. */
const faults = '[aria-invalid="true"], [data-fault]'
/** What is typed again where the whole was refused, such as a password. */
const retry = '[data-retry]'

/** Answers a function that puts the cursor on the first field that is wrong, once the page shows it. */
function useFocusFirstFault(within: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (asked === 0) return
    const field = (selector: string) => within.current?.querySelector<HTMLElement>(selector)
    const first = field(faults) ?? field(retry)
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement && first.matches(retry)) first.select()
    // to the middle: at the edges bars that stay in sight would cover it
    first?.scrollIntoView({ block: 'center' })
  }, [asked, within])
  return ask
}
