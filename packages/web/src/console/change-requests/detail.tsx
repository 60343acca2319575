import { stateLooks } from '@bdr/contract/entities'
import { readChangeRequest } from '@bdr/contract/change-requests/calls'
import type { ChangeRequestDetail } from '@bdr/contract/change-requests/model'
import { pageUrl } from '@bdr/contract/navigation'
import { changeRequestAction, changeRequestStatus } from '@bdr/text/company'
import { reviewDetail as words } from '@bdr/text/console-company'
import { pageTitles } from '@bdr/text/pages'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { FactsDiff } from '../../ui/console/company-facts/facts-diff.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import css from './detail.module.css'
import { RequestActions } from './request-actions.tsx'

/** One company's change, before and after, for an operator to decide on. */
export default function ChangeRequestPage() {
  const requestId = useRecordId()
  const answer = useCall(
    readChangeRequest,
    { id: requestId ?? '' },
    { enabled: requestId !== null, toast: false },
  )
  const back = <Link to={pageUrl('changeRequestList')}>{words.backToList}</Link>
  return (
    <RecordState
      query={answer}
      missing={requestId === null}
      back={back}
      title={pageTitles.changeRequestDetail}
    >
      {(request) => <RequestPage key={request.id} request={request} />}
    </RecordState>
  )
}

function RequestPage({ request }: { request: ChangeRequestDetail }) {
  const { actions } = request
  const undecided = actions.allowed.length + actions.blocked.length > 0
  return (
    <>
      <PageHeader
        title={request.merchantName}
        status={<StatusTag machine="change-request" status={request.status} />}
        facts={[
          words.code(request.merchantCode),
          words.requested(request.requestedBy, formatInstant(request.createdAt)),
        ]}
        actions={undecided && <RequestActions request={request} />}
        stays
      />
      {request.decisionReason !== null && (
        <p className={css.reason}>{words.refusedReason(request.decisionReason)}</p>
      )}
      {request.actions.blocked.map(({ action, reason }) => (
        <p key={action} className={css.blocked} role="status">
          {reason}
        </p>
      ))}
      <Section title={words.sections.diff} note={words.diffNote(request.fields.length)}>
        <FactsDiff before={request.before} after={request.after} sources={request} withUnchanged />
      </Section>
      <Section title={words.sections.history}>
        <HistoryTimeline
          entries={request.history}
          labels={changeRequestAction}
          stateLabels={changeRequestStatus}
          looks={stateLooks['change-request']}
        />
      </Section>
    </>
  )
}
