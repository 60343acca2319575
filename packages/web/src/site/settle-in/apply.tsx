import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import { settleInSteps, stepWords } from '@bdr/text/settle-in'
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
import { comesLate, StepBody } from './step-body.tsx'
import { StepList } from './step-list.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useLater } from './use-later.ts'
import { useSettleInForm } from './use-settle-in-form.ts'
import { useSteps } from './use-steps.ts'
import css from './form.module.css'

interface ApplyProps {
  first: Draft
  /** when the device stored it; null for one that is begun now */
  resumedAt: number | null
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
export function Apply({ first, resumedAt, filesGone, proof, place, onSent, onDiscard }: ApplyProps) {
  const rested = useRested()
  // the first steps need neither: they come meanwhile, one after the other
  const chosen = useChoices(rested || comesLate(first.step))
  const { choices } = chosen
  const state = useSettleInForm({ first, choices, proof, onSent })
  const { form, target, remarks, today, ticket, onProved, step } = state
  const late = useLater(choices !== null || comesLate(step))
  const drawn = !comesLate(step) || (choices !== null && late.part !== null)
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
      <div className={css.layout}>
        <StepList current={step} states={steps.states} onGo={(next) => goTo(next)} />
        <div ref={body} className={`${layout.card} ${css.body}`}>
          <p className={css.position}>{stepWords.position(steps.index + 1, stepKeys.length)}</p>
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
