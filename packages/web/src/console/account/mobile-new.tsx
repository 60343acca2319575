import { changeMobile, readAccount } from '@bdr/contract/account/calls'
import { mobileDialogWords as words } from '@bdr/text/account'
import { keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { codeFault, isTicketOver, mobileFault, useSmsCode } from '../../site/sign-in/sms-code.ts'
import { DialogForm } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { SmsCodeField } from './sms-code-field.tsx'
import { useShownViewer } from './use-shown-viewer.ts'

interface NewMobileFormProps {
  /** the proof of the mobile of before; null while it has to be given */
  currentTicket: string | null
  onDone: () => void
  onCurrentOver: () => void
}

/** Then: does the person hold the new one. */
export function NewMobileForm({ currentTicket, onDone, onCurrentOver }: NewMobileFormProps) {
  const showViewer = useShownViewer()
  const change = useCallMutation(changeMobile, {
    toast: false,
    onSuccess: (changed) => keepAnswer(readAccount, {}, changed),
  })
  const form = useForm({
    start: { newMobile: '', code: '' },
    check: ({ newMobile, code }) => fieldFaults({ newMobile: mobileFault(newMobile), code: codeFault(code) }),
    send: ({ newMobile, code }) =>
      sms.withTicket(code, (newTicket) =>
        change
          .mutateAsync({ currentTicket: currentTicket!, newMobile, newTicket })
          .catch((error: unknown) => {
            // the new mobile's proof is seconds old: it is the other that is over
            if (isTicketOver(error)) onCurrentOver()
            throw error
          }),
      ),
    draft: null,
    onSent: () => {
      showToast('success', words.done)
      onDone()
      void showViewer()
    },
  })
  const newMobile = useComputed(form, (values) => values.newMobile)
  const sms = useSmsCode('bind-mobile', newMobile)
  return (
    <DialogForm form={form} shown={currentTicket !== null} submit={words.submit}>
      <TextField
        {...form.at('newMobile')}
        label={words.newMobile}
        isRequired
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        tidy={(text) => text.replaceAll(/[\s-]/g, '')}
      />
      <SmsCodeField
        {...form.at('code')}
        sms={sms}
        mobile={newMobile}
        onSend={() => void form.ask(sms.send, ['newMobile'])}
      />
    </DialogForm>
  )
}
