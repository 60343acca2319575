import type { OwnApplication } from '@bdr/contract/settle-in/model'
import { settleInSteps, stepWords } from '@bdr/text/site-settle-in'
import { useRef } from 'react'
import { useRested } from '../../lib/hydrated.ts'
import layout from '../../ui/layout.module.css'
import { ApplyNotices } from './apply-notices.tsx'
import { useChoices } from './choices.ts'
import type { Draft } from './draft.ts'
import { SettleInFormContext } from './form-context.ts'
import { stepKeys } from './places.ts'
import type { ProofStore } from './proof.ts'
import { StepBar } from './step-bar.tsx'
import { comesLate, loadLateSteps, StepBody } from './step-body.tsx'
import { StepList } from './step-list.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useLater } from './use-later.ts'
import { useOwnFiles } from './use-own-files.ts'
import { useSettleInDraft } from './use-settle-in-form.ts'
import { useSteps } from './use-steps.ts'
import css from './form.module.css'

interface ApplyProps {
  first: Draft
  /** when the device kept it; null for one that is begun now */
  storedAt: number | null
  /** uploads the server has removed meanwhile */
  filesGone: string | null
  proof: ProofStore
  /** where the cursor goes at first */
  place?: string | null
  onSent: (application: OwnApplication) => void
  /** begins anew, with nothing */
  onDiscard: () => void
}

/** The form of an application, step by step. */
export function Apply({
  first,
  storedAt: resumedAt,
  filesGone,
  proof,
  place,
  onSent,
  onDiscard,
}: ApplyProps) {
  const rested = useRested()
  // the first steps need neither: they come meanwhile, one after the other
  const chosen = useChoices(rested || comesLate(first.step))
  const { choices } = chosen
  const form = useSettleInDraft(first, choices, proof)
  const { draft, missing } = form
  const late = useLater(loadLateSteps, choices !== null || comesLate(draft.step))
  const drawn = !comesLate(draft.step) || (choices !== null && late.part !== null)
  const body = useRef<HTMLDivElement>(null)
  const steps = useSteps(form, { body, first, resumed: resumedAt !== null, place, drawn })
  const { step, goTo } = steps
  const { filesLeft, filesBusy, ...files } = useOwnFiles(form, proof)

  return (
    <SettleInFormContext value={{ ...form, ...files, choices, proof, goTo }}>
      <ApplyNotices
        draft={draft}
        ticket={form.ticket}
        resumedAt={resumedAt}
        filesGone={filesGone}
        filesLeft={filesLeft}
        onDiscard={() => {
          form.drop()
          onDiscard()
        }}
      />
      <div className={css.layout}>
        <StepList current={step} states={steps.states} onGo={(next) => goTo(next)} />
        <div ref={body} className={`${layout.card} ${css.body}`}>
          <p className={css.position}>{stepWords.position(steps.index + 1, stepKeys.length)}</p>
          <h2 className={css.heading} tabIndex={-1}>
            {settleInSteps[step]}
          </h2>
          <StepBody step={step} choices={chosen} late={late} missing={missing} />
          <SubmitButton
            shown={step === 'review' && drawn}
            form={form}
            proof={proof}
            filesBusy={filesBusy}
            onSent={onSent}
            goTo={goTo}
          >
            {(submit) => <StepBar steps={steps} storedAt={form.storedAt} submit={submit} />}
          </SubmitButton>
        </div>
      </div>
    </SettleInFormContext>
  )
}
