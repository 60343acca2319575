import { absent } from '@bdr/text/client'
import { agreementWords, reviewWords as words, settleInSteps } from '@bdr/text/settle-in'
import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import type { Choices } from './choices.ts'
import { useShared } from './form-context.ts'
import { FormFacts, kindLabel } from './form-facts.tsx'
import { stepOf, type StepKey } from './places.ts'
import formCss from './form.module.css'
import css from './review-step.module.css'

/** The step with a summary, and with links to everything that is missing. */
export function ReviewStep({ choices }: { choices: Choices }) {
  const { form, goTo } = useShared()
  const { values } = form
  const places = Object.entries(form.missing().fields)
  /** A paper's fault only names the field; the paper's name is put before it. */
  const ofPaper = (place: string): string => {
    const [part, key] = place.split('.')
    const paper = part === 'papers' ? values.papers[key!] : undefined
    return paper ? `${kindLabel(choices, paper.kind)}：` : ''
  }
  return (
    <>
      {places.length === 0 ? (
        <p className={formCss.lead}>{words.complete}</p>
      ) : (
        <div className={css.missing} role="status">
          <p>{words.missing(places.length)}</p>
          <ul>
            {places.map(([place, fault]) => (
              <li key={place}>
                <button type="button" className={formCss.link} onClick={() => goTo(stepOf(place)!, place)}>
                  {ofPaper(place)}
                  {fault}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <FormFacts
        values={values}
        choices={choices}
        part={(step, facts) => (
          <Part key={step} step={step}>
            {facts}
          </Part>
        )}
      />
      <Part step="agreement">
        <p className={`${layout.card} ${css.agreement}`}>
          {agreementWords.title}：
          {values.agreementVersion === choices.agreementVersion ? words.accepted : absent}
        </p>
      </Part>
    </>
  )
}

function Part({ step, children }: { step: StepKey; children: ReactNode }) {
  const { goTo } = useShared()
  const name = settleInSteps[step]
  return (
    <section className={css.part}>
      <header className={css.head}>
        <h3>{name}</h3>
        <button
          type="button"
          className={formCss.link}
          aria-label={words.editOf(name)}
          onClick={() => goTo(step)}
        >
          {words.edit}
        </button>
      </header>
      {children}
    </section>
  )
}
