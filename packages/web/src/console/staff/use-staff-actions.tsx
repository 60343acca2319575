import { listPosts } from '@bdr/contract/posts/calls'
import {
  deleteStaff,
  endStaffSessions,
  listStaff,
  listStaffSessions,
  readStaff,
  resetStaffPassword,
  setStaffStatus,
} from '@bdr/contract/staff/calls'
import { initialPassword } from '@bdr/contract/staff/initial-password'
import type { StaffAction, staffStatuses } from '@bdr/contract/staff/model'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { handover, staffActionWords as words } from '@bdr/text/staff'
import type { ReactNode } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import type { Question } from '../../ui/console/confirm-dialog.tsx'
import type { Handover } from './handover-dialog.tsx'

/** The actions on a person that are done at once; to change their data there is a form. */
type StaffDialogAction = Exclude<StaffAction, 'edit'>

interface Outcomes {
  /** a person's new password, to be handed over to them */
  onPassword: (given: Handover) => void
  onDeleted: (person: StaffRow) => void
}

export interface StaffActions {
  ask: (person: StaffRow, action: StaffDialogAction) => void
  endSession: (person: StaffRow, session: { id: string; device: string }) => void
  /** the question; the page decides where it is rendered */
  dialog: ReactNode
}

const changed = {
  toast: false,
  invalidates: [listStaff, readStaff, listStaffSessions, listPosts],
}

/** Asks before an action, performs it, and shows that it is done. */
export function useStaffActions({ onPassword, onDeleted }: Outcomes): StaffActions {
  const { ask, dialog } = useConfirm()
  const setStatus = useCallMutation(setStaffStatus, changed)
  const resetPassword = useCallMutation(resetStaffPassword, changed)
  const endSessions = useCallMutation(endStaffSessions, changed)
  const remove = useCallMutation(deleteStaff, { toast: false, invalidates: [listStaff, listPosts] })

  const switchTo = (person: StaffRow, status: keyof typeof staffStatuses) =>
    setStatus.mutateAsync({ id: person.id, status: status === 'enabled' ? '1' : '0' })

  const questions: { readonly [Action in StaffDialogAction]: (person: StaffRow) => Question } = {
    enable: (person) => ({
      ...asked('enable', person),
      run: async () => {
        await switchTo(person, 'enabled')
        showToast('success', words.enable.done(person.name))
      },
    }),
    disable: (person) => ({
      ...asked('disable', person),
      danger: true,
      run: async () => {
        await switchTo(person, 'disabled')
        showToast('success', words.disable.done(person.name))
      },
    }),
    resetPassword: (person) => ({
      ...asked('resetPassword', person),
      danger: true,
      run: async () => {
        const password = initialPassword()
        await resetPassword.mutateAsync({ id: person.id, password })
        onPassword({ title: handover.resetTitle(person.name), account: person.account, password })
      },
    }),
    endSessions: (person) => ({
      title: words.endSessions.title(person.name),
      effect: words.endSessions.effect(person.name),
      ok: words.endSessions.ok,
      run: async () => {
        await endSessions.mutateAsync({ id: person.id })
        showToast('success', words.endSessions.done)
      },
    }),
    delete: (person) => ({
      ...asked('delete', person),
      danger: true,
      typeNumber: person.account,
      run: async () => {
        await remove.mutateAsync({ id: person.id })
        showToast('success', words.delete.done(person.name))
        onDeleted(person)
      },
    }),
  }

  return {
    ask: (person, action) => ask(questions[action](person)),
    endSession: (person, session) =>
      ask({
        title: words.endSession.title(session.device),
        effect: words.endSession.effect(person.name),
        ok: words.endSession.ok,
        run: async () => {
          await endSessions.mutateAsync({ id: person.id, sessionId: session.id })
          showToast('success', words.endSession.done)
        },
      }),
    dialog,
  }
}

const asked = (action: Exclude<StaffDialogAction, 'endSessions'>, person: StaffRow) => ({
  title: words[action].title(person.name),
  effect: words[action].effect(person.account),
  ok: words[action].ok,
})
