import { mayApplyAgain } from '@bdr/contract/settle-in/meaning'
import { settleInProgress } from '@bdr/contract/settle-in/calls'
import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import { progressWords as words, settleInPage } from '@bdr/text/settle-in'
import { useEffect } from 'react'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import typography from '../../ui/typography.module.css'
import { isTicketOver } from '../sign-in/sms-code.ts'
import { ApplicationCard } from './application-card.tsx'
import { failureText } from './failure-text.ts'
import { ProofPanel } from './proof-panel.tsx'
import type { ProofStore } from './proof.ts'
import { useRequest } from './use-request.ts'
import formCss from './form.module.css'
import css from './progress.module.css'

interface ProgressProps {
  proof: ProofStore
  /** the application that was sent a moment ago */
  sent: OwnApplication | null
  onEdit: (application: OwnApplication, path: string | null) => void
  onAgain: (application: OwnApplication) => void
}

/** The states of a mobile's applications. */
export function Progress({ proof, sent, onEdit, onAgain }: ProgressProps) {
  const { list, failure, reload } = useOwnApplications(proof)
  if (proof.proof === null)
    return (
      <div className={css.prove}>
        <ProofPanel
          mobile=""
          hint={words.lead}
          over={proof.over}
          submit={words.look}
          submitting={words.looking}
          onProved={proof.proved}
        />
      </div>
    )
  return (
    <>
      {sent !== null && isUnchanged(sent, list) && (
        <div className={css.sent} role="status">
          <strong>{sent.history.length > 1 ? words.resubmittedNow : words.submittedNow}</strong>
          <p>{words.submittedHint}</p>
        </div>
      )}
      <header className={`${layout.row} ${css.head}`}>
        <h2 className={css.title}>{words.of(proof.proof.mobile)}</h2>
        <button type="button" className={formCss.link} onClick={reload}>
          {words.refresh}
        </button>
        <button type="button" className={formCss.link} onClick={proof.forget}>
          {words.otherMobile}
        </button>
      </header>
      {failure !== null && (
        <p className={formCss.failure} role="alert">
          {words.failed}：{failure}{' '}
          <button type="button" className={formCss.link} onClick={reload}>
            {settleInPage.retry}
          </button>
        </p>
      )}
      {list === null && failure === null && (
        <p className={`${typography.aside} ${formCss.waiting}`} role="status">
          {words.looking}
        </p>
      )}
      {list?.length === 0 && (
        <div className={`${layout.card} ${css.none}`}>
          <p className={css.noneTitle}>{words.none}</p>
          <p>{words.noneHint}</p>
          <a className={button.primary} href="#apply">
            {words.start}
          </a>
        </div>
      )}
      {list?.map((application) => (
        <ApplicationCard
          key={application.id}
          application={application}
          mobile={proof.proof!.mobile}
          ticket={proof.proof!.ticket}
          onChanged={reload}
          onTicketOver={proof.end}
          onEdit={(path) => onEdit(application, path)}
          onAgain={isCodeHeld(application, list) ? null : () => onAgain(application)}
        />
      ))}
    </>
  )
}

/** The application that was sent a moment ago, until its state changes. */
const isUnchanged = (sent: OwnApplication, list: readonly OwnApplication[] | null): boolean =>
  list === null || list.some(({ id, version }) => id === sent.id && version === sent.version)

/** Whether another application of the company would be refused, because one is pending or was approved. */
const isCodeHeld = ({ form }: OwnApplication, list: readonly OwnApplication[]): boolean =>
  list.some((other) => other.form.company.uscc === form.company.uscc && !mayApplyAgain(other.status))

function useOwnApplications({ proof, end }: ProofStore) {
  const { data, error, again } = useRequest(settleInProgress, proof && { ticket: proof.ticket })
  const over = isTicketOver(error)
  useEffect(() => {
    if (over) end()
  }, [over, end])
  return { list: data?.list ?? null, failure: error && !over ? failureText(error) : null, reload: again }
}
