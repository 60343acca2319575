import { readSessions } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/replies'
import { updatePassword } from '@bdr/contract/session/calls'
import { passwordWeakness } from '@bdr/contract/session/password'
import { passwordDialogWords as words } from '@bdr/text/account'
import { passwordRefusals, newPasswordWords } from '@bdr/text/session'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { PasswordField } from './password-field.tsx'

interface PasswordDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

export const PasswordDialog = (props: PasswordDialogProps) => (
  <FormDialog title={words.title} isOpen={props.open} onClose={props.onClose}>
    <PasswordForm {...props} />
  </FormDialog>
)

function PasswordForm({ account, onClose }: PasswordDialogProps) {
  const change = useCallMutation(updatePassword, { toast: false, invalidates: [readSessions] })
  const form = useForm({
    start: { oldPassword: '', newPassword: '' },
    check: ({ oldPassword, newPassword }) =>
      fieldFaults({
        oldPassword: oldPassword === '' ? words.oldMissing : null,
        newPassword: newPassword === '' ? words.newMissing : weaknessOf(newPassword),
      }),
    send: (passwords) => change.mutateAsync(passwords),
    draft: null,
    onSent: () => {
      showToast('success', words.done)
      onClose()
    },
  })
  return (
    <DialogForm form={form} lead={words.effect} submit={words.submit}>
      <OwnerOfPassword account={account.account} />
      <PasswordField {...form.at('oldPassword')} label={words.old} autoComplete="current-password" />
      <PasswordField
        {...form.at('newPassword')}
        label={words.new}
        hint={newPasswordWords.rule}
        autoComplete="new-password"
      />
    </DialogForm>
  )
}

function weaknessOf(password: string): string | null {
  const weakness = passwordWeakness(password)
  return weakness === null ? null : passwordRefusals[`password.${weakness}`]
}

/** Lets a password manager know whose password it is. */
export const OwnerOfPassword = ({ account }: { account: string }) => (
  <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
)
