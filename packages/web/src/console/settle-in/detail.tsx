import { stateLooks } from '@bdr/contract/entities'
import { pageUrl } from '@bdr/contract/navigation'
import type { SettleInDetail } from '@bdr/contract/settle-in/model'
import { readSettleIn } from '@bdr/contract/settle-in/review-calls'
import { settleInReview as words } from '@bdr/text/console-settle-in'
import { settleInAction, settleInStatus } from '@bdr/text/labels'
import { pageTitles } from '@bdr/text/pages'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { RestoredNotice } from '../../ui/form/notices.tsx'
import { ApplicationForm } from './application-form.tsx'
import { Checklist } from './checklist.tsx'
import css from './detail.module.css'
import { Documents } from './documents.tsx'
import { Findings } from './findings.tsx'
import { Related } from './related.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { ReviewContext } from './review-context.ts'
import { useReturnForm } from './use-return-form.ts'
import { useReviewActions } from './use-review-actions.tsx'
import { useSettleInMutations } from './use-settle-in-mutations.ts'

/** One application: the form and its documents side by side, and what is decided on it. */
export default function SettleInDetailPage() {
  const id = useRecordId()
  const answer = useCall(readSettleIn, { id: id ?? '' }, { enabled: id !== null, toast: false })
  const back = <Link to={pageUrl('settleInList')}>{words.backToList}</Link>
  return (
    <RecordState query={answer} missing={id === null} back={back} title={pageTitles.settleInDetail}>
      {(application) => <ReviewPage key={application.id} application={application} />}
    </RecordState>
  )
}

function ReviewPage({ application }: { application: SettleInDetail }) {
  const { companyName, applicationNo, status, merchant, reason, findings } = application
  const mutations = useSettleInMutations()
  const [isReturning, setReturning] = useState(false)
  const returning = useReturnForm(application, () => setReturning(false))
  const [shownId, setShownId] = useState(application.form.company.licenceFileId)
  const mayReturn = application.actions.allowed.includes('return')
  const { bar, dialog } = useReviewActions({
    application,
    remarkCount: returning.written.length,
    mutations,
    onReturn: () => setReturning(true),
  })
  const review = {
    application,
    returning: mayReturn ? returning : null,
    findingsAt: (path: string) => findings.filter((finding) => finding.path === path),
    show: setShownId,
  }
  return (
    <ReviewContext value={review}>
      <PageHeader
        title={companyName}
        status={<StatusTag machine="settle-in" status={status} />}
        facts={[
          words.applicationNo(applicationNo),
          words.submitted(formatInstant(application.submittedAt)),
          ...(merchant
            ? [
                <Link key="merchant" to={pageUrl('merchantDetail', { id: merchant.id })}>
                  {words.merchant(merchant.code)}
                </Link>,
              ]
            : []),
        ]}
        actions={bar}
        stays
      />
      {reason !== null && (status === 'returned' || status === 'refused') && (
        <p className={css.reason}>
          <strong>{words.reasonOf[status]}</strong> {reason}
        </p>
      )}
      {mayReturn && <RestoredNotice form={returning.form} />}
      <div className={css.sides}>
        <div className={css.form}>
          {status === 'submitted' && <Findings />}
          <ApplicationForm />
          <Checklist tick={mutations.tick} />
          <Related />
          <Section title={words.sections.history}>
            <HistoryTimeline
              entries={application.history}
              labels={settleInAction}
              stateLabels={settleInStatus}
              looks={stateLooks['settle-in']}
            />
          </Section>
        </div>
        <Documents shownId={shownId} />
      </div>
      <ReturnDialog
        application={application}
        returning={returning}
        open={isReturning}
        onClose={() => setReturning(false)}
      />
      {dialog}
      {mayReturn && returning.form.question}
    </ReviewContext>
  )
}
