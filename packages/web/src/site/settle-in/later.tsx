import { AgreementStep } from './agreement-step.tsx'
import { CategoriesStep } from './categories-step.tsx'
import type { Choices } from './choices.ts'
import { PapersStep } from './papers-step.tsx'
import type { StepKey } from './places.ts'
import { ReviewStep } from './review-step.tsx'

export { Progress } from './progress.tsx'

interface LateStepProps {
  step: StepKey
  choices: Choices
}

/** The steps nobody is at when the page opens: they come while the first is filled in. */
export function LateStep({ step, choices }: LateStepProps) {
  if (step === 'categories') return <CategoriesStep choices={choices} />
  if (step === 'papers') return <PapersStep choices={choices} />
  if (step === 'agreement') return <AgreementStep choices={choices} />
  return <ReviewStep choices={choices} />
}
