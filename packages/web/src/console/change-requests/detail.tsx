import { readChangeRequest } from '@bdr/contract/change-requests/calls'
import type { ChangeRequestDetail } from '@bdr/contract/change-requests/replies'
import { changeRequestAction } from '@bdr/text/names/change-requests'
import { reviewDetail as words } from '@bdr/text/change-requests'
import { formatInstant } from '../../lib/format.ts'
import { FactsDiff } from '../../ui/console/company-facts/facts-diff.tsx'
import { Section } from '../../ui/console/section.tsx'
import css from './detail.module.css'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { requestActions } from './request-actions.tsx'

/** One company's change, before and after, for an operator to decide on. */
export default function ChangeRequestPage() {
  return <RecordPage call={readChangeRequest}>{(request) => <RequestView request={request} />}</RecordPage>
}

function RequestView({ request }: { request: ChangeRequestDetail }) {
  const { actions, decisionReason } = request
  const { bar, dialogs } = useRecordActions(requestActions, request)
  return (
    <RecordView
      title={request.merchantName}
      state={{ machine: 'change-request', status: request.status }}
      facts={[
        words.code(request.merchantCode),
        words.requested(request.requestedBy, formatInstant(request.createdAt)),
      ]}
      actions={bar}
      stays
      notice={
        <>
          {decisionReason !== null && <p className={css.reason}>{words.refusedReason(decisionReason)}</p>}
          {actions.blocked.map(({ action, reason }) => (
            <p key={action} className={css.blocked} role="status">
              {reason}
            </p>
          ))}
        </>
      }
      history={{ entries: request.history, labels: changeRequestAction }}
    >
      <Section title={words.sections.diff} note={words.diffNote(request.fields.length)}>
        <FactsDiff before={request.before} after={request.after} sources={request} withUnchanged />
      </Section>
      {dialogs}
    </RecordView>
  )
}
