import { changeAccount, readAccount } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/replies'
import { emailLength } from '@bdr/contract/kernel/field'
import { personNameLength } from '@bdr/contract/kernel/person-name'
import { accountWords as words } from '@bdr/text/account'
import { invalidate, setCached } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useShownViewer } from './use-shown-viewer.ts'

interface ProfileDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

export const ProfileDialog = (props: ProfileDialogProps) => (
  <FormDialog title={words.edit} isOpen={props.open} onClose={props.onClose}>
    <ProfileForm {...props} />
  </FormDialog>
)

function ProfileForm({ account, onClose }: ProfileDialogProps) {
  const showViewer = useShownViewer()
  const form = useCallForm({
    call: changeAccount,
    start: { name: account.name, email: account.email ?? '' },
    input: ({ name, email }, version) => ({ version, name: name.trim(), email: email.trim() || null }),
    missing: () => words.nameMissing,
    record: { version: account.version, reload: () => invalidate([readAccount]) },
    draft: { form: 'account' },
    onSent: (changed) => {
      setCached(readAccount, {}, changed)
      showToast('success', words.profileSaved)
      onClose()
      void showViewer()
    },
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <TextField
        {...form.at('name')}
        label={words.name}
        isRequired
        autoComplete="name"
        maxLength={personNameLength}
      />
      <TextField
        {...form.at('email')}
        label={words.email}
        hint={words.emailHint}
        isOptional
        type="email"
        autoComplete="email"
        maxLength={emailLength}
      />
    </DialogForm>
  )
}
