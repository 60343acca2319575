import { handleConsultation, listConsultations, readConsultation } from '@bdr/contract/consultations/calls'
import type { consultationMachine, ConsultationStatus } from '@bdr/contract/consultations/machine'
import { consultationLimits, type ConsultationDetail } from '@bdr/contract/consultations/model'
import type { PersonalActionOf } from '@bdr/contract/kernel/machine'
import { consultationDetail as words } from '@bdr/text/console-consultations'
import { consultationAction } from '@bdr/text/labels'
import { useEffect, useRef } from 'react'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { isConflict } from '../../ui/console/form/refusal.ts'

type ConsultationAction = PersonalActionOf<typeof consultationMachine>

/** The next step on its way: the one button that stands out. */
const nextStep: Readonly<Record<ConsultationStatus, ConsultationAction>> = {
  new: 'contact',
  contacted: 'close',
  closed: 'reopen',
}

/** What can be done with a request now; each step says what came of it. */
export function ConsultationActions({ consultation }: { consultation: ConsultationDetail }) {
  const { id, version, name, status, actions } = consultation
  const handle = useCallMutation(handleConsultation, {
    toast: false,
    invalidates: [listConsultations],
    onSuccess: (handled) => keepAnswer(readConsultation, { id: handled.id }, handled),
  })
  const { ask, dialog } = useConfirm()
  // a dialog that stays open while the request is read again acts on what was read last
  const target = useRef({ id, version })
  useEffect(() => {
    target.current = { id, version }
  }, [id, version])

  const start = (action: ConsultationAction) => {
    const dialogWords = words[action]
    ask({
      title: dialogWords.title(name),
      effect: dialogWords.effect,
      ok: dialogWords.ok,
      reason: { label: words.remark, maxLength: consultationLimits.remark },
      run: async (remark) => {
        try {
          await handle.mutateAsync({ ...target.current, action, remark })
        } catch (error) {
          if (isConflict(error)) void invalidate([readConsultation])
          throw error
        }
        showToast('success', dialogWords.done)
      },
    })
  }
  return (
    <>
      <ActionBar
        // what lies behind or is not its turn yet gets no button: each state has its own
        actions={{ allowed: actions.allowed, blocked: [] }}
        labels={consultationAction}
        primary={nextStep[status]}
        onAction={start}
      />
      {dialog}
    </>
  )
}
