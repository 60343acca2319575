import { useEffect, useRef, useState, type RefObject } from 'react'
import { wrongPlaces } from './check.ts'
import { openRemarks, type Draft } from './draft.ts'
import { focusPlace, partsOf, stepKeys, stepOf, type StepKey } from './places.ts'
import type { StepState } from './step-list.tsx'
import type { SettleInFormState } from './use-settle-in-form.ts'

interface StepsStart {
  /** where the step is drawn */
  body: RefObject<HTMLElement | null>
  first: Draft
  /** the device stored it */
  resumed: boolean
  /** where the cursor goes at first */
  place: string | null | undefined
  /** whether what the step needs is there */
  drawn: boolean
}

/** The way from step to step: which were seen, what they lack, and where the cursor goes. */
export function useSteps(
  { form, remarks, step, setStep }: SettleInFormState,
  { body, first, resumed, place: firstPlace, drawn }: StepsStart,
) {
  const [goal, setGoal] = useState<{ place: string | null } | null>(firstPlace ? { place: firstPlace } : null)
  const reached = useRef<typeof goal>(null)
  const [visited, setVisited] = useState<ReadonlySet<StepKey>>(() => visitedAtFirst(first, resumed))
  const index = stepKeys.indexOf(step)
  const missing = form.missing()
  const lacking = wrongPlaces(missing, step)
  /** What papers are asked for is not known before the categories are. */
  const isOpen = (key: StepKey) => key === 'papers' && form.values.categoryIds.length === 0

  // once the step is drawn, with what is wrong with it
  useEffect(() => {
    if (goal === null || reached.current === goal || !drawn) return
    reached.current = goal
    if (goal.place !== null) return focusPlace(body.current!, goal.place)
    body.current!.querySelector<HTMLElement>('h2')!.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [body, goal, drawn])

  const goTo = (next: StepKey, at?: string) => {
    setVisited((before) => new Set([...before, step, next]))
    if (at !== undefined) form.revealFaults(partsOf[next])
    setStep(next)
    setGoal({ place: at ?? null })
  }
  const forward = () => {
    form.revealFaults(partsOf[step])
    if (lacking.length > 0) setGoal({ place: lacking[0]! })
    else goTo(stepKeys[index + 1]!)
  }
  const states = Object.fromEntries(
    stepKeys.map((key): [StepKey, StepState] => [
      key,
      {
        visited: visited.has(key) && key !== 'review' && !isOpen(key),
        missing: wrongPlaces(missing, key).length,
        remarks: openRemarks(remarks, form.values).filter((remark) => stepOf(remark.place) === key).length,
      },
    ]),
  ) as Record<StepKey, StepState>

  return {
    step,
    index,
    /** how many things the step lacks; null where that is not known */
    lacking: step === 'review' || isOpen(step) ? null : lacking.length,
    states,
    goTo,
    forward,
    back: index > 0 ? () => goTo(stepKeys[index - 1]!) : null,
  }
}

/** Of a form that was begun before, all steps up to the one it was left at, or all if it was sent once. */
const visitedAtFirst = (first: Draft, resumed: boolean): ReadonlySet<StepKey> =>
  first.target !== null
    ? new Set(stepKeys)
    : new Set(resumed ? stepKeys.slice(0, stepKeys.indexOf(first.step) + 1) : [])
