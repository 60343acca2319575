import { readNoticePreferences, changeNoticePreferences } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/replies'
import { noticeWords as words } from '@bdr/text/account'
import { useCall } from '../../lib/query.ts'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { showToast } from '../../lib/toasts.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { Form } from '../../ui/form/form.tsx'
import { GeneralFaultNotice } from '../../ui/form/notices.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import { formOf, inputOf, quietFault } from './notice-choices.ts'
import { NoticeMatrix } from './notice-matrix.tsx'
import css from './notices.module.css'
import { QuietHours } from './quiet-hours.tsx'

/** The form for which notices the person gets through which channel. */
export function Notices({ account }: { account: Account }) {
  const query = useCall(readNoticePreferences, {}, { toast: false, fillsForm: true })
  return (
    <Section title={words.title} note={words.hint}>
      <RecordState query={query}>
        {(preferences) => <NoticesForm account={account} stored={preferences} />}
      </RecordState>
    </Section>
  )
}

interface NoticesFormProps {
  account: Account
  stored: ReplyOf<typeof readNoticePreferences>
}

function NoticesForm({ account, stored }: NoticesFormProps) {
  const form = useCallForm({
    call: changeNoticePreferences,
    start: formOf(stored),
    input: inputOf,
    check: (values) => fieldFaults({ from: quietFault(values) }),
    placeOf: (path) => (path.startsWith('quiet') ? 'from' : undefined),
    invalidates: [readNoticePreferences],
    draft: { form: 'notices' },
    onSent: () => showToast('success', words.saved),
  })
  return (
    <Form form={form} className={`${layout.stack} ${css.form}`}>
      <NoticeMatrix account={account} available={stored.available} form={form} />
      <QuietHours form={form} />
      <GeneralFaultNotice form={form} />
      <div>
        <Button type="submit" look="primary" isPending={form.busy} isDisabled={!form.touched}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}
