import typography from '../../ui/typography.module.css'
import { CategoriesStep } from './categories-step.tsx'
import type { Choices } from './choices.ts'
import { PapersStep } from './papers-step.tsx'
import type { StepKey } from './places.ts'
import { ReviewStep } from './review-step.tsx'
import { agreementWords as words } from '@bdr/text/settle-in'
import css from './agreement-step.module.css'
import { useShared } from './form-context.ts'
import formCss from './form.module.css'
import { Place } from './place.tsx'

export { Progress } from './progress.tsx'

interface LateStepProps {
  step: StepKey
  choices: Choices
}

/** The later steps: they load while the first one is filled in. */
export function LateStep({ step, choices }: LateStepProps) {
  if (step === 'categories') return <CategoriesStep choices={choices} />
  if (step === 'papers') return <PapersStep choices={choices} />
  if (step === 'agreement') return <AgreementStep choices={choices} />
  return <ReviewStep choices={choices} />
}

/** The step with the agreement. */
function AgreementStep({ choices }: { choices: Choices }) {
  const { form } = useShared()
  const fault = form.faults.fields['agreementVersion']
  const version = choices.agreementVersion
  return (
    <>
      <article className={css.text} aria-label={words.title}>
        <h3 className={css.title}>{words.title}</h3>
        <p className={`${typography.caption} ${css.version}`}>{words.version(version)}</p>
        {choices.agreement.map(({ heading, body }) => (
          <section key={heading}>
            <h4>{heading}</h4>
            <p>{body}</p>
          </section>
        ))}
      </article>
      <Place name="agreementVersion" wide>
        <label className={css.accept}>
          <input
            type="checkbox"
            checked={form.values.agreementVersion === version}
            aria-invalid={fault !== undefined}
            onChange={(event) => form.set('agreementVersion', event.target.checked ? version : null)}
          />
          {words.accept}
        </label>
        <p className={formCss.fault} aria-live="polite">
          {fault}
        </p>
      </Place>
    </>
  )
}
