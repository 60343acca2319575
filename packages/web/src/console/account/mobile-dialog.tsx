import { typedMobileLength } from '@bdr/contract/kernel/field'
import type { Account } from '@bdr/contract/account/replies'
import { mobileDialogWords as words, accountWords } from '@bdr/text/account'
import { useState } from 'react'
import { FormDialog, DialogForm } from '../../ui/form/dialog-form.tsx'
import { StepList } from '../../ui/step-list.tsx'
import css from './form-dialog.module.css'
import { sendLabel } from '../../site/sign-in/code-fields.tsx'
import {
  codeFault,
  useSmsCode,
  isTicketOver,
  mobileFault,
  type SmsCode,
} from '../../site/sign-in/sms-code.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Input } from '../../ui/kit/input.tsx'
import { smsCode } from '@bdr/contract/sms/model'
import { smsCodeWords } from '@bdr/text/sms'
import { maskPhone } from '@bdr/text/masked'
import { changeMobile, readAccount } from '@bdr/contract/account/calls'
import { setCached, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useComputed, useField } from '../../ui/form/use-field.ts'
import type { FieldRef } from '../../ui/form/use-form.ts'
import { useShownViewer } from './use-shown-viewer.ts'

interface MobileDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

/** Changes the account's mobile: codes sent to the former and to the new one confirm it. */
export const MobileDialog = (props: MobileDialogProps) => (
  <FormDialog title={words.title} isOpen={props.open} onClose={props.onClose}>
    <MobileSteps {...props} />
  </FormDialog>
)

function MobileSteps({ account, onClose }: MobileDialogProps) {
  const [ticket, setTicket] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  return (
    <>
      <div className={css.steps}>
        <StepList steps={words.steps} current={ticket === null ? 0 : 1} />
      </div>
      {ticket === null && <CurrentMobileForm mobile={account.mobile} over={over} onProved={setTicket} />}
      {/* stays mounted when the first confirmation has to be repeated: the new mobile is typed already */}
      <div hidden={ticket === null}>
        <NewMobileForm
          currentTicket={ticket}
          onDone={onClose}
          onCurrentOver={() => {
            setOver(true)
            setTicket(null)
          }}
        />
      </div>
    </>
  )
}

interface CurrentMobileFormProps {
  mobile: string
  /** the earlier confirmation has expired */
  over: boolean
  onProved: (ticket: string) => void
}

/** First step: confirms that the person has the present mobile. */
function CurrentMobileForm({ mobile, over, onProved }: CurrentMobileFormProps) {
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
        onSend={() => void form.runStep(sms.send, [])}
      />
    </DialogForm>
  )
}

interface NewMobileFormProps {
  /** the confirmation of the former mobile; null while it is missing */
  currentTicket: string | null
  onDone: () => void
  onCurrentOver: () => void
}

/** Second step: confirms that the person has the new mobile. */
function NewMobileForm({ currentTicket, onDone, onCurrentOver }: NewMobileFormProps) {
  const showViewer = useShownViewer()
  const change = useCallMutation(changeMobile, {
    toast: false,
    onSuccess: (changed) => setCached(readAccount, {}, changed),
  })
  const form = useForm({
    start: { newMobile: '', code: '' },
    check: ({ newMobile, code }) => fieldFaults({ newMobile: mobileFault(newMobile), code: codeFault(code) }),
    send: ({ newMobile, code }) =>
      sms.withTicket(code, (newTicket) =>
        change
          .mutateAsync({ currentTicket: currentTicket!, newMobile, newTicket })
          .catch((error: unknown) => {
            // the new mobile's confirmation is seconds old: the other one has expired
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
        maxLength={typedMobileLength}
        tidy={(text) => text.replaceAll(/[\s-]/g, '')}
      />
      <SmsCodeField
        {...form.at('code')}
        sms={sms}
        mobile={newMobile}
        onSend={() => void form.runStep(sms.send, ['newMobile'])}
      />
    </DialogForm>
  )
}

interface SmsCodeFieldProps extends FieldRef<string> {
  sms: SmsCode
  /** the mobile, partly masked */
  mobile: string
  onSend: () => void
}

/** The field for a code that was sent to a mobile, with the button that sends it. */
function SmsCodeField({ sms, mobile, onSend, ...at }: SmsCodeFieldProps) {
  const { name, value, error, onChange } = useField<string>(at, smsCodeWords.code)
  const sent = sms.sentFor
  return (
    <Field
      label={smsCodeWords.code}
      error={error}
      isRequired
      hint={sent === null ? undefined : smsCodeWords.sent(mobile, sent)}
    >
      {(control) => (
        <div className={css.withCode}>
          <Input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={smsCode.digits}
            value={value}
            onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
          />
          <Button isDisabled={sms.sending || sms.secondsToNext > 0} onClick={onSend}>
            {sendLabel(sms)}
          </Button>
        </div>
      )}
    </Field>
  )
}
