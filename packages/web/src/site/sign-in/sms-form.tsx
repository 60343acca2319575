import { smsLogin } from '@bdr/contract/session/calls'
import { smsSignInWords as words } from '@bdr/text/session'
import { request } from '../../lib/api.ts'
import { rememberAccount, rememberedAccount } from '../../lib/remembered-account.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { CodeFields, codeFaults, type CodeValues } from './code-fields.tsx'
import { keepSession, type Entrance, type SecondFactor } from './enter.ts'
import { FailureNotice } from './failure-notice.tsx'
import css from './sign-in.module.css'
import { looksLikeMobile, useSmsCode } from './sms-code.ts'

/** Signs in the owner of a mobile with a code sent to it. */
export function SmsForm({ onEntered, onSecondFactor }: Entrance) {
  const form = useLightForm<CodeValues, SecondFactor | null>({
    start: { mobile: rememberedMobile(), code: '' },
    check: codeFaults,
    send: async ({ mobile, code }) => {
      const reply = await sms.withTicket(code, (ticket) => request(smsLogin, { mobile, ticket }))
      rememberAccount(mobile)
      return keepSession(reply)
    },
    onSent: (wanted) => (wanted ? onSecondFactor(wanted) : onEntered()),
  })
  const sms = useSmsCode('login', form.values.mobile)
  const { element, faults, busy, submit } = form
  return (
    <form ref={element} className={`${layout.stack} ${css.form}`} onSubmit={submit} noValidate>
      <CodeFields form={form} sms={sms} />
      <FailureNotice faults={faults} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
    </form>
  )
}

/** The account that signed in last may be a mobile. */
function rememberedMobile(): string {
  const account = rememberedAccount()
  return looksLikeMobile(account) ? account : ''
}
