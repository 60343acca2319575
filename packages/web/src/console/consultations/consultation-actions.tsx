import { handleConsultation, listConsultations, readConsultation } from '@bdr/contract/consultations/calls'
import type { consultationMachine } from '@bdr/contract/consultations/machine'
import { consultationLimits } from '@bdr/contract/consultations/model'
import type { ConsultationDetail } from '@bdr/contract/consultations/replies'
import type { PersonalActionOf } from '@bdr/contract/kernel/machine'
import { consultationDetail as words } from '@bdr/text/consultations'
import { consultationAction } from '@bdr/text/names/consultations'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'

/** Each step says what came of it. */
const handle = (action: PersonalActionOf<typeof consultationMachine>) => ({
  label: consultationAction[action],
  primary: true,
  dialog: ({ name }: ConsultationDetail) => ({
    title: words[action].title(name),
    effect: words[action].effect,
    ok: words[action].ok,
    reason: { label: words.remark, maxLength: consultationLimits.remark },
  }),
  call: (target: { id: string; version: number }, remark: string) =>
    sendCall(handleConsultation, { ...target, action, remark }),
  done: words[action].done,
})

export const consultationActions = recordActions({
  read: readConsultation,
  outdates: [listConsultations],
  // what lies behind or is not its turn yet gets no button: each state has its own
  explains: () => [],
  actions: { contact: handle('contact'), close: handle('close'), reopen: handle('reopen') },
})
