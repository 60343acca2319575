import { hasDeclined } from '@bdr/contract/quotations/meaning'
import { isDraftInquiry, isOpenInquiry, isRevealed } from '@bdr/contract/inquiries/meaning'
import {
  attachToInquiry,
  detachFromInquiry,
  readInquiry,
  readInquiryAttachments,
} from '@bdr/contract/inquiries/calls'
import type { InquiryDetail, Invitation } from '@bdr/contract/inquiries/replies'
import { pageUrl } from '@bdr/contract/navigation'
import type { InquiryLine } from '@bdr/contract/quotations/replies'
import {
  inquiryChanges,
  inquiryDetail as words,
  inquiryFields as fields,
  valueBandNames,
} from '@bdr/text/inquiries'
import { inquiryAction } from '@bdr/text/names/inquiries'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { Link } from 'react-router'
import { formatAmount, formatDay, formatInstant, formatQuantity } from '../../lib/format.ts'
import { Countdown } from '../../ui/console/countdown.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { AttachmentSection } from '../../ui/data/attachments.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import typography from '../../ui/typography.module.css'
import { Compare } from './compare.tsx'
import { inquiryActions } from './inquiry-actions.tsx'
import { OperatorQuestions } from './questions.tsx'

const attached = { kind: 'inquiry', attach: attachToInquiry, detach: detachFromInquiry } as const

export default function InquiryDetailPage() {
  return <RecordPage call={readInquiry}>{(inquiry) => <InquiryView inquiry={inquiry} />}</RecordPage>
}

function InquiryView({ inquiry }: { inquiry: InquiryDetail }) {
  const { status, invitations } = inquiry
  const { bar, dialogs } = useRecordActions(inquiryActions, inquiry)
  const isCompared = isRevealed(status)
  return (
    <RecordView
      title={words.title(inquiry.title)}
      state={{ machine: 'inquiry', status }}
      facts={[
        inquiry.inquiryNo,
        inquiry.buyerName,
        <span key="deadline">
          {words.deadline} <Countdown deadline={inquiry.deadline} isOpen={isOpenInquiry(status)} />
        </span>,
        ...(invitations.length > 0 ? [words.invitedCount(inquiry.invitedCount, inquiry.quotedCount)] : []),
      ]}
      actions={bar}
      history={{
        entries: inquiry.history,
        labels: inquiryAction,
        fields: inquiryChanges,
        reasonLabel: words.explanation,
      }}
    >
      {isCompared && (
        <Section title={words.sections.compare}>
          <Compare inquiry={inquiry} />
        </Section>
      )}
      <Section title={words.sections.facts}>
        <InquiryFacts inquiry={inquiry} />
      </Section>
      <Section title={words.sections.lines} note={words.lineCount(inquiry.lineCount)}>
        <DataTable
          label={words.sections.lines}
          rows={inquiry.lines}
          rowKey={({ id }) => id}
          columns={lineColumns}
          card={(line) => <LineCard line={line} />}
        />
      </Section>
      <AttachmentSection
        id={inquiry.id}
        read={readInquiryAttachments}
        change={attached}
        note={
          isDraftInquiry(status)
            ? words.attachmentsOfDraft
            : isOpenInquiry(status)
              ? words.attachmentsStay
              : undefined
        }
        empty={words.noAttachments}
      />
      {!isDraftInquiry(status) && (
        <Section title={words.sections.invitations} note={isOpenInquiry(status) ? words.sealed : undefined}>
          <DataTable
            label={words.sections.invitations}
            rows={invitations}
            rowKey={({ quotationId }) => quotationId}
            columns={invitationColumns}
            card={(row) => <InvitationCard row={row} />}
            empty={<Quiet>{words.nobody}</Quiet>}
          />
        </Section>
      )}
      {!isDraftInquiry(status) && (
        <Section title={words.sections.questions}>
          <OperatorQuestions inquiry={inquiry} />
        </Section>
      )}
      {dialogs}
    </RecordView>
  )
}

