import type { Post } from '@bdr/contract/posts/model'
import { useState } from 'react'
import { countFaults, joinFaults, noFaults, withoutField } from '../../lib/fault-placement.ts'
import { DialogForm } from '../../ui/console/form/dialog-form.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import {
  bodyOf,
  checkForm,
  shownFields,
  type StaffBody,
  type StaffField,
  type StaffFormValues,
} from './staff-form.ts'
import css from './staff-form-dialog.module.css'
import { StaffFields } from './staff-fields.tsx'

interface StaffFormProps {
  values: StaffFormValues
  onChange: (field: StaffField, text: string) => void
  posts: readonly Post[]
  isSelf?: boolean
  note?: string
  ok: string
  onCancel: () => void
  /** Does it; rejects when the server refuses. */
  send: (body: StaffBody) => Promise<unknown>
  /** reads the person again after somebody else changed them */
  onReload?: () => Promise<unknown>
}

interface StaffFormDialogProps extends StaffFormProps {
  open: boolean
  title: string
}

/** The form of a person. What was typed belongs to whoever opens it. */
export const StaffFormDialog = ({ open, title, ...form }: StaffFormDialogProps) => (
  <Dialog isOpen={open} title={title} onClose={form.onCancel} width={560}>
    <StaffForm {...form} />
  </Dialog>
)

function StaffForm({ values, onChange, posts, isSelf, note, ok, ...form }: StaffFormProps) {
  const [attempted, setAttempted] = useState(false)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shownFields)
  const own = checkForm(values, posts)
  const faults = attempted ? joinFaults(own, refusal?.faults ?? noFaults) : noFaults

  const change = (field: StaffField, text: string) => {
    onChange(field, text)
    const told = field === 'post' ? 'postIds' : field
    setRefusal((before) => before && { ...before, faults: withoutField(before.faults, told) })
  }
  async function submit() {
    setAttempted(true)
    return countFaults(own) === 0 && (await attempt(() => form.send(bodyOf(values, posts))))
  }
  const reload = async () => {
    await form.onReload?.()
    setRefusal(null)
  }

  return (
    <DialogForm
      submit={ok}
      busy={busy}
      refused={faults.whole}
      onReload={refusal?.conflict && form.onReload ? () => void reload() : undefined}
      onCancel={form.onCancel}
      onSubmit={submit}
    >
      <StaffFields values={values} faults={faults.fields} posts={posts} isSelf={isSelf} onChange={change} />
      {note !== undefined && <p className={css.note}>{note}</p>}
    </DialogForm>
  )
}
