import { accountWords } from '@bdr/text/console-account'
import { Modal } from 'antd'
import { createContext, useContext, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/console/button.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useFocusFirstFault } from '../../ui/console/form/use-focus-first-fault.ts'
import { useFocusFirstField } from '../../ui/console/form/use-focus-first-field.ts'
import { useGiveUp } from '../../ui/console/use-give-up.tsx'
import css from './form-dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** false while closing would lose what is shown only once */
  closable?: boolean
  children: ReactNode
}

/** How a form within a dialog closes it without having done anything. */
const GiveUp = createContext<() => void>(() => {})

/** A dialog whose content begins anew each time it opens. What was typed is not lost by mistake. */
export function Dialog({ title, open, onClose, closable = true, children }: DialogProps) {
  const [typed, setTyped] = useState(false)
  if (typed && !open) setTyped(false)
  const { giveUp, question } = useGiveUp(typed, onClose)
  return (
    <>
      <Modal
        open={open}
        title={title}
        onCancel={giveUp}
        footer={null}
        closable={closable}
        keyboard={closable}
        mask={{ closable: false }}
        destroyOnHidden
        centered
        width={480}
      >
        <GiveUp value={giveUp}>
          <div onChange={() => setTyped(true)}>{children}</div>
        </GiveUp>
      </Modal>
      {question}
    </>
  )
}

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
  children: ReactNode
}

/** The form within a dialog. `onSubmit` answers whether it went through; if not, the cursor goes to what is wrong. */
export function DialogForm({ shown = true, ...props }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form, shown)
  const focusFault = useFocusFirstFault(form)
  const giveUp = useContext(GiveUp)
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
        <Button disabled={props.busy} onClick={giveUp}>
          {accountWords.cancel}
        </Button>
        <Button type="primary" htmlType="submit" danger={props.danger ?? false} loading={props.busy}>
          {props.submit}
        </Button>
      </div>
    </form>
  )
}
