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
import type { StaffAction, StaffRow, staffStatuses } from '@bdr/contract/staff/model'
import { handover, staffDeeds as words } from '@bdr/text/console-staff'
import type { ReactNode } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm, type Question } from '../../ui/console/confirm.tsx'
import type { Handover } from './handover-dialog.tsx'

/** What can be done to somebody at once; to change their data there is a form. */
type StaffDeed = Exclude<StaffAction, 'edit'>

interface Outcomes {
  /** somebody's new password, to be given to them */
  onPassword: (given: Handover) => void
  onDeleted: (person: StaffRow) => void
}

export interface StaffDeeds {
  ask: (person: StaffRow, deed: StaffDeed) => void
  endSession: (person: StaffRow, session: { id: string; device: string }) => void
  /** where the page puts the question */
  dialog: ReactNode
}

const changed = {
  toast: false,
  invalidates: [listStaff, readStaff, listStaffSessions, listPosts],
}

/** Asks before a deed, does it, and says that it is done. */
export function useStaffDeeds({ onPassword, onDeleted }: Outcomes): StaffDeeds {
  const { ask, dialog } = useConfirm()
  const setStatus = useCallMutation(setStaffStatus, changed)
  const resetPassword = useCallMutation(resetStaffPassword, changed)
  const endSessions = useCallMutation(endStaffSessions, changed)
  const remove = useCallMutation(deleteStaff, { toast: false, invalidates: [listStaff, listPosts] })

  const switchTo = (person: StaffRow, status: keyof typeof staffStatuses) =>
    setStatus.mutateAsync({ id: person.id, status: status === 'enabled' ? '1' : '0' })

  const questions: { readonly [Deed in StaffDeed]: (person: StaffRow) => Question } = {
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
    ask: (person, deed) => ask(questions[deed](person)),
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

const asked = (deed: Exclude<StaffDeed, 'endSessions'>, person: StaffRow) => ({
  title: words[deed].title(person.name),
  effect: words[deed].effect(person.account),
  ok: words[deed].ok,
})
