import { listPosts } from '@bdr/contract/posts/calls'
import type { Post } from '@bdr/contract/posts/model'
import { createStaff, listStaff } from '@bdr/contract/staff/calls'
import { initialPassword } from '@bdr/contract/staff/initial-password'
import { handover, staffForm as words } from '@bdr/text/console-staff'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { useLeaveGuard } from '../../ui/console/use-leave-guard.tsx'
import type { Handover } from './handover-dialog.tsx'
import { emptyForm, type StaffBody, type StaffFormValues } from './staff-form.ts'
import { StaffFormDialog } from './staff-form-dialog.tsx'

interface AddDialogProps {
  open: boolean
  posts: readonly Post[]
  onClose: () => void
  onAdded: (given: Handover) => void
}

/** Adds somebody. What was typed stays when the dialog is closed, until it is sent. */
export function AddDialog({ open, posts, onClose, onAdded }: AddDialogProps) {
  const [values, setValues] = useState<StaffFormValues>(emptyForm)
  // the same one when sending is tried again, or the server would take it for another wish
  const [password, setPassword] = useState(initialPassword)
  const create = useCallMutation(createStaff, { toast: false, invalidates: [listStaff, listPosts] })
  const { question } = useLeaveGuard(open && values !== emptyForm)

  const send = async (body: StaffBody) => {
    const added = await create.mutateAsync({ ...body, password })
    setValues(emptyForm)
    setPassword(initialPassword())
    onAdded({ title: handover.addedTitle(added.name), account: added.account, password })
  }
  return (
    <>
      <StaffFormDialog
        open={open}
        title={words.addTitle}
        values={values}
        onChange={(field, text) => setValues((before) => ({ ...before, [field]: text }))}
        posts={posts}
        note={words.passwordNote}
        ok={words.add}
        onCancel={onClose}
        send={send}
      />
      {question}
    </>
  )
}
