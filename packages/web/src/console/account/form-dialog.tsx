import { accountWords } from '@bdr/text/console-account'
import { Modal } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../ui/console/button.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useFocusFirstFault } from '../../ui/console/form/use-focus-first-fault.ts'
import css from './form-dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** false while closing would lose what is shown only once */
  closable?: boolean
  children: ReactNode
}

/** A dialog whose content begins anew each time it opens. */
export const Dialog = ({ title, open, onClose, closable = true, children }: DialogProps) => (
  <Modal
    open={open}
    title={title}
    onCancel={onClose}
    footer={null}
    closable={closable}
    keyboard={closable}
    mask={{ closable: false }}
    destroyOnHidden
    centered
    width={480}
  >
    {children}
  </Modal>
)

interface DialogFormProps {
  submit: string
  busy: boolean
  danger?: boolean
  /** false while another step of the dialog is shown */
  shown?: boolean
  /** what stands against the whole */
  refused: readonly string[]
  onReload?: (() => void) | undefined
  onSubmit: () => Promise<boolean>
  onCancel: () => void
  children: ReactNode
}

/** The form within a dialog. `onSubmit` answers whether it went through; if not, the cursor goes to what is wrong. */
export function DialogForm({ shown = true, ...props }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (shown) form.current!.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [shown])
  const focusFault = useFocusFirstFault(form)
  const send = async () => {
    if (!props.busy && !(await props.onSubmit())) focusFault()
  }
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {props.children}
      <RefusalNotice sentences={props.refused} onReload={props.onReload} />
      <div className={css.buttons}>
        <Button disabled={props.busy} onClick={props.onCancel}>
          {accountWords.cancel}
        </Button>
        <Button type="primary" htmlType="submit" danger={props.danger ?? false} loading={props.busy}>
          {props.submit}
        </Button>
      </div>
    </form>
  )
}
