import { pendingStatuses } from '@bdr/contract/settle-in/meaning'
import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import {
  settleInSteps,
  stepWords,
  settleInFormRefusals as refusals,
  contactWords,
  draftWords,
  settleInPage as words,
} from '@bdr/text/settle-in'
import { useRef, useState } from 'react'
import { useIdleOnce } from '../../lib/hydrated.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { useChoices } from './choices.ts'
import type { Draft, Target } from './draft.ts'
import { SettleInFormContext } from './form-context.ts'
import { stepKeys, type StepKey } from './places.ts'
import type { ProofStore } from './proof.ts'
import { StepBar } from './step-bar.tsx'
import { StepList } from './step-list.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useLater } from './use-later.ts'
import { useSettleInForm } from './use-settle-in-form.ts'
import { useSteps } from './use-steps.ts'
import css from './form.module.css'
import { settleInProgress } from '@bdr/contract/settle-in/calls'
import { maxPendingApplications } from '@bdr/contract/settle-in/model'
import { formatInstant } from '../../lib/format.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useRequest } from './use-request.ts'
import { CompanyStep } from './company-step.tsx'
import { ContactStep } from './contact-step.tsx'

interface ApplyProps {
  first: Draft
  /** when the device stored it; null for a new form */
  resumedAt: number | null
  /** uploads that the server has removed meanwhile */
  filesGone: string | null
  proof: ProofStore
  /** the place that is focused first */
  place?: string | null
  onSent: (application: OwnApplication) => void
  /** starts again with an empty form */
  onDiscard: () => void
}

/** The form of an application, step by step. */
export function Apply({ first, resumedAt, filesGone, proof, place, onSent, onDiscard }: ApplyProps) {
  const isIdle = useIdleOnce()
  // the first steps need neither: they load meanwhile, one after the other
  const chosen = useChoices(isIdle || loadsLater(first.step))
  const { choices } = chosen
  const state = useSettleInForm({ first, choices, proof, onSent })
  const { form, target, remarks, today, ticket, onProved, step } = state
  const late = useLater(choices !== null || loadsLater(step))
  const drawn = !loadsLater(step) || (choices !== null && late.part !== null)
  const body = useRef<HTMLDivElement>(null)
  const steps = useSteps(state, { body, first, resumed: resumedAt !== null, place, drawn })
  const { goTo } = steps

  return (
    <SettleInFormContext value={{ form, target, remarks, today, ticket, onProved, choices, proof, goTo }}>
      <ApplyNotices
        target={target}
        ticket={ticket}
        resumedAt={resumedAt}
        filesGone={filesGone}
        filesLeft={state.filesLeft}
        onDiscard={() => {
          state.drop()
          onDiscard()
        }}
      />
      <div className={`${layout.stack} ${css.layout}`}>
        <StepList current={step} states={steps.states} onGo={(next) => goTo(next)} />
        <div ref={body} className={`${layout.card} ${css.body}`}>
          <p className={`${typography.caption} ${layout.flush}`}>
            {stepWords.position(steps.index + 1, stepKeys.length)}
          </p>
          <h2 className={css.heading} tabIndex={-1}>
            {settleInSteps[step]}
          </h2>
          <StepBody step={step} choices={chosen} late={late} />
          <SubmitButton shown={step === 'review' && drawn}>
            {(submit) => <StepBar steps={steps} storedAt={state.storedAt} submit={submit} />}
          </SubmitButton>
        </div>
      </div>
    </SettleInFormContext>
  )
}

interface ApplyNoticesProps {
  target: Target | null
  ticket: string | null
  /** when the device stored it; null for a new form */
  resumedAt: number | null
  /** uploads that the server has removed meanwhile */
  filesGone: string | null
  /** uploads for another mobile were removed from the form */
  filesLeft: boolean
  onDiscard: () => void
}

/** Notices about a form before it is continued. */
function ApplyNotices({ target, ticket, resumedAt, filesGone, filesLeft, onDiscard }: ApplyNoticesProps) {
  const live = useLiveApplications(ticket, target?.id ?? null)
  return (
    <>
      {target && (
        <p className={`${layout.row} ${css.notice}`}>
          <span>{draftWords.editing(target.applicationNo)}</span>
          <a href="#progress">{draftWords.leaveEditing}</a>
        </p>
      )}
      {resumedAt !== null && <Resumed at={resumedAt} onDiscard={onDiscard} />}
      {filesGone !== null && (
        <p className={`${layout.row} ${css.notice}`} data-warn>
          {filesGone}
        </p>
      )}
      {filesLeft && (
        <p className={`${layout.row} ${css.notice}`} data-warn role="status">
          {draftWords.filesLeft}
        </p>
      )}
      {live.length > 0 && (
        <p className={`${layout.row} ${css.notice}`} data-warn>
          <span>
            {live.length < maxPendingApplications
              ? contactWords.liveApplication(live[0]!.form.company.name, live.length)
              : refusals['settleIn.tooManyLive']({ most: maxPendingApplications })}
          </span>
          <a href="#progress">{contactWords.toProgress}</a>
        </p>
      )}
    </>
  )
}

function Resumed({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const [discarding, setDiscarding] = useState(false)
  return (
    <div className={`${layout.row} ${css.notice}`}>
      <span>{draftWords.resumed(formatInstant(at))}</span>
      <button type="button" className={css.link} onClick={() => setDiscarding(true)}>
        {draftWords.discard}
      </button>
      {discarding && (
        <ConfirmDialog
          title={draftWords.discardTitle}
          effect={draftWords.discardEffect}
          ok={draftWords.discard}
          cancel={draftWords.keep}
          run={onDiscard}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  )
}

/**
 * This mobile's pending applications, unless a returned one is being corrected. If they cannot be read, the
 * server refuses the form when it is sent.
 */
function useLiveApplications(ticket: string | null, returnedId: string | null): readonly OwnApplication[] {
  const { data } = useRequest(settleInProgress, ticket === null || returnedId !== null ? null : { ticket })
  return data?.list.filter(({ status }) => pendingStatuses.includes(status)) ?? []
}

interface StepBodyProps {
  step: StepKey
  /** loaded for every step but the first two, as `late` is */
  choices: ReturnType<typeof useChoices>
  late: ReturnType<typeof useLater>
}

/** Whether a step has to wait for scripts that load after the page. */
const loadsLater = (step: StepKey): boolean => step !== 'company' && step !== 'contact'

function StepBody({ step, choices: { choices, failure, retry }, late }: StepBodyProps) {
  if (step === 'company') return <CompanyStep />
  if (step === 'contact') return <ContactStep />
  if (choices !== null && late.part !== null) return <late.part.LateStep step={step} choices={choices} />
  const why = failure ?? (late.failed ? words.partMissing : null)
  return (
    <p className={`${typography.aside} ${css.waiting}`} role="status">
      {why ?? words.loading}{' '}
      {why !== null && (
        <button
          type="button"
          className={css.link}
          onClick={() => {
            if (failure !== null) retry()
            if (late.failed) late.again()
          }}
        >
          {words.retry}
        </button>
      )}
    </p>
  )
}
