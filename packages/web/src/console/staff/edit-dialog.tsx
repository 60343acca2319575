import { listPosts } from '@bdr/contract/posts/calls'
import type { Post } from '@bdr/contract/posts/model'
import { listStaff, readStaff, updateStaff } from '@bdr/contract/staff/calls'
import type { StaffRow } from '@bdr/contract/staff/model'
import { staffForm as words } from '@bdr/text/console-staff'
import { useState } from 'react'
import { request } from '../../lib/api.ts'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useGiveUp } from '../../ui/console/use-give-up.tsx'
import { formOf, isSame, type StaffBody, type StaffFormValues } from './staff-form.ts'
import { StaffFormDialog } from './staff-form-dialog.tsx'

interface EditDialogProps {
  /** null closes it */
  person: StaffRow | null
  posts: readonly Post[]
  onClose: () => void
}

/** Changes somebody's data and post. */
export function EditDialog({ person, posts, onClose }: EditDialogProps) {
  // stays while the dialog closes
  const [shown, setShown] = useState(person)
  if (person !== null && person !== shown) setShown(person)
  return (
    shown && (
      <Edit
        key={`${shown.id} ${shown.version}`}
        person={shown}
        open={person !== null}
        posts={posts}
        onClose={onClose}
      />
    )
  )
}

function Edit({ person, open, posts, onClose }: EditDialogProps & { person: StaffRow; open: boolean }) {
  // as it was when the form was opened: what somebody else changes meanwhile must not go under
  const [now, setNow] = useState(person)
  const [typed, setTyped] = useState<Partial<StaffFormValues>>({})
  const update = useCallMutation(updateStaff, {
    toast: false,
    invalidates: [listStaff, readStaff, listPosts],
  })
  const close = () => {
    setTyped({})
    onClose()
  }
  const values = { ...formOf(now), ...typed }
  const { giveUp, question } = useGiveUp(!isSame(values, formOf(now)), close)
  const send = async (body: StaffBody) => {
    await update.mutateAsync({ ...body, id: now.id, version: now.version })
    showToast('success', words.saved(body.name))
    close()
  }
  return (
    <>
      <StaffFormDialog
        open={open}
        title={words.editTitle(person.name)}
        values={values}
        onChange={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
        posts={posts}
        isSelf={person.isSelf}
        ok={words.save}
        onCancel={giveUp}
        send={send}
        onReload={async () => setNow(await request(readStaff, { id: person.id }))}
      />
      {question}
    </>
  )
}
