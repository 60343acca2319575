import { useState } from 'react'
import type { PlacedFaults } from '../../lib/fault-placement.ts'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'

/** What the page itself has against the input, by field. */
export type OwnFaults<Field extends string> = Readonly<Record<Field, string | null>>

/**
 * A dialog's form of a few fields: its own faults are told from the first attempt on, the server's
 * until the next one.
 */
export function useDialogForm<Field extends string>(fields: readonly Field[], own: OwnFaults<Field>) {
  const [tried, setTried] = useState<readonly Field[]>([])
  const { attempt, busy, refusal, setRefusal } = useAttempt({ line: [''], form: fields })
  const answered: PlacedFaults['fields'] = refusal?.faults.fields ?? {}

  const ask = async (mutate: () => Promise<unknown>, needed: readonly Field[] = []): Promise<boolean> => {
    setTried((before) => [...before, ...needed])
    if (needed.some((field) => own[field] !== null)) return false
    return attempt(mutate)
  }

  return {
    busy,
    refused: refusal?.faults.whole ?? [],
    conflict: refusal?.conflict ?? false,
    forgive: () => setRefusal(null),
    faultOf: (field: Field): string | undefined =>
      (tried.includes(field) ? own[field] : null) ?? answered[field],
    /** Sends the form. @returns whether it was done */
    send: (mutate: () => Promise<unknown>): Promise<boolean> => ask(mutate, fields),
    /** Does something on the way that needs only some of the fields. */
    ask,
  }
}
