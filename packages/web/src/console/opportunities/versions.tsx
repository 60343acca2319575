import { isWithdrawn } from '@bdr/contract/quotations/meaning'
import { compare, isZero } from '@bdr/contract/kernel/decimal'
import type {
  InquiryLine,
  OpportunityDetail,
  QuotationLine,
  QuotationVersion,
} from '@bdr/contract/quotations/replies'
import { opportunityDetail as words, quotationForm as fields } from '@bdr/text/quotations'
import { formatAmount, formatInstant, formatQuantity, formatRate, formatUnitPrice } from '../../lib/format.ts'
import { AttachmentLinks } from '../../ui/data/attachments.tsx'
import layout from '../../ui/layout.module.css'
import { Tag } from '../../ui/kit/tag.tsx'
import css from './opportunities.module.css'
import typography from '../../ui/typography.module.css'

/** All submitted versions, the latest first, each with its changes. */
export function Versions({ opportunity }: { opportunity: OpportunityDetail }) {
  const { versions, lines, status, currency } = opportunity
  return (
    <div className={layout.blocks}>
      {versions.map((version, index) => (
        <details key={version.number} className={`${layout.card} ${css.version}`} open={index === 0}>
          <summary>
            <strong>{words.version(version.number)}</strong>
            {index === 0 && !isWithdrawn(status) && <Tag tone="good">{words.counts}</Tag>}
            <span className={typography.caption}>
              {words.versionFacts({
                by: version.submittedBy,
                at: formatInstant(version.submittedAt, 'second'),
              })}
            </span>
            <strong>{formatAmount(version.gross, currency)}</strong>
          </summary>
          <div className={`${layout.blocks} ${css.versionBody}`}>
            <span>
              {[
                `${words.net} ${formatAmount(version.net)}`,
                `${words.tax} ${formatAmount(version.tax)}`,
                ...(isZero(version.freight) ? [] : [words.freight(formatAmount(version.freight))]),
                words.validUntil(version.validUntil),
              ].join(' · ')}
            </span>
            {version.remark && <p className={typography.asTyped}>{version.remark}</p>}
            {version.attachments.length > 0 && <AttachmentLinks files={version.attachments} />}
            {versions[index + 1] && <Changes before={versions[index + 1]!} after={version} lines={lines} />}
          </div>
        </details>
      ))}
    </div>
  )
}

interface Difference {
  readonly what: string
  readonly before: string
  readonly after: string
}

interface ChangesProps {
  before: QuotationVersion
  after: QuotationVersion
  lines: readonly InquiryLine[]
}

function Changes(props: ChangesProps) {
  const changes = differencesOf(props)
  return (
    <div>
      <span className={typography.caption}>{words.changedSince(props.before.number)}</span>
      {changes.length === 0 ? (
        <p className={typography.asTyped}>{words.noChange}</p>
      ) : (
        <ul className={`${layout.pair} ${css.changes}`}>
          {changes.map(({ what, before, after }) => (
            <li key={what}>
              {what} {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const namesOf = ({ attachments }: QuotationVersion) => attachments.map(({ file }) => file.name).join('、')

function differencesOf({ before, after, lines }: ChangesProps): Difference[] {
  const head = [
    { what: words.gross, before: formatAmount(before.gross), after: formatAmount(after.gross) },
    { what: fields.validUntil, before: before.validUntil, after: after.validUntil },
    { what: fields.freight, before: formatAmount(before.freight), after: formatAmount(after.freight) },
    { what: fields.attachments, before: namesOf(before), after: namesOf(after) },
    { what: fields.quoteRemark, before: before.remark ?? '', after: after.remark ?? '' },
  ]
  const ofLines = lines.flatMap((line) => {
    const [old, now] = [before, after].map((version) =>
      version.lines.find(({ lineId }) => lineId === line.id),
    )
    const name = words.lineOf(line.lineNo, line.materialName)
    if (!old && !now) return []
    if (!old) return [{ what: name, before: '', after: words.added }]
    if (!now) return [{ what: name, before: words.removed, after: '' }]
    return lineFacts(old, line.unit).map(([field, value], at) => ({
      what: `${name} ${field}`,
      before: value,
      after: lineFacts(now, line.unit)[at]![1],
    }))
  })
  return [...head, ...ofLines].filter((one) => one.before !== one.after)
}

/** The values of a line, formatted for people. */
const lineFacts = (line: QuotationLine, unit: string): (readonly [field: string, value: string])[] => [
  [fields.quantity, formatQuantity(line.quantity, unit)],
  [
    fields.unitPrice,
    `${formatUnitPrice(line.unitPrice)} ${line.taxIncluded ? fields.included : fields.excluded} ${formatRate(line.taxRate)}`,
  ],
  [fields.leadDays, `${line.leadDays} ${fields.days}`],
  [fields.product, line.product ? fields.productOf(line.product) : ''],
  [fields.brand, line.brand ?? ''],
  [fields.moq, line.moq === null ? '' : formatQuantity(line.moq, unit)],
  [fields.substitute, line.substitute ?? ''],
  [fields.remark, line.remark ?? ''],
  [
    fields.breaks,
    line.priceBreaks
      .toSorted((a, b) => compare(a.from, b.from))
      .map((one) => `≥${formatQuantity(one.from)} ${formatUnitPrice(one.unitPrice)}`)
      .join('、'),
  ],
  [
    fields.alternatives,
    line.alternatives.map((one) => `${one.offer} ${formatUnitPrice(one.unitPrice)}`).join('、'),
  ],
]
