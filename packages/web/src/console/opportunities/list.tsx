import { isUndecidedQuotation } from '@bdr/contract/quotations/meaning'
import { isCancelledInquiry, isUndecided } from '@bdr/contract/inquiries/meaning'
import { valueBand } from '@bdr/contract/inquiries/model'
import { pageUrl } from '@bdr/contract/navigation'
import { countOpportunities, exportOpportunities, listOpportunities } from '@bdr/contract/quotations/calls'
import { opportunityStates } from '@bdr/contract/quotations/model'
import type { OpportunityRow } from '@bdr/contract/quotations/replies'
import { readRegions } from '@bdr/contract/regions/calls'
import { inquiryFields as fields, valueBandNames } from '@bdr/text/inquiries'
import { opportunityStateNames } from '@bdr/text/names/quotations'
import { opportunityFields, opportunityList as words } from '@bdr/text/quotations'
import { foundBy, keywordLabel } from '@bdr/text/shell'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import { ui } from '@bdr/text/ui'
import { useState } from 'react'
import { formatAmount, formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { CategoryFilter } from '../../ui/console/category-field.tsx'
import { Clamped, Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { Countdown } from '../../ui/console/countdown.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { Button } from '../../ui/kit/button.tsx'
import css from './opportunities.module.css'
import { later } from '../../ui/later.tsx'

export const clientLoader = prefetchList(listOpportunities)

const SubscriptionDialog = later(
  async () => (await import('./subscription-dialog.tsx')).SubscriptionDialog,
  ({ isOpen }) => isOpen,
)

export default function OpportunityListPage() {
  const [subscribing, setSubscribing] = useState(false)
  const { data: regions } = useCall(readRegions, {}, { staleTime: 600_000 })
  return (
    <>
      <ListPage
        call={listOpportunities}
        exports={exportOpportunities}
        title={words.title}
        label={words.label}
        actions={<Button onClick={() => setSubscribing(true)}>{words.subscribe}</Button>}
        tabs={{
          label: words.tabs,
          counts: countOpportunities,
          tabs: [
            { label: words.all, filter: {}, counted: 'all' },
            ...opportunityStates.map((state) => ({
              label: opportunityStateNames[state],
              filter: { state },
              counted: state,
            })),
          ],
        }}
        filters={[
          {
            kind: 'text',
            name: 'keyword',
            label: keywordLabel,
            placeholder: words.keywordHint,
            width: 260,
          },
          {
            kind: 'own',
            name: 'categoryId',
            render: (value, onChange) => (
              <CategoryFilter
                label={words.category}
                placeholder={ui('filter.all')}
                value={value ?? null}
                onChange={(chosen) => onChange(chosen ?? undefined)}
              />
            ),
          },
          {
            kind: 'choice',
            name: 'region',
            label: fields.region,
            options: (regions?.levels[0] ?? []).map(({ code, name }) => ({ value: code, label: name })),
          },
          {
            kind: 'choice',
            name: 'valueBand',
            label: fields.valueBand,
            options: valueBand.options.map((value) => ({ value, label: valueBandNames[value] })),
          },
          { kind: 'day-range', from: 'deadlineFrom', to: 'deadlineTo', label: words.deadline },
        ]}
        columns={columns}
        card={(row) => <OpportunityCard row={row} />}
        gallery={{ ...words.view, isWide: true, card: (row) => <OpportunityCard row={row} isWide /> }}
        rowHref={(row) => pageUrl('opportunityDetail', { id: row.id })}
        empty={words.empty}
      />
      <SubscriptionDialog isOpen={subscribing} onClose={() => setSubscribing(false)} />
    </>
  )
}

/** An opportunity that has not been opened yet is marked by a dot, and by a text for screen readers. */
const Title = ({ row }: { row: OpportunityRow }) => (
  <span className={css.title} data-unread={row.unread || undefined}>
    {row.unread && <span className={css.dot} role="img" aria-label={words.unread} title={words.unread} />}
    <TwoLines above={row.title} below={row.found ? foundBy(row.found) : row.inquiryNo} />
  </span>
)

const columns: readonly Column<OpportunityRow>[] = [
  { key: 'title', title: fields.title, render: (row) => <Title row={row} /> },
  {
    key: 'state',
    title: opportunityFields.state,
    render: (row) => (
      <span className={css.state}>
        <StateTag row={row} />
        {row.hasDraft && <Quiet>{words.hasDraft}</Quiet>}
      </span>
    ),
  },
  {
    key: 'deadline',
    title: fields.deadline,
    sortField: 'deadline',
    render: (row) => <Countdown deadline={row.deadline} isOpen={isOpen(row)} />,
  },
  {
    key: 'buyer',
    title: fields.buyer,
    render: (row) => <TwoLines above={row.buyerName} below={row.region} />,
  },
  {
    key: 'category',
    title: opportunityFields.category,
    render: (row) => (
      <TwoLines
        above={entryCategoryTitles[row.category]}
        below={row.valueBand && valueBandNames[row.valueBand]}
      />
    ),
  },
  { key: 'lineCount', title: fields.lineCount, numeric: true, render: (row) => row.lineCount },
  {
    key: 'total',
    title: opportunityFields.total,
    numeric: true,
    render: (row) => (row.totalAmount === null ? '' : formatAmount(row.totalAmount, row.currency)),
  },
  {
    key: 'invitedAt',
    title: opportunityFields.invitedAt,
    sortField: 'invitedAt',
    render: (row) => <Quiet>{formatInstant(row.invitedAt)}</Quiet>,
  },
]

const isOpen = ({ state }: OpportunityRow) => state === 'unquoted' || state === 'quoted'

/** An inquiry on a phone: its subject, the buyer, the deadline. */
const OpportunityCard = ({ row, isWide = false }: { row: OpportunityRow; isWide?: boolean }) => (
  <ListCard
    title={
      <span className={css.title} data-unread={row.unread || undefined}>
        {row.unread && <span className={css.dot} role="img" aria-label={words.unread} />}
        {row.title}
      </span>
    }
    state={<StateTag row={row} />}
  >
    <Clamped>{row.buyerName}</Clamped>
    {row.found && <Quiet>{foundBy(row.found)}</Quiet>}
    {isWide && (
      <CardLine quiet>
        <span>{[entryCategoryTitles[row.category], row.region].filter(Boolean).join(' · ')}</span>
        <span>{row.valueBand && valueBandNames[row.valueBand]}</span>
      </CardLine>
    )}
    <CardLine>
      <Countdown deadline={row.deadline} isOpen={isOpen(row)} />
      <span>{row.totalAmount === null ? '' : formatAmount(row.totalAmount, row.currency)}</span>
    </CardLine>
  </ListCard>
)

/**
 * An opportunity's state: that of the merchant's own quotation, unless only the end of the inquiry matters
 * now.
 */
function StateTag({ row }: { row: Pick<OpportunityRow, 'status' | 'inquiryStatus'> }) {
  if (isCancelledInquiry(row.inquiryStatus)) return <StatusTag machine="inquiry" status={row.inquiryStatus} />
  const quotes = isUndecidedQuotation(row.status)
  if (quotes && isUndecided(row.inquiryStatus))
    return <StatusTag machine="inquiry" status={row.inquiryStatus} />
  return <StatusTag machine="quotation" status={row.status} />
}
