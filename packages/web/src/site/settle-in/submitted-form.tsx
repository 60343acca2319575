import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import {
  agreement,
  agreementWords,
  progressWords as words,
  reviewWords,
  settleInPage,
  settleInSteps,
} from '@bdr/text/settle-in'
import { useMemo, useState } from 'react'
import { useChoices } from './choices.ts'
import { valuesOf } from './draft.ts'
import { FormFacts } from './form-facts.tsx'
import formCss from './form.module.css'
import css from './submitted-form.module.css'

interface SubmittedFormProps {
  application: OwnApplication
  mobile: string
}

/** What was sent, folded until somebody wants to read it. */
export function SubmittedForm(props: SubmittedFormProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{words.form}</summary>
      {opened && <Sent {...props} />}
    </details>
  )
}

function Sent({ application, mobile }: SubmittedFormProps) {
  const { choices, failure, retry } = useChoices(true)
  const values = useMemo(() => valuesOf(application, mobile), [application, mobile])
  if (choices === null)
    return (
      <p className={formCss.waiting} role="status">
        {failure ?? settleInPage.loading}{' '}
        {failure !== null && (
          <button type="button" className={formCss.link} onClick={retry}>
            {settleInPage.retry}
          </button>
        )}
      </p>
    )
  return (
    <>
      <FormFacts
        values={values}
        choices={choices}
        linked
        part={(step, facts) => (
          <section key={step} className={css.part}>
            <h4>{settleInSteps[step]}</h4>
            {facts}
          </section>
        )}
      />
      <p className={css.agreement}>
        {agreement.title}：{reviewWords.accepted}，{agreementWords.version(application.form.agreementVersion)}
      </p>
    </>
  )
}
