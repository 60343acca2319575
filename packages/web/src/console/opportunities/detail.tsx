import { isCancelledInquiry } from '@bdr/contract/inquiries/meaning'
import { isInvited, isWithdrawn, stands } from '@bdr/contract/quotations/meaning'
import {
  listOpportunities,
  readAskedAttachments,
  readOpportunity,
  seeOpportunity,
} from '@bdr/contract/quotations/calls'
import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import { inquiryFields as fields, valueBandNames } from '@bdr/text/inquiries'
import { quotationAction } from '@bdr/text/names/quotations'
import { quotationChanges, opportunityDetail as words } from '@bdr/text/quotations'
import { industryTitles } from '@bdr/text/site-labels'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatAmount } from '../../lib/format.ts'
import { invalidate, sendCall } from '../../lib/query.ts'
import { Countdown, lastMinutes, useTimeLeft } from '../../ui/console/countdown.tsx'
import { Facts } from '../../ui/console/facts.tsx'
import { Section } from '../../ui/console/section.tsx'
import { AttachmentSection } from '../../ui/data/attachments.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { RequestedLines } from './requested-lines.tsx'
import { opportunityActions } from './opportunity-actions.ts'
import { Questions } from './questions.tsx'
import { QuotationForm } from './quotation-form.tsx'
import { Versions } from './versions.tsx'

export default function OpportunityDetailPage() {
  return (
    <RecordPage call={readOpportunity}>
      {(opportunity, reload) => <OpportunityView opportunity={opportunity} reload={reload} />}
    </RecordPage>
  )
}

interface Props {
  opportunity: OpportunityDetail
  reload: () => void
}

function OpportunityView({ opportunity: answered, reload }: Props) {
  const left = useTimeLeft(answered.deadline)
  const isOver = isAccepting(answered) && left === 0
  const opportunity = isOver ? closed(answered) : answered
  const { id, unread, status, version } = opportunity
  const { bar, dialogs } = useRecordActions(opportunityActions, opportunity)
  const isOpen = isAccepting(opportunity)
  const [params] = useSearchParams()
  const [opened, setOpened] = useState({
    version,
    isOpen: opportunity.hasDraft || params.has('import'),
  })
  // a quotation that was submitted or withdrawn is read before it is changed again
  const editing = opened.version === version ? opened : { version, isOpen: false }
  useEffect(() => {
    if (unread) void sendCall(seeOpportunity, { id }).then(() => invalidate([listOpportunities]))
  }, [id, unread])
  useEffect(() => {
    // by the server's clock the deadline is over
    if (isOver) reload()
    // read once, when the time has run out
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])

  const mayQuote = opportunity.actions.allowed.some((action) => action === 'submit' || action === 'revise')
  const fills = mayQuote && (isInvited(status) || editing.isOpen)
  const open = (shown: boolean) => setOpened({ ...editing, isOpen: shown })
  return (
    <RecordView
      title={words.title(opportunity.title)}
      state={{ machine: 'quotation', status }}
      facts={[
        opportunity.inquiryNo,
        opportunity.buyerName,
        <span key="deadline">
          {words.deadline} <Countdown deadline={opportunity.deadline} isOpen={isOpen} />
        </span>,
        ...(opportunity.totalAmount === null
          ? []
          : [words.total(formatAmount(opportunity.totalAmount, opportunity.currency))]),
      ]}
      actions={bar}
      notice={<StateNotice opportunity={opportunity} isLast={isOpen && left <= lastMinutes} />}
      history={{
        entries: opportunity.history,
        labels: quotationAction,
        fields: quotationChanges,
        reasonLabel: words.explanation,
      }}
    >
      <Section title={words.sections.inquiry}>
        <InquiryFacts opportunity={opportunity} />
      </Section>
      <AttachmentSection id={id} read={readAskedAttachments} title={words.sections.askedAttachments} />
      <Section
        title={fills ? words.sections.quote : words.sections.asked}
        note={words.lineCount(opportunity.lineCount)}
        extra={
          mayQuote &&
          !fills && (
            <Button look="primary" onClick={() => open(true)}>
              {stands(status) ? words.startRevising : words.startAgain}
            </Button>
          )
        }
      >
        {fills ? (
          <QuotationForm
            key={version}
            opportunity={opportunity}
            onLeave={isInvited(status) ? undefined : () => open(false)}
          />
        ) : (
          <RequestedLines opportunity={opportunity} />
        )}
      </Section>
      {opportunity.versions.length > 0 && (
        <Section title={words.sections.versions}>
          <Versions opportunity={opportunity} />
        </Section>
      )}
      <Section title={words.sections.questions}>
        <Questions opportunity={opportunity} />
      </Section>
      {dialogs}
    </RecordView>
  )
}

const isAccepting = ({ state }: OpportunityDetail) => state === 'unquoted' || state === 'quoted'

/** The deadline is over by the server's clock: its answer follows, and nothing is offered until then. */
const closed = (opportunity: OpportunityDetail): OpportunityDetail => ({
  ...opportunity,
  state: 'closed',
  actions: { allowed: [], blocked: [] },
})

/** What the merchant needs to know first. */
function StateNotice({ opportunity, isLast }: { opportunity: OpportunityDetail; isLast: boolean }) {
  const { state, status, inquiryStatus } = opportunity
  const notice = isCancelledInquiry(inquiryStatus)
    ? (['warning', words.cancelled] as const)
    : isLast
      ? (['warning', words.lastMinutes] as const)
      : state === 'closed'
        ? (['info', words.closed] as const)
        : state === 'lost'
          ? (['info', words.lost] as const)
          : state === 'declined'
            ? (['info', words.declined] as const)
            : isWithdrawn(status)
              ? (['info', words.withdrawn] as const)
              : null
  return notice && <Notice kind={notice[0]} title={notice[1]} className={layout.apart} isUrgent={isLast} />
}

const InquiryFacts = ({ opportunity }: { opportunity: OpportunityDetail }) => (
  <Facts
    items={[
      { label: fields.industry, value: industryTitles[opportunity.industry] },
      { label: fields.shipTo, value: `${opportunity.region ?? ''}${opportunity.shipTo}` },
      {
        label: fields.valueBand,
        value: opportunity.valueBand && valueBandNames[opportunity.valueBand],
      },
      {
        label: fields.allowPartial,
        value: opportunity.allowPartial ? words.accepted : words.notAccepted,
      },
      {
        label: fields.allowSubstitute,
        value: opportunity.allowSubstitute ? words.accepted : words.notAccepted,
      },
      { label: words.quotationNo, value: opportunity.quotationNo },
      {
        label: fields.terms,
        value: opportunity.terms && <p className={typography.asTyped}>{opportunity.terms}</p>,
        wide: true,
      },
    ]}
  />
)
