import type { Post } from '@bdr/contract/posts/model'
import { staffForm as words } from '@bdr/text/console-staff'
import { Modal } from 'antd'
import { useRef, useState } from 'react'
import { countFaults, joinFaults, noFaults, withoutField } from '../../lib/fault-placement.ts'
import { Button } from '../../ui/console/button.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { useFocusFirstFault } from '../../ui/console/form/use-focus-first-fault.ts'
import { useFocusFirstField } from '../../ui/console/form/use-focus-first-field.ts'
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
  <Modal
    open={open}
    title={title}
    onCancel={form.onCancel}
    footer={null}
    mask={{ closable: false }}
    destroyOnHidden
    width={560}
  >
    <StaffForm {...form} />
  </Modal>
)

function StaffForm({ values, onChange, posts, isSelf, note, ok, ...form }: StaffFormProps) {
  const [attempted, setAttempted] = useState(false)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shownFields)
  const body = useRef<HTMLFormElement>(null)
  const focusFirstFault = useFocusFirstFault(body)
  useFocusFirstField(body)
  const own = checkForm(values, posts)
  const faults = attempted ? joinFaults(own, refusal?.faults ?? noFaults) : noFaults

  const change = (field: StaffField, text: string) => {
    onChange(field, text)
    const told = field === 'post' ? 'postIds' : field
    setRefusal((before) => before && { ...before, faults: withoutField(before.faults, told) })
  }
  async function submit() {
    if (busy) return
    setAttempted(true)
    const sound = countFaults(own) === 0
    if (!sound || !(await attempt(() => form.send(bodyOf(values, posts))))) focusFirstFault()
  }
  const reload = async () => {
    await form.onReload?.()
    setRefusal(null)
  }

  return (
    <form
      ref={body}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <StaffFields values={values} faults={faults.fields} posts={posts} isSelf={isSelf} onChange={change} />
      {note !== undefined && <p className={css.note}>{note}</p>}
      <RefusalNotice
        sentences={faults.whole}
        onReload={refusal?.conflict && form.onReload ? () => void reload() : undefined}
      />
      <div className={css.buttons}>
        <Button disabled={busy} onClick={form.onCancel}>
          {words.cancel}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {ok}
        </Button>
      </div>
    </form>
  )
}
