import { normalizeUscc } from '@bdr/contract/kernel/uscc'
import { readRegions } from '@bdr/contract/regions/calls'
import { normalizeBankAccount, type ContactRole } from '@bdr/contract/settle-in/form'
import { categoryPath } from '@bdr/text/names/categories'
import { absent } from '@bdr/text/client'
import {
  contactRole,
  categoryWords,
  companyWords,
  contactWords,
  paperWords,
  reviewWords as words,
} from '@bdr/text/settle-in'
import type { ReactNode } from 'react'
import { groupedAccount } from '../../lib/account-number.ts'
import layout from '../../ui/layout.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import typography from '../../ui/typography.module.css'
import type { Choices } from './choices.ts'
import type { FormFile } from '../../ui/form/drafts.ts'
import { valueAt } from '../../ui/form/paths.ts'
import type { Paper, SettleInValues } from './draft.ts'
import { textField, type TextKey } from './fields.ts'
import type { StepKey } from './places.ts'
import { useRequest } from './use-request.ts'
import css from './form-facts.module.css'

type FactStep = Extract<StepKey, 'company' | 'contact' | 'categories' | 'papers'>

interface FormFactsProps {
  values: SettleInValues
  choices: Pick<Choices, 'leaves' | 'qualificationKinds'>
  /** draws a part around its facts */
  part: (step: FactStep, facts: ReactNode) => ReactNode
  /** whether files can be opened, because their addresses are fresh */
  linked?: boolean
}

/** All values of a form, read-only. */
export function FormFacts({ values, choices, part, linked = false }: FormFactsProps) {
  const { company, contact } = values
  const row = (key: TextKey, shown?: ReactNode) => [
    textField(key).label,
    shown ?? (String(valueAt(values, key)) || absent),
  ]
  const fileOf = (file: FormFile | null) => <FileName file={file} linked={linked} />
  return (
    <>
      {part(
        'company',
        <FactTable
          rows={[
            row('company.name'),
            row('company.uscc', normalizeUscc(company.uscc) || absent),
            row('company.legalPerson'),
            row('company.registeredOn'),
            row('company.registeredCapital'),
            row('company.regionCode', <RegionName code={company.regionCode} />),
            row('company.address'),
            row('company.businessScope'),
            [companyWords.licenceFileId, fileOf(company.licenceFileId)],
            row('bank.name'),
            row('bank.branch'),
            row('bank.account', groupedAccount(normalizeBankAccount(values.bank.account)) || absent),
          ]}
        />,
      )}
      {part(
        'contact',
        <FactTable
          rows={[
            [contactWords.mobile, contact.mobile || absent],
            row('contact.name'),
            row('contact.role', contactRole[contact.role as ContactRole] ?? absent),
            [contactWords.emailPlain, contact.email || absent],
          ]}
        />,
      )}
      {part(
        'categories',
        <ul className={`${layout.card} ${layout.rows} ${css.list}`}>
          {values.categoryIds.map((id) => (
            <li key={id}>{categoryPath(choices.leaves.get(id)?.path ?? [categoryWords.gone])}</li>
          ))}
        </ul>,
      )}
      {part(
        'papers',
        <ul className={`${layout.card} ${layout.rows} ${css.list}`}>
          {Object.entries(values.papers).map(([key, paper]) => (
            <li key={key}>
              <strong>{kindLabel(choices, paper.kind)}</strong> {paper.number || absent}
              <br />
              <span className={`${typography.quiet} ${typography.breaks}`}>
                {paper.endless ? paperWords.endless : words.until(paper.validUntil || absent)} ·{' '}
                {fileOf(paper.fileId)}
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

function FileName({ file, linked }: { file: FormFile | null; linked: boolean }) {
  if (file === null) return absent
  const { name, url } = file
  if (!linked) return name
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

/** A region's name with its province; its code until that has been read. */
function RegionName({ code }: { code: string }) {
  const { data } = useRequest(readRegions, code === '' ? null : { code })
  if (code === '') return absent
  return data ? data.path.map(({ name }) => name).join('') : code
}
