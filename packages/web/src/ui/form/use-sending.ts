import { codes } from '@bdr/contract/errors'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { CallError, TransportError } from '../../lib/call-error.ts'
import { countFaults, faultsOfError, noFaults, onlyFields, placeFaults, type FormFaults } from './faults.ts'
import type { FormCore } from './form-core.ts'

/** How a form is sent, and what happens afterwards. */
export interface Sending<Values, Reply> {
  readonly send: (values: Values, version: number) => Promise<Reply>
  /**
   * Called after success: the input is safe, and the page may be left. Where it returns `leaving`, a
   * navigation has started, and the form ignores further presses.
   */
  readonly onSent?: (reply: Reply, values: Values) => unknown
}

interface SendingSource<Values> {
  readonly core: FormCore
  readonly element: RefObject<HTMLElement | null>
  /** the present values, as a copy that nobody changes any more */
  readonly values: () => Values
  /** all faults of the values, shown or not */
  readonly check: (values: Values) => FormFaults
  /** Loads what the check needs, and never rejects; undefined where it has loaded already. */
  readonly prepare?: () => Promise<void> | undefined
  /** the field that shows the faults of a path; null for none */
  readonly placeIn: (values: Values) => (path: string) => string | null
}

/** What a form does before and after its sending. */
interface Around<Values> {
  /** not now: the person has to confirm something first */
  readonly isBlocked?: boolean
  readonly version: number
  /** the server has accepted it; what follows may still take a while */
  readonly onDone?: (values: Values) => void
  readonly onFailed?: (error: unknown) => void
  /** called after success or failure, before the form may be sent again */
  readonly onSettled?: () => void
}

/**
 * Sending a form, however its values are stored: faults are shown from the first attempt on at their fields,
 * and the first one is focused; a second press does nothing; after a failure the form can be sent again.
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
    // an error in our own code is shown to the person and written to the error log
    if (!(error instanceof CallError || error instanceof TransportError)) reportError(error)
    focusFirstFault()
    return false
  }

  return {
    busy,
    isRunning: () => running.current,
    focusFirstFault,
    /** Shows the faults of these fields, or of all, from now on. */
    revealFaults,
    /** Hides the faults until the next attempt. */
    hideFaults: () => {
      revealed.current = []
    },
    /** Checks the values again, for the faults that are already shown. */
    recheck: () => core.check(revealedFaults(values())),

    /**
     * Performs a step before sending that needs only some of the fields, such as sending a code.
     * @returns whether it succeeded
     */
    async runStep(work: () => Promise<unknown>, needed: readonly string[]): Promise<boolean> {
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

    /** @returns whether it succeeded */
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
      // what was typed meanwhile is sent too
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
 * When a lock ends, in milliseconds of this browser's clock. Too many requests from a network are no lock and
 * keep their own message.
 */
export const overAt = (error: unknown): number | undefined =>
  error instanceof CallError && error.code === codes.refused && error.retryAfter !== null
    ? Date.now() + error.retryAfter * 1_000
    : undefined

/** Elements with a fault: a field, or a sentence about several fields that is focused instead. */
const faults = '[aria-invalid="true"], [data-fault]'
/** What has to be typed again after the input as a whole was refused, such as a password. */
const retry = '[data-retry]'

/** Returns a function that focuses the first field with a fault, once the page shows it. */
function useFocusFirstFault(within: RefObject<HTMLElement | null>): () => void {
  const [requests, requestFocus] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const form = within.current
    if (requests === 0 || form === null) return undefined
    let focused = focusFirst(form)
    // a part that is unfolded because of its fault may load only then, and a fault in it comes before the others
    const unfolding = new MutationObserver(() => {
      if (firstIn(form) !== focused) focused = focusFirst(form)
    })
    unfolding.observe(form, { childList: true, subtree: true })
    const stop = () => {
      unfolding.disconnect()
      for (const sign of signs) document.removeEventListener(sign, stop, true)
    }
    for (const sign of signs) document.addEventListener(sign, stop, true)
    return stop
  }, [requests, within])
  return requestFocus
}

/** The person goes on: the focus is theirs again. */
const signs = ['keydown', 'pointerdown'] as const

const firstIn = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>(faults) ?? form.querySelector<HTMLElement>(retry)

function focusFirst(form: HTMLElement): HTMLElement | null {
  const first = firstIn(form)
  first?.focus({ preventScroll: true })
  if (first instanceof HTMLInputElement && first.matches(retry)) first.select()
  // to the middle, because at the edges it could be covered by bars
  first?.scrollIntoView({ block: 'center' })
  return first
}
