import { settleDeliveryNote, voidDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteDetail as words } from '@bdr/text/console-delivery-notes'
import { deliveryNoteAction } from '@bdr/text/labels'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { useConfirm, type Question } from '../../ui/console/confirm.tsx'
import { isConflict } from '../../ui/console/form/refusal.ts'
import { useLatestTarget } from '../../ui/console/use-latest-target.ts'
import { hiddenActions, nextStep, type NoteAction } from './actions-offered.ts'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { ReceiptDrawer } from './receipt-drawer.tsx'
import { SettleEffect } from './settle-effect.tsx'
import { reloadNote, useNoteMutations } from './use-note-mutations.ts'

const reasonLength = {
  settle: settleDeliveryNote.input.shape.reason.maxLength ?? Infinity,
  void: voidDeliveryNote.input.shape.reason.maxLength ?? Infinity,
}

/** What can be done with the note now, and the dialogs that ask before it is done. */
export function NoteActions({ note }: { note: DeliveryNoteDetail }) {
  const navigate = useNavigate()
  const mutations = useNoteMutations()
  const { ask, dialog } = useConfirm()
  const [open, setOpen] = useState<'dispatch' | 'receive' | null>(null)
  const allowed = (action: NoteAction) => note.actions.allowed.includes(action)
  const target = useLatestTarget(note)

  /** Does it to the note as it is now; when somebody was faster, the page is brought up to date. */
  const run = (mutate: (reason: string) => Promise<unknown>, done: string) => async (reason: string) => {
    try {
      await mutate(reason)
    } catch (error) {
      if (isConflict(error)) void reloadNote()
      throw error
    }
    showToast('success', done)
  }

  const questions: Record<'submit' | 'settle' | 'void', Question> = {
    submit: {
      title: words.submitTitle(note.noteNo),
      effect: words.submitEffect,
      ok: words.submitConfirm,
      run: run(() => mutations.submit(target()), words.submitted(note.noteNo)),
    },
    settle: {
      title: words.settleTitle(note.noteNo),
      effect: <SettleEffect lines={note.lines} />,
      ok: words.settleConfirm,
      reason: {
        label: words.settleReason,
        placeholder: words.settleReasonHint,
        maxLength: reasonLength.settle,
      },
      run: run((reason) => mutations.settle({ ...target(), reason }), words.settled(note.noteNo)),
    },
    void: {
      title: words.voidTitle(note.noteNo),
      effect: note.status === 'draft' ? words.voidDraftEffect : words.voidReadyEffect,
      ok: words.voidConfirm,
      danger: true,
      reason: { label: words.voidReason, maxLength: reasonLength.void },
      typeNumber: note.status === 'draft' ? undefined : note.noteNo,
      run: run((reason) => mutations.void({ ...target(), reason }), words.voided(note.noteNo)),
    },
  }

  const start: Record<NoteAction, () => unknown> = {
    edit: () => navigate(pageUrl('deliveryNoteCreate', { id: note.id })),
    submit: () => ask(questions.submit),
    dispatch: () => setOpen('dispatch'),
    receive: () => setOpen('receive'),
    settle: () => ask(questions.settle),
    void: () => ask(questions.void),
  }

  return (
    <>
      <ActionBar
        actions={note.actions}
        labels={deliveryNoteAction}
        primary={nextStep[note.status]}
        danger={['void']}
        exclude={hiddenActions(note.status)}
        onAction={(action) => void start[action]()}
      />
      <DispatchDialog
        note={note}
        open={open === 'dispatch' && allowed('dispatch')}
        onClose={() => setOpen(null)}
        dispatch={mutations.dispatch}
      />
      <ReceiptDrawer
        note={note}
        open={open === 'receive' && allowed('receive')}
        onClose={() => setOpen(null)}
        receive={mutations.receive}
      />
      {dialog}
    </>
  )
}
