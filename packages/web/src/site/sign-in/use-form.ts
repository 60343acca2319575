import { useLayoutEffect, useReducer, useRef, useState, type SubmitEvent } from 'react'
import type { Outcome } from './enter.ts'
import { noFailure, ownFailure, placeFailure, type FormFailure } from './failure.ts'

interface FormRules {
  /** what the page itself has against the input, by field */
  check: () => Readonly<Record<string, string | null>>
  /** sends it; what it throws is placed */
  send: () => Promise<Outcome>
}

/**
 * A form of a few fields: what is wrong stands at its field, the cursor goes there, nothing is
 * emptied. A refusal of the whole leads to the field marked `data-retry`.
 */
export function useForm({ check, send }: FormRules) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState(noFailure)
  const [busy, setBusy] = useState(false)
  const [failed, fail] = useReducer((count: number) => count + 1, 0)

  // after the fields have been drawn as wrong
  useLayoutEffect(() => {
    if (failed === 0) return
    const field = (selector: string) => form.current?.querySelector<HTMLInputElement>(selector)
    const wrong = field('[aria-invalid="true"]') ?? field('[data-retry]')
    wrong?.focus()
    wrong?.select()
  }, [failed])

  const refuse = (next: FormFailure) => {
    setFailure(next)
    fail()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const fields = check()
    const own = ownFailure(fields)
    if (own) return refuse(own)
    setFailure(noFailure)
    setBusy(true)
    let leaving = false
    try {
      leaving = (await send()) === 'leaving'
    } catch (error) {
      refuse(placeFailure(error, Object.keys(fields)))
    } finally {
      if (!leaving) setBusy(false)
    }
  }

  return { form, failure, refuse, busy, submit }
}
