import { readCompany } from '@bdr/contract/company/calls'
import { companyPage as words } from '@bdr/text/console-company'
import { Alert } from 'antd'
import { useRef, type ReactNode } from 'react'
import { invalidate } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/console/button.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useFocusFirstFault } from '../../ui/form/use-focus-first-fault.ts'
import { useFocusFirstField } from '../../ui/form/use-focus-first-field.ts'
import { useGiveUp } from '../../ui/form/use-give-up.tsx'
import css from './section-form.module.css'
import type { Editor } from './use-editor.ts'

interface SectionFormProps<Value> {
  /** what is edited */
  title: string
  editor: Editor<Value>
  /** a file is on its way */
  waiting?: boolean
  onClose: () => void
  children: ReactNode
}

/** A part of the page while it is edited in its place. */
export function SectionForm<Value>({ title, editor, waiting, onClose, children }: SectionFormProps<Value>) {
  const form = useRef<HTMLFormElement>(null)
  const focusFirstFault = useFocusFirstFault(form)
  // what was restored opened by itself
  useFocusFirstField(form, !editor.wasRestored)
  const giveUp = () => {
    editor.startOver()
    editor.forget()
    onClose()
  }
  const guard = useGiveUp(editor.touched, giveUp, editor.forget)

  async function submit() {
    if (editor.busy || waiting) return
    if (!(await editor.submit())) return focusFirstFault()
    guard.release()
    showToast('success', words.saved(title))
    onClose()
  }
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={words.editOf(title)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {editor.wasRestored && (
        <Alert
          type="info"
          showIcon
          title={words.restored}
          action={<Button onClick={editor.startOver}>{words.startOver}</Button>}
        />
      )}
      {children}
      <RefusalNotice
        sentences={editor.faults.whole}
        onReload={editor.conflict ? () => void invalidate([readCompany]).then(editor.forgive) : undefined}
      />
      <div className={css.buttons}>
        <Button disabled={editor.busy} onClick={guard.giveUp}>
          {words.cancel}
        </Button>
        <Button type="primary" htmlType="submit" loading={editor.busy} disabled={waiting ?? false}>
          {words.save}
        </Button>
      </div>
      {guard.question}
    </form>
  )
}
