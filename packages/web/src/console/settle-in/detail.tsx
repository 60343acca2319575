import { isInReview, isTurnedDown, isReturned } from '@bdr/contract/settle-in/meaning'
import { pageUrl } from '@bdr/contract/navigation'
import type { SettleInDetail, Finding } from '@bdr/contract/settle-in/replies'
import { readSettleIn, tickChecklist } from '@bdr/contract/settle-in/review-calls'
import { settleInReview as words } from '@bdr/text/settle-in-review'
import { settleInChanges, checklistItem, settleInPlaceName } from '@bdr/text/settle-in'
import { settleInAction } from '@bdr/text/names/settle-in'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { RestoredNotice } from '../../ui/form/notices.tsx'
import { ApplicationForm } from './application-form.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './detail.module.css'
import { Documents } from './documents.tsx'
import { ReviewContext, useReview } from './review-context.ts'
import { settleInActions } from './settle-in-actions.tsx'
import { useReturnForm } from './use-return-form.ts'
import { checklistItems, type ChecklistItem } from '@bdr/contract/settle-in/model'
import { invalidate, setCached, useCallMutation } from '../../lib/query.ts'
import { Section } from '../../ui/console/section.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { StatusTag } from '../../ui/console/status-tag.tsx'

/** An application: the form and its documents side by side, and the decision on it. */
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
        isSticky
        notice={
          <>
            {reason !== null && isTurnedDown(status) && (
              <p className={css.reason}>
                <strong>{words.reasonOf[isReturned(status) ? 'returned' : 'refused']}</strong> {reason}
              </p>
            )}
            {mayReturn && returning.form.restored && (
              <div className={layout.apart}>
                <RestoredNotice form={returning.form} />
              </div>
            )}
          </>
        }
        history={{ entries: application.history, labels: settleInAction, fields: settleInChanges }}
        arrange={(history) => (
          <div className={css.sides}>
            <div className={layout.shrinks}>
              {isInReview(status) && <Findings />}
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

/** The checks that a person confirms; each tick is stored at once. */
function Checklist() {
  const { application } = useReview()
  const tick = useCallMutation(tickChecklist, {
    onSuccess: (ticked) => setCached(readSettleIn, { id: ticked.id }, ticked),
    onError: () => void invalidate([readSettleIn]),
  })
  const { id, version, status } = application
  // shown as ticked at once, not only when the answer has arrived
  const [sent, setSent] = useState<readonly ChecklistItem[] | null>(null)
  const checklist = sent ?? application.checklist
  const open = isInReview(status)
  const toggle = (item: ChecklistItem, ticked: boolean) => {
    const next = ticked ? [...checklist, item] : checklist.filter((one) => one !== item)
    setSent(next)
    tick.mutate({ id, version, checklist: next }, { onSettled: () => setSent(null) })
  }
  return (
    <Section
      title={words.sections.checklist}
      note={open ? words.checked(checklist.length, checklistItems.length) : words.checklistOver}
    >
      <ul className={`${layout.list} ${layout.rows} ${css.items}`}>
        {checklistItems.map((item) => (
          <li key={item}>
            <Checkbox
              value={checklist.includes(item)}
              isDisabled={!open || sent !== null}
              onChange={(ticked) => toggle(item, ticked)}
            >
              {checklistItem[item]}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The results of the server's own checks; those that forbid the approval come first. */
function Findings() {
  const { application } = useReview()
  const { findings, form } = application
  const ordered: readonly Finding[] = findings.toSorted((a, b) => Number(b.blocking) - Number(a.blocking))
  return (
    <Section title={words.sections.findings}>
      {ordered.length === 0 ? (
        <p className={css.none}>{words.noFindings}</p>
      ) : (
        <ul className={`${layout.list} ${layout.pair} ${css.findings}`}>
          {ordered.map(({ kind, path, blocking, message }) => (
            <li key={`${kind} ${path} ${message}`} data-blocking={blocking || undefined}>
              <strong className={`${typography.warn} ${css.weight}`}>
                {blocking ? words.blocking : words.warning}
              </strong>
              <span>
                {path !== null && `${settleInPlaceName(path, form)}：`}
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** Whether this company or this person has applied before. */
function Related() {
  const { related } = useReview().application
  if (related.length === 0) return null
  return (
    <Section title={words.sections.related}>
      <ul className={`${layout.list} ${layout.lines} ${css.related}`}>
        {related.map((one) => (
          <li key={one.id}>
            <Link to={pageUrl('settleInDetail', { id: one.id })}>{one.applicationNo}</Link>
            <span>{one.companyName}</span>
            <StatusTag machine="settle-in" status={one.status} />
            <span className={typography.quiet}>{formatInstant(one.submittedAt)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
