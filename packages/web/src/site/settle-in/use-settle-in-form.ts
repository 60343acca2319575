import { settleInLimits } from '@bdr/contract/settle-in/form'
import { useEffect, useMemo, useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { checkDraft, type Faults } from './check.ts'
import type { Choices } from './choices.ts'
import { valueAt, type Draft } from './draft.ts'
import { stepOf, type StepKey } from './places.ts'
import type { ProofStore } from './proof.ts'
import { requiredPapers, withPlaces } from './required-papers.ts'
import { useDraft } from './use-draft.ts'

interface ServerFault {
  readonly message: string
  /** what stood there: changed, the fault no longer holds */
  readonly about: string
}

/** A draft with what is wrong with it, and which of that is told by now. */
export function useSettleInDraft(first: Draft, choices: Choices | null, proof: ProofStore) {
  const store = useDraft(first)
  const { draft, changePapers } = store
  const [told, setTold] = useState<ReadonlySet<StepKey>>(new Set())
  /** texts somebody typed and went on from */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Readonly<Record<string, ServerFault>>>({})
  const [today] = useState(() => formatDay(new Date()))

  // each kind of paper the categories ask for has a place, as soon as it is known which those are
  useEffect(() => {
    if (!choices) return
    const required = requiredPapers(draft.categoryIds, choices.requiredKinds)
    changePapers((papers) => withPlaces(papers, required))
  }, [draft.categoryIds, choices, changePapers])

  const ticket = proof.proof?.mobile === draft.mobile ? proof.proof.ticket : null
  const own = useMemo(
    () =>
      checkDraft(draft, {
        proved: ticket !== null,
        agreementVersion: choices?.agreementVersion ?? '',
        mostCategories: settleInLimits.categories,
        today,
      }),
    [draft, ticket, choices, today],
  )
  const standing = Object.entries(refused).filter(([place, { about }]) => valueAt(draft, place) === about)
  const missing: Faults = {
    ...Object.fromEntries(standing.map(([place, { message }]) => [place, message])),
    ...own,
  }
  const isTold = (place: string): boolean =>
    place in refused || left.has(place) || told.has(stepOf(place) ?? 'review')

  return {
    ...store,
    today,
    ticket,
    /** everything that is wrong, told or not */
    missing,
    faultAt: (place: string) => (isTold(place) ? missing[place] : undefined),
    /** A text was typed and left: from now on what is wrong with it is told. */
    leave: (place: string) => setLeft((before) => (before.has(place) ? before : new Set([...before, place]))),
    /** From now on what is missing in these steps is told. */
    tell: (steps: readonly StepKey[]) => setTold((before) => new Set([...before, ...steps])),
    /** The server's faults stand until what they are about is changed. */
    refuse: (faults: Faults) =>
      setRefused(
        Object.fromEntries(
          Object.entries(faults).map(([place, message]) => [
            place,
            { message, about: valueAt(draft, place) },
          ]),
        ),
      ),
  }
}
