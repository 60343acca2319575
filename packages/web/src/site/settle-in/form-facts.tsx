import { normalizeUscc } from '@bdr/contract/kernel/uscc'
import { normalizeBankAccount, type ContactRole } from '@bdr/contract/settle-in/form'
import { categoryPath } from '@bdr/text/categories'
import { absent } from '@bdr/text/client'
import { contactRole } from '@bdr/text/settle-in'
import {
  categoryWords,
  companyWords,
  contactWords,
  paperWords,
  reviewWords as words,
} from '@bdr/text/site-settle-in'
import type { ReactNode } from 'react'
import { groupedAccount } from '../../lib/account-number.ts'
import layout from '../../ui/layout.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import type { Choices } from './choices.ts'
import type { BroughtFile, Draft, Paper } from './draft.ts'
import { textField, type TextKey } from './fields.ts'
import type { StepKey } from './places.ts'
import { RegionName } from './region-name.tsx'
import css from './form-facts.module.css'

type FactStep = Extract<StepKey, 'company' | 'contact' | 'categories' | 'papers'>

interface FormFactsProps {
  draft: Draft
  choices: Pick<Choices, 'leaves' | 'qualificationKinds'>
  /** draws a part around its facts */
  part: (step: FactStep, facts: ReactNode) => ReactNode
  /** files can be opened: their addresses are fresh */
  linked?: boolean
}

/** Everything a form says, to be read. */
export function FormFacts({ draft, choices, part, linked = false }: FormFactsProps) {
  const { texts, papers } = draft
  const row = (key: TextKey, shown?: ReactNode) => [textField(key).label, shown ?? (texts[key] || absent)]
  const fileOf = (brought: BroughtFile | null) => <FileName brought={brought} linked={linked} />
  return (
    <>
      {part(
        'company',
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
            [companyWords.licence, fileOf(draft.licence)],
            row('bank.name'),
            row('bank.branch'),
            row('bank.account', groupedAccount(normalizeBankAccount(texts['bank.account'])) || absent),
          ]}
        />,
      )}
      {part(
        'contact',
        <FactTable
          rows={[
            [contactWords.mobile, draft.mobile || absent],
            row('contact.name'),
            row('contact.role', contactRole[texts['contact.role'] as ContactRole] ?? absent),
            [contactWords.emailPlain, texts['contact.email'] || absent],
          ]}
        />,
      )}
      {part(
        'categories',
        <ul className={`${layout.card} ${css.list}`}>
          {draft.categoryIds.map((id) => (
            <li key={id}>{categoryPath(choices.leaves.get(id)?.path ?? [categoryWords.gone])}</li>
          ))}
        </ul>,
      )}
      {part(
        'papers',
        <ul className={`${layout.card} ${css.list}`}>
          {papers.map((paper) => (
            <li key={paper.key}>
              <strong>{kindLabel(choices, paper.kind)}</strong> {paper.number || absent}
              <br />
              <span className={css.quiet}>
                {paper.endless ? paperWords.endless : words.until(paper.validUntil || absent)} ·{' '}
                {fileOf(paper.file)}
              </span>
            </li>
          ))}
        </ul>,
      )}
    </>
  )
}

export const kindLabel = (
  { qualificationKinds }: Pick<Choices, 'qualificationKinds'>,
  kind: Paper['kind'],
): string => qualificationKinds.find((one) => one.kind === kind)?.label ?? kind

function FileName({ brought, linked }: { brought: BroughtFile | null; linked: boolean }) {
  if (brought === null) return absent
  const { name, url } = brought.file
  if (!linked) return name
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}
