import { settleInPage as words } from '@bdr/text/settle-in'
import type { useChoices } from './choices.ts'
import { CompanyStep } from './company-step.tsx'
import { ContactStep } from './contact-step.tsx'
import css from './form.module.css'
import type { StepKey } from './places.ts'
import type { useLater } from './use-later.ts'

interface StepBodyProps {
  step: StepKey
  /** there for every step but the first two, as `late` is */
  choices: ReturnType<typeof useChoices>
  late: ReturnType<typeof useLater>
}

/** Whether a step has to wait for what comes after the page. */
export const comesLate = (step: StepKey): boolean => step !== 'company' && step !== 'contact'

export function StepBody({ step, choices: { choices, failure, retry }, late }: StepBodyProps) {
  if (step === 'company') return <CompanyStep />
  if (step === 'contact') return <ContactStep />
  if (choices !== null && late.part !== null) return <late.part.LateStep step={step} choices={choices} />
  const why = failure ?? (late.failed ? words.partMissing : null)
  return (
    <p className={css.waiting} role="status">
      {why ?? words.loading}{' '}
      {why !== null && (
        <button
          type="button"
          className={css.link}
          onClick={() => {
            if (failure !== null) retry()
            if (late.failed) late.again()
          }}
        >
          {words.retry}
        </button>
      )}
    </p>
  )
}
