import { changeMobile, readAccount } from '@bdr/contract/account/calls'
import { mobileDialogWords as words } from '@bdr/text/console-account'
import { Input } from '../../ui/kit/input.tsx'
import { useState } from 'react'
import { keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { codeFault, isTicketOver, mobileFault, useSmsCode } from '../../site/sign-in/sms-code.ts'
import { Field } from '../../ui/kit/field.tsx'
import { DialogForm } from './form-dialog.tsx'
import { SmsCodeInput } from './sms-code-input.tsx'
import { useDialogForm } from './use-dialog-form.ts'
import { useShownViewer } from './use-shown-viewer.ts'

interface NewMobileFormProps {
  /** the proof of the mobile of before; null while it has to be given */
  currentTicket: string | null
  onDone: () => void
  onCurrentOver: () => void
}

/** Then: does the person hold the new one. */
export function NewMobileForm({ currentTicket, onDone, onCurrentOver }: NewMobileFormProps) {
  const [newMobile, setNewMobile] = useState('')
  const [code, setCode] = useState('')
  const showViewer = useShownViewer()
  const sms = useSmsCode('bind-mobile', newMobile)
  const change = useCallMutation(changeMobile, {
    toast: false,
    onSuccess: (changed) => keepAnswer(readAccount, {}, changed),
  })
  const form = useDialogForm(['newMobile', 'code'], {
    newMobile: mobileFault(newMobile),
    code: codeFault(code),
  })

  const bind = (newTicket: string) =>
    change.mutateAsync({ currentTicket: currentTicket!, newMobile, newTicket }).catch((error: unknown) => {
      // the new mobile's proof is seconds old: it is the other that is over
      if (isTicketOver(error)) onCurrentOver()
      throw error
    })
  const save = async () => {
    if (!(await form.send(() => sms.withTicket(code, bind)))) return false
    showToast('success', words.done)
    onDone()
    void showViewer()
    return true
  }
  return (
    <DialogForm
      shown={currentTicket !== null}
      submit={words.submit}
      busy={form.busy}
      refused={form.refused}
      onSubmit={save}
    >
      <Field label={words.newMobile} error={form.faultOf('newMobile')} isRequired>
        {(control) => (
          <Input
            {...control}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={20}
            value={newMobile}
            onChange={(event) => setNewMobile(event.target.value.replaceAll(/[\s-]/g, ''))}
          />
        )}
      </Field>
      <SmsCodeInput
        sms={sms}
        mobile={newMobile}
        code={code}
        fault={form.faultOf('code')}
        onCode={setCode}
        onSend={() => void form.ask(sms.send, ['newMobile'])}
      />
    </DialogForm>
  )
}
