import { beyondOrderWords, fractionWords } from '@bdr/text/ui'
import type { RefusalKey } from '@bdr/text/refusals'
import { useState, type ReactNode } from 'react'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'

/** What the person was asked and has confirmed. */
export interface Confirmations {
  readonly confirmFractions?: true
  readonly confirmOver?: true
}

interface Confirmation {
  /**
   * Sends the input. Where its only faults are such that may be intended (fractions of units counted in whole
   * numbers, more than was ordered within the tolerance), it asks and sends again. When the person says they
   * are mistakes it fails as the server did, and the faults are shown at their fields.
   * @param confirmations what was confirmed already
   */
  readonly confirmed: <Reply>(
    send: (confirmations: Confirmations) => Promise<Reply>,
    confirmations?: Confirmations,
  ) => Promise<Reply>
  /** the question; the page decides where it is rendered */
  readonly question: ReactNode
}

interface Question {
  readonly title: string
  readonly confirm: string
  readonly sentences: readonly string[]
}

const confirmable: Partial<
  Record<RefusalKey, { readonly confirms: Confirmations; readonly title: string; readonly confirm: string }>
> = {
  'note.beyondOrder': { confirms: { confirmOver: true }, ...beyondOrderWords },
  'quantity.fraction': { confirms: { confirmFractions: true }, ...fractionWords },
}

/** Asks whether “10.5 台”, or more than was ordered, is intended. */
export function useConfirmation(): Confirmation {
  const [asked, setAsked] = useState<Question | null>(null)
  const [resolve, setResolve] = useState<((meant: boolean) => void) | null>(null)

  const ask = (question: Question) =>
    new Promise<boolean>((resolve) => {
      setAsked(question)
      setResolve(() => resolve)
    })
  const answer = (meant: boolean) => {
    setResolve(null)
    resolve?.(meant)
  }
  return {
    confirmed: async (send, confirmations = {}) => {
      try {
        return await send(confirmations)
      } catch (error) {
        const found = questionAbout(error)
        if (found === null || !(await ask(found.question))) throw error
        return send({ ...confirmations, ...found.confirms })
      }
    },
    question: asked && (
      <Dialog
        isOpen={resolve !== null}
        title={asked.title}
        onClose={() => answer(false)}
        width={460}
        buttons={
          <>
            <Button onClick={() => answer(false)}>{fractionWords.correct}</Button>
            <Button look="primary" onClick={() => answer(true)}>
              {asked.confirm}
            </Button>
          </>
        }
      >
        {asked.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Dialog>
    ),
  }
}

/** The question that covers all faults; null when there is a fault of another kind, too. */
function questionAbout(
  error: unknown,
): { readonly confirms: Confirmations; readonly question: Question } | null {
  if (!(error instanceof CallError) || error.faults.length === 0) return null
  const kinds = error.faults.map(({ key }) => confirmable[key as RefusalKey])
  const known = kinds.filter((kind) => kind !== undefined)
  const [first] = known
  if (first === undefined || known.length < kinds.length) return null
  const confirms = known.reduce<Confirmations>((all, kind) => ({ ...all, ...kind.confirms }), {})
  const { title, confirm } = known.find((kind) => kind.confirms.confirmOver) ?? first
  return { confirms, question: { title, confirm, sentences: error.faults.map(({ message }) => message) } }
}
