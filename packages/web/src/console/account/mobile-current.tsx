import { mobileDialogWords as words, accountWords } from '@bdr/text/account'
import { codeFault, useSmsCode } from '../../site/sign-in/sms-code.ts'
import { DialogForm } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { SmsCodeField } from './sms-code-field.tsx'
import { maskPhone } from '@bdr/text/masked'

interface CurrentMobileFormProps {
  mobile: string
  /** the proof given before is too old by now */
  over: boolean
  onProved: (ticket: string) => void
}

/** First: does the person hold the mobile the account has now. */
export function CurrentMobileForm({ mobile, over, onProved }: CurrentMobileFormProps) {
  const sms = useSmsCode('bind-mobile', mobile)
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => fieldFaults({ code: codeFault(code) }),
    send: ({ code }) => sms.withTicket(code, (ticket) => Promise.resolve(ticket)),
    draft: null,
    onSent: onProved,
  })
  return (
    <DialogForm
      form={form}
      lead={`${words.current(maskPhone(mobile))} ${words.currentLost}`}
      submit={accountWords.next}
    >
      {over && <Notice kind="error" isUrgent title={words.currentOver} />}
      <SmsCodeField
        {...form.at('code')}
        sms={sms}
        mobile={maskPhone(mobile)}
        onSend={() => void form.ask(sms.send, [])}
      />
    </DialogForm>
  )
}
