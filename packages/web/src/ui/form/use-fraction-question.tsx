import { fractionWords as words } from '@bdr/text/ui'
import type { RefusalKey } from '@bdr/text/refusals'
import { useState, type ReactNode } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'

interface FractionQuestion {
  /**
   * Sends. Where nothing but fractions of units that come whole stand against it, it asks once and sends
   * again; when they were slips it fails as the server did, and the faults stand at their fields.
   */
  readonly confirmed: <Reply>(send: (said: { confirmFractions: boolean }) => Promise<Reply>) => Promise<Reply>
  /** where the page puts the question */
  readonly question: ReactNode
}

/** Asks whether “10.5 台” is meant. */
export function useFractionQuestion(): FractionQuestion {
  const [asked, setAsked] = useState<readonly string[] | null>(null)
  const [settle, setSettle] = useState<((meant: boolean) => void) | null>(null)

  const ask = (sentences: readonly string[]) =>
    new Promise<boolean>((resolve) => {
      setAsked(sentences)
      setSettle(() => resolve)
    })
  const answer = (meant: boolean) => {
    setSettle(null)
    settle?.(meant)
  }
  return {
    confirmed: async (send) => {
      try {
        return await send({ confirmFractions: false })
      } catch (error) {
        const sentences = fractionsIn(error)
        if (sentences === null || !(await ask(sentences))) throw error
        return send({ confirmFractions: true })
      }
    },
    question: asked && (
      <Dialog
        isOpen={settle !== null}
        title={words.title}
        onClose={() => answer(false)}
        width={460}
        buttons={
          <>
            <Button onClick={() => answer(false)}>{words.correct}</Button>
            <Button look="primary" onClick={() => answer(true)}>
              {words.meant}
            </Button>
          </>
        }
      >
        {asked.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Dialog>
    ),
  }
}

const fraction: RefusalKey = 'quantity.fraction'

/** What is said of each; null when something else stands against it too. */
function fractionsIn(error: unknown): readonly string[] | null {
  if (!(error instanceof CallError) || error.faults.length === 0) return null
  return error.faults.every(({ key }) => key === fraction) ? error.faults.map(({ message }) => message) : null
}
