import { companyChanges } from '@bdr/text/company-changes'
import {
  readChangeRequest,
  approveChangeRequest,
  listChangeRequests,
  refuseChangeRequest,
} from '@bdr/contract/change-requests/calls'
import type { ChangeRequestDetail } from '@bdr/contract/change-requests/replies'
import { changeRequestAction } from '@bdr/text/names/change-requests'
import { reviewDetail as words } from '@bdr/text/change-requests'
import { formatInstant } from '../../lib/format.ts'
import { FactsDiff } from '../../ui/console/company-facts/facts-diff.tsx'
import { Section } from '../../ui/console/section.tsx'
import css from './detail.module.css'
import { useRecordActions, recordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { factNames } from '@bdr/text/company'
import { sendCall } from '../../lib/query.ts'

/** A company's requested change, before and after, for an operator to decide on. */
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
      isSticky
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
      history={{ entries: request.history, labels: changeRequestAction, fields: companyChanges }}
    >
      <Section title={words.sections.diff} note={words.diffNote(request.fields.length)}>
        <FactsDiff before={request.before} after={request.after} sources={request} withUnchanged />
      </Section>
      {dialogs}
    </RecordView>
  )
}

const reasonLength = refuseChangeRequest.input.shape.reason.maxLength ?? Infinity

/** The operator's decisions. */
const requestActions = recordActions({
  read: readChangeRequest,
  outdates: [listChangeRequests],
  actions: {
    approve: {
      label: changeRequestAction.approve,
      primary: true,
      dialog: ({ merchantName, fields }) => ({
        title: words.approveTitle(merchantName),
        effect: words.approveEffect(factNames(fields)),
        ok: words.approve,
      }),
      call: (target) => sendCall(approveChangeRequest, target),
      done: words.approved,
    },
    refuse: {
      label: changeRequestAction.refuse,
      danger: true,
      dialog: ({ merchantName }) => ({
        title: words.refuseTitle(merchantName),
        effect: words.refuseEffect,
        ok: words.refuse,
        reason: { label: words.reason, placeholder: words.reasonHint, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(refuseChangeRequest, { ...target, reason }),
      done: words.refused,
    },
    // an action of the company itself
    withdraw: 'elsewhere',
  },
})
