import { normalizeUscc } from '@bdr/contract/kernel/uscc'
import type { ContactRole } from '@bdr/contract/settle-in/form'
import { absent } from '@bdr/text/client'
import { categoryPath } from '@bdr/text/categories'
import { agreement, contactRole } from '@bdr/text/settle-in'
import {
  companyWords,
  contactWords,
  paperWords,
  reviewWords as words,
  settleInSteps,
} from '@bdr/text/site-settle-in'
import { FactTable } from '../../ui/site/fact-table.tsx'
import type { ReactNode } from 'react'
import type { Faults } from './check.ts'
import type { Choices } from './choices.ts'
import type { Paper } from './draft.ts'
import { textField, type TextKey } from './fields.ts'
import { useSettleInForm } from './form-context.ts'
import formCss from './form.module.css'
import { stepOf, type StepKey } from './places.ts'
import { RegionName } from './region-name.tsx'
import css from './review-step.module.css'

/** Everything once more, and what is missing, each with the way to it. */
export function ReviewStep({ choices, missing }: { choices: Choices; missing: Faults }) {
  const { draft, goTo } = useSettleInForm()
  const { texts, papers } = draft
  const kindLabel = (kind: string) =>
    choices.qualificationKinds.find((one) => one.kind === kind)?.label ?? kind
  const places = Object.entries(missing)
  const row = (key: TextKey, shown?: ReactNode) => [textField(key).label, shown ?? (texts[key] || absent)]
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
                  {ofPaper(place, papers, kindLabel)}
                  {fault}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Part step="company">
        <FactTable
          rows={[
            row('company.name'),
            row('company.uscc', normalizeUscc(texts['company.uscc']) || absent),
            row('company.legalPerson'),
            row('company.registeredOn'),
            row('company.registeredCapital'),
            row('company.regionCode', <RegionName code={texts['company.regionCode']} />),
            row('company.address'),
            row('company.businessScope'),
            [companyWords.licence, draft.licence?.file.name ?? absent],
            row('bank.name'),
            row('bank.branch'),
            row('bank.account'),
          ]}
        />
      </Part>
      <Part step="contact">
        <FactTable
          rows={[
            [contactWords.mobile, draft.mobile || absent],
            row('contact.name'),
            row('contact.role', contactRole[texts['contact.role'] as ContactRole] ?? absent),
            [contactWords.emailPlain, texts['contact.email'] || absent],
          ]}
        />
      </Part>
      <Part step="categories">
        <ul className={css.list}>
          {draft.categoryIds.map((id) => (
            <li key={id}>{categoryPath(choices.leaves.get(id)?.path ?? [absent])}</li>
          ))}
        </ul>
      </Part>
      <Part step="papers">
        <ul className={css.list}>
          {papers.map((paper) => (
            <li key={paper.key}>
              <strong>{kindLabel(paper.kind)}</strong> {paper.number || absent}
              <br />
              <span className={css.quiet}>
                {paper.endless ? paperWords.endless : words.until(paper.validUntil || absent)} ·{' '}
                {paper.file?.file.name ?? absent}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part step="agreement">
        <p className={css.list}>
          {agreement.title}：{draft.accepted === choices.agreementVersion ? words.accepted : absent}
        </p>
      </Part>
    </>
  )
}

/** A paper's fault says which field; which paper stands before it. */
function ofPaper(place: string, papers: readonly Paper[], kindLabel: (kind: string) => string): string {
  const paper = papers.find(({ key }) => place.startsWith(`paper:${key}`))
  return paper ? `${kindLabel(paper.kind)}：` : ''
}

function Part({ step, children }: { step: StepKey; children: ReactNode }) {
  const { goTo } = useSettleInForm()
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
