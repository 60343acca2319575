import { changeNoticePreferences, readNoticePreferences } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { noticeWords as words } from '@bdr/text/console-account'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useLeaveGuard } from '../../ui/console/use-leave-guard.tsx'
import { formOf, inputOf, isSame, quietFault } from './notice-choices.ts'
import { NoticeMatrix } from './notice-matrix.tsx'
import css from './notices.module.css'
import { QuietHours } from './quiet-hours.tsx'
import { useDialogForm } from './use-dialog-form.ts'

interface NoticesFormProps {
  account: Account
  kept: ReplyOf<typeof readNoticePreferences>
}

export function NoticesForm({ account, kept }: NoticesFormProps) {
  const [changed, setChanged] = useState<ReturnType<typeof formOf> | null>(null)
  const form = changed ?? formOf(kept)
  const unsaved = changed !== null && !isSame(changed, formOf(kept))
  const { question } = useLeaveGuard(unsaved)
  const change = useCallMutation(changeNoticePreferences, {
    toast: false,
    invalidates: [readNoticePreferences],
  })
  const state = useDialogForm(['quietFrom'], { quietFrom: quietFault(form) })

  const save = async () => {
    if (await state.send(() => change.mutateAsync(inputOf(form)))) showToast('success', words.saved)
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!state.busy) void save()
      }}
    >
      <NoticeMatrix account={account} available={kept.available} form={form} onChange={setChanged} />
      <QuietHours form={form} fault={state.faultOf('quietFrom')} onChange={setChanged} />
      <RefusalNotice sentences={state.refused} />
      <div>
        <Button look="primary" type="submit" isPending={state.busy} isDisabled={!unsaved}>
          {words.save}
        </Button>
      </div>
      {question}
    </form>
  )
}
