import { agreement } from '@bdr/text/settle-in'
import { agreementWords as words } from '@bdr/text/site-settle-in'
import css from './agreement-step.module.css'
import type { Choices } from './choices.ts'
import { useSettleInForm } from './form-context.ts'
import formCss from './form.module.css'
import { Place } from './place.tsx'

/** What the company agrees to. */
export function AgreementStep({ choices }: { choices: Choices }) {
  const { draft, change, faultAt } = useSettleInForm()
  const version = choices.agreementVersion
  return (
    <>
      <article className={css.text} aria-label={agreement.title}>
        <h3 className={css.title}>{agreement.title}</h3>
        <p className={css.version}>{words.version(version)}</p>
        {agreement.sections.map(({ heading, body }) => (
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
            checked={draft.accepted === version}
            aria-invalid={faultAt('agreementVersion') !== undefined}
            onChange={(event) => change({ accepted: event.target.checked ? version : null })}
          />
          {words.accept}
        </label>
        <p className={formCss.fault} aria-live="polite">
          {faultAt('agreementVersion')}
        </p>
      </Place>
    </>
  )
}
