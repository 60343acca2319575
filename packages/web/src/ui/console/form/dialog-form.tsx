import { ui } from '@bdr/text/console-ui'
import { useRef, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import css from './dialog-form.module.css'
import { RefusalNotice } from './refusal-notice.tsx'
import { useFocusFirstFault } from '../../form/use-focus-first-fault.ts'
import { useFocusFirstField } from '../../form/use-focus-first-field.ts'

export interface DialogFormProps {
  /** what follows from it, before the fields */
  lead?: ReactNode
  /** what its main button says */
  submit: string
  busy: boolean
  danger?: boolean
  /** while sending it would change nothing */
  idle?: boolean
  /** false while another step of the dialog is shown */
  shown?: boolean
  /** what stands against the whole */
  refused: readonly string[]
  onReload?: (() => void) | undefined
  onCancel: () => void
  /** Answers whether it went through; if not, the cursor goes to what is wrong. */
  onSubmit: () => Promise<boolean>
  children: ReactNode
}

/** A form within a dialog: its fields, what stands against it, and the two ways out. */
export function DialogForm({ busy, idle = false, danger = false, shown = true, ...props }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form, shown)
  const focusFirstFault = useFocusFirstFault(form)
  const send = async () => {
    if (!busy && !(await props.onSubmit())) focusFirstFault()
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
      {props.lead !== undefined && <p className={css.lead}>{props.lead}</p>}
      {props.children}
      <RefusalNotice sentences={props.refused} onReload={props.onReload} />
      <DialogButtons>
        <Button disabled={busy} onClick={props.onCancel}>
          {ui('confirm.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" danger={danger} loading={busy} disabled={idle}>
          {props.submit}
        </Button>
      </DialogButtons>
    </form>
  )
}
