import { isOpenInquiry } from '@bdr/contract/inquiries/meaning'
import { countInquiries, exportInquiries, listInquiries } from '@bdr/contract/inquiries/calls'
import { inquiryStatus } from '@bdr/contract/inquiries/model'
import type { InquiryRow } from '@bdr/contract/inquiries/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { inquiryFields as fields, inquiryList as words } from '@bdr/text/inquiries'
import { inquiryStatus as labels } from '@bdr/text/names/inquiries'
import { foundBy, keywordLabel } from '@bdr/text/shell'
import { entryCategoryTitles } from '@bdr/text/site-labels'
import { formatInstant } from '../../lib/format.ts'
import { Clamped, Clipped, Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { Countdown } from '../../ui/console/countdown.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'

export const clientLoader = prefetchList(listInquiries)

export default function InquiryListPage() {
  const create = (
    <LinkButton look="primary" to={pageUrl('inquiryForm')}>
      {words.create}
    </LinkButton>
  )
  return (
    <ListPage
      call={listInquiries}
      exports={exportInquiries}
      title={words.title}
      label={words.label}
      actions={create}
      tabs={{
        label: words.tabs,
        counts: countInquiries,
        tabs: [
          { label: words.all, filter: {}, counted: 'all' },
          ...inquiryStatus.options.map((status) => ({
            label: labels[status],
            filter: { status },
            counted: status,
          })),
        ],
      }}
      filters={[
        {
          kind: 'text',
          name: 'keyword',
          label: keywordLabel,
          placeholder: words.keywordHint,
          width: 300,
        },
        { kind: 'day-range', from: 'deadlineFrom', to: 'deadlineTo', label: words.deadline },
      ]}
      columns={columns}
      card={(row) => <InquiryCard row={row} />}
      rowHref={(row) => pageUrl('inquiryDetail', { id: row.id })}
      empty={{ ...words.empty, next: create }}
    />
  )
}

const columns: readonly Column<InquiryRow>[] = [
  {
    key: 'title',
    title: fields.title,
    render: (row) => <TwoLines above={row.title} below={row.found ? foundBy(row.found) : row.inquiryNo} />,
  },
  {
    key: 'status',
    title: fields.status,
    render: (row) => (
      <>
        <StatusTag machine="inquiry" status={row.status} /> <OpenQuestions row={row} />
      </>
    ),
  },
  {
    key: 'deadline',
    title: fields.deadline,
    sortField: 'deadline',
    render: (row) => <Countdown deadline={row.deadline} isOpen={isOpenInquiry(row.status)} />,
  },
  { key: 'buyer', title: fields.buyer, render: (row) => <Clipped text={row.buyerName} /> },
  { key: 'category', title: fields.category, render: (row) => entryCategoryTitles[row.category] },
  { key: 'lineCount', title: fields.lineCount, numeric: true, render: (row) => row.lineCount },
  {
    key: 'quoted',
    title: `${fields.quoted} / ${fields.invited}`,
    numeric: true,
    render: (row) => words.quotedOf(row.quotedCount, row.invitedCount),
  },
  {
    key: 'createdAt',
    title: fields.createdAt,
    sortField: 'createdAt',
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
  },
]

const OpenQuestions = ({ row }: { row: InquiryRow }) =>
  isOpenInquiry(row.status) && row.openQuestions > 0 ? (
    <Tag tone="warn">{words.openQuestions(row.openQuestions)}</Tag>
  ) : null

const InquiryCard = ({ row }: { row: InquiryRow }) => (
  <ListCard title={row.title} state={<StatusTag machine="inquiry" status={row.status} />}>
    <Clamped>{row.buyerName}</Clamped>
    <OpenQuestions row={row} />
    <CardLine>
      <Countdown deadline={row.deadline} isOpen={isOpenInquiry(row.status)} />
      <span>
        {fields.quoted} {words.quotedOf(row.quotedCount, row.invitedCount)}
      </span>
    </CardLine>
  </ListCard>
)
