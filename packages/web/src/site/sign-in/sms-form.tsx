import { smsLogin } from '@bdr/contract/session/calls'
import { smsSignInWords as words } from '@bdr/text/site-sign-in'
import { useState } from 'react'
import { request } from '../../lib/api.ts'
import { rememberAccount, rememberedAccount } from '../../lib/remembered-account.ts'
import button from '../../ui/site/button.module.css'
import { CodeFields } from './code-fields.tsx'
import { keepSession, type Entrance } from './enter.ts'
import { FailureNotice } from './failure-notice.tsx'
import css from './sign-in.module.css'
import { codeFault, looksLikeMobile, mobileFault, useSmsCode } from './sms-code.ts'
import { useForm } from './use-form.ts'

/** Signs in the owner of a mobile with a code sent to it. */
export function SmsForm({ onEntered, onSecondFactor }: Entrance) {
  const [mobile, setMobile] = useState(rememberedMobile)
  const [code, setCode] = useState('')
  const sms = useSmsCode('login', mobile)
  const { form, failure, refuse, busy, submit } = useForm({
    check: () => ({ mobile: mobileFault(mobile), code: codeFault(code) }),
    send: async () => {
      const reply = await sms.withTicket(code, (ticket) => request(smsLogin, { mobile, ticket }))
      rememberAccount(mobile)
      const wanted = keepSession(reply)
      return wanted ? onSecondFactor(wanted) : onEntered()
    },
  })
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <CodeFields
        mobile={mobile}
        code={code}
        sms={sms}
        failure={failure}
        onMobile={setMobile}
        onCode={setCode}
        onRefused={refuse}
      />
      <FailureNotice failure={failure} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
    </form>
  )
}

/** The account last signed in with may be a mobile. */
function rememberedMobile(): string {
  const account = rememberedAccount()
  return looksLikeMobile(account) ? account : ''
}
