import { listPosts } from '@bdr/contract/posts/calls'
import type { Post } from '@bdr/contract/posts/replies'
import { listStaff, readStaff, updateStaff } from '@bdr/contract/staff/calls'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffForm as words } from '@bdr/text/staff'
import { invalidate, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { StaffFields } from './staff-fields.tsx'
import { inputOf, placeOf, valuesOf } from './staff-form.ts'

interface EditDialogProps {
  /** null closes it */
  person: StaffRow | null
  posts: readonly Post[]
  onClose: () => void
}

/** A dialog that changes a person's data and post. */
export const EditDialog = ({ person, ...props }: EditDialogProps) => (
  <FormDialog
    isOpen={person !== null}
    title={person && words.editTitle(person.name)}
    onClose={props.onClose}
    width={560}
  >
    {person && <EditForm {...props} opened={person} />}
  </FormDialog>
)

function EditForm({ opened, posts, onClose }: Omit<EditDialogProps, 'person'> & { opened: StaffRow }) {
  const { id } = opened
  // the list's row until the person has been read, who may have been changed by somebody else meanwhile
  const person = useCall(readStaff, { id }, { toast: false }).data ?? opened
  const form = useCallForm({
    call: updateStaff,
    start: valuesOf(person),
    input: (values, version) => ({ id, version, ...inputOf(values, posts) }),
    placeOf,
    record: { version: person.version, reload: () => invalidate([readStaff]) },
    invalidates: [listStaff, readStaff, listPosts],
    draft: { form: 'staff', id },
    onSent: ({ name }) => {
      showToast('success', words.saved(name))
      onClose()
    },
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <StaffFields form={form} posts={posts} isSelf={person.isSelf} />
    </DialogForm>
  )
}
