import { AgreementStep } from './agreement-step.tsx'
import { CategoriesStep } from './categories-step.tsx'
import type { Faults } from './check.ts'
import type { Choices } from './choices.ts'
import { CompanyStep } from './company-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { PapersStep } from './papers-step.tsx'
import type { StepKey } from './places.ts'
import { ReviewStep } from './review-step.tsx'

interface StepBodyProps {
  step: StepKey
  /** there for every step but the first two */
  choices: Choices | null
  missing: Faults
}

export function StepBody({ step, choices, missing }: StepBodyProps) {
  if (step === 'company') return <CompanyStep />
  if (step === 'contact') return <ContactStep />
  if (choices === null) return null
  if (step === 'categories') return <CategoriesStep choices={choices} />
  if (step === 'papers') return <PapersStep choices={choices} />
  if (step === 'agreement') return <AgreementStep choices={choices} />
  return <ReviewStep choices={choices} missing={missing} />
}
