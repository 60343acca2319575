import { useEffect, useRef, useState, type RefObject } from 'react'
import { faultyPlaces } from './check.ts'
import { openRemarks, type Draft } from './draft.ts'
import { focusPlace, partsOf, stepKeys, stepOf, type StepKey } from './places.ts'
import type { StepState } from './step-list.tsx'
import type { SettleInFormState } from './use-settle-in-form.ts'

interface StepsStart {
  /** the element that contains the step */
  body: RefObject<HTMLElement | null>
  first: Draft
  /** whether the device has stored it */
  resumed: boolean
  /** the place that is focused first */
  place: string | null | undefined
  /** whether the data that the step needs has loaded */
  drawn: boolean
}

/** Navigation between steps: which were opened, their faults, and the focus. */
export function useSteps(
  { form, remarks, step, setStep }: SettleInFormState,
  { body, first, resumed, place: firstPlace, drawn }: StepsStart,
) {
  const [goal, setGoal] = useState<{ place: string | null } | null>(firstPlace ? { place: firstPlace } : null)
  const reached = useRef<typeof goal>(null)
  const [visited, setVisited] = useState<ReadonlySet<StepKey>>(() => visitedAtFirst(first, resumed))
  const index = stepKeys.indexOf(step)
  const missing = form.missing()
  const faulty = faultyPlaces(missing, step)
  /** The required papers are not known before the categories are. */
  const isOpen = (key: StepKey) => key === 'papers' && form.values.categoryIds.length === 0

  // once the step is drawn, with its faults
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
    if (faulty.length > 0) setGoal({ place: faulty[0]! })
    else goTo(stepKeys[index + 1]!)
  }
  const states = Object.fromEntries(
    stepKeys.map((key): [StepKey, StepState] => [
      key,
      {
        visited: visited.has(key) && key !== 'review' && !isOpen(key),
        missing: faultyPlaces(missing, key).length,
        remarks: openRemarks(remarks, form.values).filter((remark) => stepOf(remark.place) === key).length,
      },
    ]),
  ) as Record<StepKey, StepState>

  return {
    step,
    index,
    /** the number of faults of the step; null where that is not known */
    faultCount: step === 'review' || isOpen(step) ? null : faulty.length,
    states,
    goTo,
    forward,
    back: index > 0 ? () => goTo(stepKeys[index - 1]!) : null,
  }
}

/** For a form that is continued, all steps up to the last one opened, or all if it was sent once. */
const visitedAtFirst = (first: Draft, resumed: boolean): ReadonlySet<StepKey> =>
  first.target !== null
    ? new Set(stepKeys)
    : new Set(resumed ? stepKeys.slice(0, stepKeys.indexOf(first.step) + 1) : [])
