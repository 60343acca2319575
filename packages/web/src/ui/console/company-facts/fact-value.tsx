import type { FactName } from '@bdr/contract/company/changed'
import type { PresentFacts } from '@bdr/contract/company/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Region } from '@bdr/contract/regions/replies'
import { companyFacts, diffWords, factWords as words } from '@bdr/text/company'
import { qualificationKind } from '@bdr/text/qualifications'
import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import { groupedAccount } from '../../../lib/account-number.ts'
import layout from '../../layout.module.css'
import typography from '../../typography.module.css'
import css from './facts-diff.module.css'
import { StoredFileLink } from './stored-file-link.tsx'

export const kindLabel = (kind: string): string => qualificationKind[kind as QualificationKind] ?? kind

/** The names of what the facts refer to by id or code. */
export interface FactSources {
  readonly files: readonly StoredFile[]
  readonly regions: readonly Region[]
}

interface FactValueProps {
  facts: PresentFacts
  field: FactName
  sources: FactSources
  /** the version it is compared with */
  other?: PresentFacts
}

/** One fact of a company, formatted for people. */
export function FactValue({ facts, field, sources, other }: FactValueProps) {
  switch (field) {
    case 'bank':
      return <Bank bank={facts.bank} other={other?.bank ?? null} compared={other !== undefined} />
    case 'licenceFileId':
      return facts.licenceFileId === null ? (
        <Nothing />
      ) : (
        <StoredFileLink
          label={companyFacts.licenceFileId}
          file={sources.files.find((file) => file.id === facts.licenceFileId)}
          large={other !== undefined}
        />
      )
    case 'regionCode': {
      const region = sources.regions.find(({ code }) => code === facts.regionCode)
      return region === undefined ? <Nothing /> : <>{region.name}</>
    }
    case 'qualifications':
      return facts.qualifications.length === 0 ? (
        <Nothing />
      ) : (
        <ul className={layout.list}>
          {facts.qualifications.map((paper) => (
            <li key={`${paper.kind} ${paper.number}`}>
              {kindLabel(paper.kind)} {paper.number} · {paper.validUntil ?? words.endless}
            </li>
          ))}
        </ul>
      )
    default:
      return facts[field] === null ? <Nothing /> : <>{facts[field]}</>
  }
}

const Nothing = () => <span className={typography.quiet}>{diffWords.nothing}</span>

type BankFacts = NonNullable<PresentFacts['bank']>
const bankLines: readonly [keyof BankFacts, string][] = [
  ['name', words.bankName],
  ['branch', words.bankBranch],
  ['account', words.bankAccount],
]

/** The account's three lines; where two accounts are compared, differences are marked. */
function Bank({
  bank,
  other,
  compared,
}: {
  bank: BankFacts | null
  other: BankFacts | null
  compared: boolean
}) {
  if (bank === null) return <Nothing />
  return (
    <span className={`${layout.pair} ${layout.start}`}>
      {bankLines.map(([key, label]) => (
        <span key={key}>
          <span className={`${typography.quiet} ${css.key}`}>{label}</span>
          <span data-differs={(compared && bank[key] !== other?.[key]) || undefined}>
            {key === 'account' ? groupedAccount(bank[key]) : bank[key]}
          </span>
        </span>
      ))}
    </span>
  )
}
