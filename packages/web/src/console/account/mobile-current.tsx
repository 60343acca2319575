import { mobileDialogWords as words, accountWords } from '@bdr/text/console-account'
import { useState } from 'react'
import { codeFault, maskedMobile, useSmsCode } from '../../site/sign-in/sms-code.ts'
import { DialogForm } from './form-dialog.tsx'
import { SmsCodeInput } from './sms-code-input.tsx'
import { useDialogForm } from './use-dialog-form.ts'

interface CurrentMobileFormProps {
  mobile: string
  /** the proof given before is too old by now */
  over: boolean
  onProved: (ticket: string) => void
}

/** First: does the person hold the mobile the account has now. */
export function CurrentMobileForm({ mobile, over, onProved }: CurrentMobileFormProps) {
  const [code, setCode] = useState('')
  const sms = useSmsCode('bind-mobile', mobile)
  const form = useDialogForm(['code'], { code: codeFault(code) })
  return (
    <DialogForm
      lead={`${words.current(maskedMobile(mobile))} ${words.currentLost}`}
      submit={accountWords.next}
      busy={form.busy}
      refused={over && form.refused.length === 0 ? [words.currentOver] : form.refused}
      onSubmit={() => form.send(() => sms.withTicket(code, async (ticket) => onProved(ticket)))}
    >
      <SmsCodeInput
        sms={sms}
        mobile={maskedMobile(mobile)}
        code={code}
        fault={form.faultOf('code')}
        onCode={setCode}
        onSend={() => void form.ask(sms.send)}
      />
    </DialogForm>
  )
}
