import { useState } from 'react'
import type { ShownFields } from '../../../lib/fault-placement.ts'
import { refusalOf, type Refusal } from './refusal.ts'

/** A dialog's attempt to do something: whether it is under way, and why the last one failed. */
export function useAttempt(shown: ShownFields) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  /**
   * Does it; a refusal stays here for the form to show.
   * @returns whether it was done
   */
  async function attempt(
    mutate: () => Promise<unknown>,
    sentLines: readonly string[] = [],
  ): Promise<boolean> {
    setRefusal(null)
    setBusy(true)
    try {
      await mutate()
      return true
    } catch (error) {
      setRefusal(refusalOf(error, sentLines, shown))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { attempt, busy, refusal, setRefusal }
}
