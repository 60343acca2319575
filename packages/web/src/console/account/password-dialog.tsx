import { readSessions } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/model'
import { updatePassword } from '@bdr/contract/session/calls'
import { passwordWeakness } from '@bdr/contract/session/password'
import { passwordDialogWords as words } from '@bdr/text/console-account'
import { passwordRefusals } from '@bdr/text/refusals/session'
import { newPasswordWords } from '@bdr/text/site-sign-in'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Dialog, DialogForm } from './form-dialog.tsx'
import { PasswordInput } from './password-input.tsx'
import { useDialogForm } from './use-dialog-form.ts'

interface PasswordDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

export const PasswordDialog = (props: PasswordDialogProps) => (
  <Dialog title={words.title} open={props.open} onClose={props.onClose}>
    <PasswordForm {...props} />
  </Dialog>
)

function PasswordForm({ account, onClose }: PasswordDialogProps) {
  const [oldPassword, setOldPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const change = useCallMutation(updatePassword, { toast: false, invalidates: [readSessions] })
  const form = useDialogForm(['oldPassword', 'newPassword'], {
    oldPassword: oldPassword === '' ? words.oldMissing : null,
    newPassword: newPassword === '' ? words.newMissing : weaknessOf(newPassword),
  })

  const save = async () => {
    if (!(await form.send(() => change.mutateAsync({ oldPassword, newPassword })))) return false
    showToast('success', words.done)
    onClose()
    return true
  }
  return (
    <DialogForm
      lead={words.effect}
      submit={words.submit}
      busy={form.busy}
      refused={form.refused}
      onSubmit={save}
    >
      {/* tells a password manager whose password it is */}
      <input type="text" name="username" autoComplete="username" value={account.account} readOnly hidden />
      <PasswordInput
        label={words.old}
        value={oldPassword}
        fault={form.faultOf('oldPassword')}
        autoComplete="current-password"
        onChange={setOldPassword}
      />
      <PasswordInput
        label={words.new}
        value={newPassword}
        fault={form.faultOf('newPassword')}
        hint={newPasswordWords.rule}
        autoComplete="new-password"
        onChange={setNewPassword}
      />
    </DialogForm>
  )
}

function weaknessOf(password: string): string | null {
  const weakness = passwordWeakness(password)
  return weakness === null ? null : passwordRefusals[`password.${weakness}`]
}
