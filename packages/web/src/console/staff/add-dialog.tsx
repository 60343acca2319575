import { listPosts } from '@bdr/contract/posts/calls'
import type { Post } from '@bdr/contract/posts/replies'
import { createStaff, listStaff } from '@bdr/contract/staff/calls'
import { initialPassword } from '@bdr/contract/staff/initial-password'
import { handover, staffForm as words } from '@bdr/text/staff'
import { useState } from 'react'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import type { Handover } from './handover-dialog.tsx'
import typography from '../../ui/typography.module.css'
import { StaffFields } from './staff-fields.tsx'
import { inputOf, newPerson, placeOf } from './staff-form.ts'

interface AddDialogProps {
  open: boolean
  posts: readonly Post[]
  onClose: () => void
  onAdded: (given: Handover) => void
}

/** A dialog that adds a person. */
export const AddDialog = (props: AddDialogProps) => (
  <FormDialog isOpen={props.open} title={words.addTitle} onClose={props.onClose} width={560}>
    <AddForm {...props} />
  </FormDialog>
)

function AddForm({ posts, onAdded }: AddDialogProps) {
  // the same key for a repeated attempt, or the server would add the person twice
  const [password] = useState(initialPassword)
  const form = useCallForm({
    call: createStaff,
    start: newPerson,
    input: (values) => ({ ...inputOf(values, posts), password }),
    placeOf,
    invalidates: [listStaff, listPosts],
    draft: { form: 'staff' },
    onSent: ({ name, account }) => onAdded({ title: handover.addedTitle(name), account, password }),
  })
  return (
    <DialogForm form={form} submit={words.add}>
      <StaffFields form={form} posts={posts} />
      <p className={typography.aside}>{words.passwordNote}</p>
    </DialogForm>
  )
}
