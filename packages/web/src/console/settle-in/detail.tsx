import { pageUrl } from '@bdr/contract/navigation'
import type { SettleInDetail } from '@bdr/contract/settle-in/replies'
import { readSettleIn } from '@bdr/contract/settle-in/review-calls'
import { settleInReview as words } from '@bdr/text/settle-in'
import { settleInAction } from '@bdr/text/names/settle-in'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { RestoredNotice } from '../../ui/form/notices.tsx'
import { ApplicationForm } from './application-form.tsx'
import { Checklist } from './checklist.tsx'
import css from './detail.module.css'
import { Documents } from './documents.tsx'
import { Findings } from './findings.tsx'
import { Related } from './related.tsx'
import { ReviewContext } from './review-context.ts'
import { settleInActions } from './settle-in-actions.tsx'
import { useReturnForm } from './use-return-form.ts'

/** One application: the form and its documents side by side, and what is decided on it. */
export default function SettleInDetailPage() {
  return (
    <RecordPage call={readSettleIn}>{(application) => <ReviewPage application={application} />}</RecordPage>
  )
}

function ReviewPage({ application }: { application: SettleInDetail }) {
  const { applicationNo, status, merchant, reason, findings } = application
  const [shownId, setShownId] = useState(application.form.company.licenceFileId)
  const returning = useReturnForm(application)
  const remarkCount = returning.written.length
  const mayReturn = application.actions.allowed.includes('return')
  const { bar, dialogs } = useRecordActions(settleInActions, application, {
    ...(remarkCount > 0 && { primary: 'return' }),
  })
  const review = {
    application,
    returning: mayReturn ? returning : null,
    findingsAt: (path: string) => findings.filter((finding) => finding.path === path),
    show: setShownId,
  }
  return (
    <ReviewContext value={review}>
      <RecordView
        title={application.companyName}
        state={{ machine: 'settle-in', status }}
        facts={[
          words.applicationNo(applicationNo),
          words.submitted(formatInstant(application.submittedAt)),
          merchant && (
            <Link key="merchant" to={pageUrl('merchantDetail', { id: merchant.id })}>
              {words.merchant(merchant.code)}
            </Link>
          ),
        ].filter((fact) => fact !== null)}
        actions={
          <>
            {mayReturn && remarkCount > 0 && (
              <span role="status" className={css.count}>
                {words.remarkCount(remarkCount)}
              </span>
            )}
            {bar}
          </>
        }
        stays
        notice={
          <>
            {reason !== null && (status === 'returned' || status === 'refused') && (
              <p className={css.reason}>
                <strong>{words.reasonOf[status]}</strong> {reason}
              </p>
            )}
            {mayReturn && returning.form.restored && (
              <div className={css.restored}>
                <RestoredNotice form={returning.form} />
              </div>
            )}
          </>
        }
        history={{ entries: application.history, labels: settleInAction }}
        arrange={(history) => (
          <div className={css.sides}>
            <div className={css.form}>
              {status === 'submitted' && <Findings />}
              <ApplicationForm />
              <Checklist />
              <Related />
              {history}
            </div>
            <Documents shownId={shownId} />
          </div>
        )}
      />
      {dialogs}
      {mayReturn && returning.form.question}
    </ReviewContext>
  )
}
