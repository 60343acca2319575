import { mostLiveApplications, type OwnApplication } from '@bdr/contract/settle-in/model'
import { settleInRefusals } from '@bdr/text/refusals/settle-in'
import { contactWords, draftWords, settleInSteps, stepWords } from '@bdr/text/site-settle-in'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import button from '../../ui/site/button.module.css'
import { faultsOf } from './check.ts'
import { useChoices } from './choices.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { openRemarks, type Draft } from './draft.ts'
import { SettleInFormContext } from './form-context.ts'
import css from './form.module.css'
import { focusPlace, stepKeys, stepOf, type StepKey } from './places.ts'
import type { ProofStore } from './proof.ts'
import { comesLate, loadLateSteps, StepBody } from './step-body.tsx'
import { StepList, type StepState } from './step-list.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useLater } from './use-later.ts'
import { useLiveApplications } from './use-live-applications.ts'
import { useSettleInDraft } from './use-settle-in-form.ts'

interface ApplyProps {
  first: Draft
  /** when the device kept it; null for one that is begun now */
  keptAt: number | null
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
export function Apply({ first, keptAt: resumedAt, filesGone, proof, place, onSent, onDiscard }: ApplyProps) {
  const chosen = useChoices()
  const { choices } = chosen
  const late = useLater(loadLateSteps, true)
  const form = useSettleInDraft(first, choices, proof)
  const { draft, missing, change } = form
  const body = useRef<HTMLDivElement>(null)
  const [goal, setGoal] = useState<{ place: string | null } | null>(place ? { place } : null)
  const reached = useRef<typeof goal>(null)
  const [visited, setVisited] = useState<ReadonlySet<StepKey>>(() => visitedAtFirst(first, resumedAt))
  const [busyFiles, setBusyFiles] = useState<ReadonlySet<string>>(new Set())
  const [discarding, setDiscarding] = useState(false)
  const [filesLeft, setFilesLeft] = useState(false)
  const live = useLiveApplications(form.ticket, draft.target?.id ?? null)
  const step = draft.step
  const drawn = !comesLate(step) || (choices !== null && late.part !== null)

  // once the step is drawn, with what is wrong with it
  useEffect(() => {
    if (goal === null || reached.current === goal || !drawn) return
    reached.current = goal
    if (goal.place !== null) return focusPlace(body.current!, goal.place)
    body.current!.querySelector<HTMLElement>('h2')!.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [goal, drawn])

  const goTo = (next: StepKey, at?: string) => {
    setVisited((before) => new Set([...before, step, next]))
    if (at !== undefined) form.tell([next])
    change({ step: next })
    setGoal({ place: at ?? null })
  }
  const index = stepKeys.indexOf(step)
  const lacking = faultsOf(missing, step)
  const forward = () => {
    form.tell([step])
    if (lacking.length > 0) setGoal({ place: lacking[0]![0] })
    else goTo(stepKeys[index + 1]!)
  }
  const onProved = (mobile: string, ticket: string) => {
    proof.proved(mobile, ticket)
    // what another mobile brought is not this one's
    const other = draft.mobile !== '' && draft.mobile !== mobile
    const own = <Brought extends { at: number | null }>(file: Brought | null) => (other ? null : file)
    setFilesLeft(other && (draft.licence !== null || draft.papers.some(({ file }) => file !== null)))
    change({
      mobile,
      licence: own(draft.licence),
      papers: draft.papers.map((paper) => ({ ...paper, file: own(paper.file) })),
    })
  }
  const onBusy = useCallback(
    (at: string, busy: boolean) =>
      setBusyFiles((before) => {
        if (before.has(at) === busy) return before
        const next = new Set(before)
        if (!next.delete(at)) next.add(at)
        return next
      }),
    [],
  )
  const states = Object.fromEntries(
    stepKeys.map((key): [StepKey, StepState] => [
      key,
      {
        visited: visited.has(key) && key !== 'review',
        missing: faultsOf(missing, key).length,
        remarks: openRemarks(draft).filter((remark) => stepOf(remark.place) === key).length,
      },
    ]),
  ) as Record<StepKey, StepState>

  return (
    <SettleInFormContext value={{ ...form, choices, proof, goTo, onProved, onBusy }}>
      {draft.target && (
        <p className={css.notice}>
          <span>{draftWords.mending(draft.target.applicationNo)}</span>
          <a href="#progress">{draftWords.leaveMending}</a>
        </p>
      )}
      {resumedAt !== null && (
        <p className={css.notice}>
          <span>{draftWords.resumed(formatInstant(resumedAt))}</span>
          <button type="button" className={css.link} onClick={() => setDiscarding(true)}>
            {draftWords.discard}
          </button>
        </p>
      )}
      {filesGone !== null && (
        <p className={css.notice} data-warn>
          {filesGone}
        </p>
      )}
      {filesLeft && (
        <p className={css.notice} data-warn role="status">
          {draftWords.filesLeft}
        </p>
      )}
      {live.length > 0 && (
        <p className={css.notice} data-warn>
          <span>
            {live.length < mostLiveApplications
              ? contactWords.liveApplication(live[0]!.form.company.name, live.length)
              : settleInRefusals['settleIn.tooManyLive']({ most: mostLiveApplications })}
          </span>
          <a href="#progress">{contactWords.toProgress}</a>
        </p>
      )}
      <div className={css.layout}>
        <StepList current={step} states={states} onGo={(next) => goTo(next)} />
        <div ref={body} className={css.body}>
          <p className={css.position}>{stepWords.position(index + 1, stepKeys.length)}</p>
          <h2 className={css.heading} tabIndex={-1}>
            {settleInSteps[step]}
          </h2>
          <StepBody step={step} choices={chosen} late={late} missing={missing} />
          <SubmitButton
            shown={step === 'review' && drawn}
            form={form}
            proof={proof}
            filesBusy={busyFiles.size > 0}
            onSent={onSent}
            goTo={goTo}
          >
            {(submit) => (
              <div className={css.bar}>
                <span className={css.lacking}>
                  {step !== 'review' &&
                    (lacking.length > 0 ? (
                      <button type="button" className={css.link} onClick={forward}>
                        {stepWords.stepMissing(lacking.length)}
                      </button>
                    ) : (
                      <span data-done>{stepWords.stepDone}</span>
                    ))}
                  <span role="status">{keptText(form.keptAt)}</span>
                </span>
                {index > 0 && (
                  <button type="button" className={button.quiet} onClick={() => goTo(stepKeys[index - 1]!)}>
                    {stepWords.back}
                  </button>
                )}
                {submit ?? (
                  <button type="button" className={button.primary} onClick={forward}>
                    {stepWords.next}
                  </button>
                )}
              </div>
            )}
          </SubmitButton>
        </div>
      </div>
      {discarding && (
        <ConfirmDialog
          title={draftWords.discardTitle}
          effect={draftWords.discardEffect}
          ok={draftWords.discard}
          cancel={draftWords.keep}
          run={() => {
            form.drop()
            onDiscard()
          }}
          onClose={() => setDiscarding(false)}
        />
      )}
    </SettleInFormContext>
  )
}

/** Of a form that was begun before, all steps up to the one it was left at, or all if it was sent once. */
const visitedAtFirst = (first: Draft, resumedAt: number | null): ReadonlySet<StepKey> =>
  first.target !== null
    ? new Set(stepKeys)
    : new Set(resumedAt === null ? [] : stepKeys.slice(0, stepKeys.indexOf(first.step) + 1))

function keptText(keptAt: number | 'not' | null): string {
  if (keptAt === null) return ''
  return keptAt === 'not' ? stepWords.notKept : stepWords.kept(formatInstant(keptAt).slice(11))
}
