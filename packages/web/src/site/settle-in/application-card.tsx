import { isApproved, isReturned, isTurnedDown, mayApplyAgain } from '@bdr/contract/settle-in/meaning'
import { withdrawSettleIn } from '@bdr/contract/settle-in/calls'
import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import { settleInAction, settleInStatus } from '@bdr/text/names/settle-in'
import {
  settleInPlaceName,
  progressWords as words,
  agreementWords,
  reviewWords,
  settleInPage,
  settleInSteps,
} from '@bdr/text/settle-in'
import { useState, useMemo } from 'react'
import { request } from '../../lib/api.ts'
import { rememberFirstMobile, firstPasswordUrl } from '../../lib/first-password.ts'
import { formatInstant } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { isTicketOver } from '../sign-in/sms-code.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import css from './application-card.module.css'
import formCss from './form.module.css'
import { useChoices } from './choices.ts'
import { valuesOf } from './draft.ts'
import { FormFacts } from './form-facts.tsx'
import typography from '../../ui/typography.module.css'

interface ApplicationCardProps {
  application: OwnApplication
  /** the mobile of the person who follows it, confirmed by the ticket */
  mobile: string
  ticket: string
  onChanged: () => void
  onTicketOver: () => void
  onEdit: (path: string | null) => void
  /** null where it would be refused */
  onAgain: (() => void) | null
}

/** An application: its state, the next step, and its history. */
export function ApplicationCard({ application, mobile, ticket, ...on }: ApplicationCardProps) {
  const { status, form, reason, remarks, actions } = application
  const [withdrawing, setWithdrawing] = useState(false)
  const may = (action: (typeof actions.allowed)[number]) => actions.allowed.includes(action)
  const withdraw = async () => {
    try {
      await request(withdrawSettleIn, { uscc: form.company.uscc, ticket })
      on.onChanged()
    } catch (error) {
      if (isTicketOver(error)) on.onTicketOver()
      throw error
    }
  }
  return (
    <article className={`${layout.card} ${css.card}`}>
      <header className={`${layout.row} ${css.head}`}>
        <h3 className={css.company}>{form.company.name}</h3>
        <span className={css.status} data-status={status}>
          {settleInStatus[status]}
        </span>
      </header>
      <dl className={css.facts}>
        {[
          [words.applicationNo, application.applicationNo],
          [words.uscc, form.company.uscc],
          [words.submittedAt, formatInstant(application.submittedAt)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.next}>{words.next[status]}</p>
      {reason !== null && isTurnedDown(status) && (
        <p className={css.reason}>
          <strong>{words.reasonOf[isReturned(status) ? 'returned' : 'refused']}</strong> {reason}
        </p>
      )}
      {remarks.length > 0 && isReturned(status) && (
        <ul className={css.remarks} aria-label={words.remarks}>
          {remarks.map(({ path, message }) => (
            <li key={path}>
              <span>
                <strong>{settleInPlaceName(path, form)}</strong> {message}
              </span>
              <button
                type="button"
                className={formCss.link}
                aria-label={`${words.goToField} ${settleInPlaceName(path, form)}`}
                onClick={() => on.onEdit(path)}
              >
                {words.goToField}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={`${layout.row} ${css.actions}`}>
        {may('resubmit') && (
          <button type="button" className={button.primary} onClick={() => on.onEdit(null)}>
            {words.editAndResubmit}
          </button>
        )}
        {isApproved(status) && (
          <a className={button.primary} href={firstPasswordUrl} onClick={() => rememberFirstMobile(mobile)}>
            {words.signIn}
          </a>
        )}
        {mayApplyAgain(status) && on.onAgain && (
          <button type="button" className={button.quiet} onClick={on.onAgain}>
            {words.again}
          </button>
        )}
        {may('withdraw') && (
          <button type="button" className={formCss.link} onClick={() => setWithdrawing(true)}>
            {words.withdraw}
          </button>
        )}
      </div>
      <SubmittedForm application={application} mobile={mobile} />
      <h4 className={css.historyTitle}>{words.history}</h4>
      <ol className={`${layout.list} ${css.history}`}>
        {application.history
          .toSorted((a, b) => Number(b.id) - Number(a.id))
          .map((entry) => (
            <li key={entry.id} data-status={entry.to}>
              <span className={css.action}>
                {(settleInAction as Readonly<Record<string, string>>)[entry.action] ?? entry.action}
              </span>
              <span className={typography.quiet}>
                {entry.actor} <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
              </span>
              {entry.reason !== null && <span className={css.why}>{entry.reason}</span>}
            </li>
          ))}
      </ol>
      {withdrawing && (
        <ConfirmDialog
          title={words.withdrawTitle(form.company.name)}
          effect={words.withdrawEffect(application.applicationNo)}
          ok={words.withdrawConfirm}
          busyText={words.withdrawing}
          cancel={words.keep}
          run={withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </article>
  )
}

interface SubmittedFormProps {
  application: OwnApplication
  mobile: string
}

/** The submitted form, collapsed until somebody wants to read it. */
function SubmittedForm(props: SubmittedFormProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>{words.form}</summary>
      {opened && <Sent {...props} />}
    </details>
  )
}

function Sent({ application, mobile }: SubmittedFormProps) {
  const { choices, failure, retry } = useChoices(true)
  const values = useMemo(() => valuesOf(application, mobile), [application, mobile])
  if (choices === null)
    return (
      <p className={`${typography.aside} ${formCss.waiting}`} role="status">
        {failure ?? settleInPage.loading}{' '}
        {failure !== null && (
          <button type="button" className={formCss.link} onClick={retry}>
            {settleInPage.retry}
          </button>
        )}
      </p>
    )
  return (
    <>
      <FormFacts
        values={values}
        choices={choices}
        linked
        part={(step, facts) => (
          <section key={step} className={css.part}>
            <h4>{settleInSteps[step]}</h4>
            {facts}
          </section>
        )}
      />
      <p className={css.agreement}>
        {agreementWords.title}：{reviewWords.accepted}，
        {agreementWords.version(application.form.agreementVersion)}
      </p>
    </>
  )
}