const InquiryFacts = ({ inquiry }: { inquiry: InquiryDetail }) => (
  <Facts
    items={[
      { label: fields.industry, value: industryTitles[inquiry.industry] },
      { label: fields.category, value: entryCategoryTitles[inquiry.category] },
      { label: fields.categories, value: inquiry.categoryNames.join('、') },
      { label: fields.shipTo, value: `${inquiry.region ?? ''}${inquiry.shipTo}` },
      { label: fields.valueBand, value: inquiry.valueBand && valueBandNames[inquiry.valueBand] },
      { label: fields.publishedAt, value: inquiry.publishedAt && formatInstant(inquiry.publishedAt) },
      { label: fields.allowPartial, value: inquiry.allowPartial ? words.accepted : words.notAccepted },
      { label: fields.allowSubstitute, value: inquiry.allowSubstitute ? words.accepted : words.notAccepted },
      {
        label: fields.terms,
        value: inquiry.terms && <p className={typography.asTyped}>{inquiry.terms}</p>,
        wide: true,
      },
      {
        label: fields.consultation,
        value: inquiry.consultation && (
          <Link to={pageUrl('consultationDetail', { id: inquiry.consultation.id })}>
            {inquiry.consultation.number}
          </Link>
        ),
      },
      { label: words.sections.awards, value: inquiry.awards.length > 0 && <Orders inquiry={inquiry} /> },
    ]}
  />
)

/** The orders that the award created, without duplicates. */
function Orders({ inquiry: { awards } }: { inquiry: InquiryDetail }) {
  const orders = new Map(awards.map(({ orderId, orderNo }) => [orderId, orderNo]))
  return [...orders].map(([id, orderNo]) => (
    <Link key={id} to={pageUrl('orderDetail', { id })}>
      {orderNo}{' '}
    </Link>
  ))
}

const lineColumns: readonly Column<InquiryLine>[] = [
  { key: 'lineNo', title: '#', render: (line) => <Quiet>{line.lineNo}</Quiet> },
  {
    key: 'material',
    title: fields.materialName,
    namesRow: true,
    render: (line) => (
      <TwoLines
        above={line.materialName}
        below={[line.specification, line.materialCode, line.note].filter(Boolean).join(' · ')}
      />
    ),
  },
  { key: 'brand', title: fields.brand, render: (line) => line.brand },
  {
    key: 'quantity',
    title: fields.quantity,
    numeric: true,
    render: (line) => formatQuantity(line.quantity, line.unit),
  },
  { key: 'requiredDate', title: fields.requiredDate, render: (line) => formatDay(line.requiredDate) },
]

const LineCard = ({ line }: { line: InquiryLine }) => (
  <ListCard
    title={`${line.lineNo}. ${line.materialName}`}
    state={<span>{formatQuantity(line.quantity, line.unit)}</span>}
  >
    {line.specification && <Quiet>{line.specification}</Quiet>}
    <Quiet>{formatDay(line.requiredDate)}</Quiet>
  </ListCard>
)

const invitationColumns: readonly Column<Invitation>[] = [
  {
    key: 'merchant',
    title: words.merchant,
    render: (row) => <TwoLines above={row.merchantName} below={row.merchantCode} />,
  },
  {
    key: 'status',
    title: words.status,
    render: (row) => (
      <TwoLines
        above={<StatusTag machine="quotation" status={row.status} />}
        below={hasDeclined(row.status) ? row.declineReason : null}
      />
    ),
  },
  {
    key: 'invitedAt',
    title: fields.invited,
    render: (row) => <TwoLines above={formatInstant(row.invitedAt)} below={words.invitedBy[row.invitedBy]} />,
  },
  {
    key: 'seen',
    title: words.seen,
    render: (row) => (row.seenAt === null ? <Quiet>{words.notSeen}</Quiet> : formatInstant(row.seenAt)),
  },
  { key: 'quotedAt', title: words.quotedAt, render: (row) => row.quotedAt && formatInstant(row.quotedAt) },
]

const InvitationCard = ({ row }: { row: Invitation }) => (
  <ListCard title={row.merchantName} state={<StatusTag machine="quotation" status={row.status} />}>
    <CardLine quiet>
      <span>{row.seenAt === null ? words.notSeen : formatInstant(row.seenAt)}</span>
      {row.offer && <span>{formatAmount(row.offer.gross)}</span>}
    </CardLine>
  </ListCard>
)
