import { changeAccount, readAccount } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/model'
import { email as emailFormat, emailLength, personName, personNameLength } from '@bdr/contract/kernel/field'
import { accountWords as words } from '@bdr/text/console-account'
import { issueText } from '@bdr/text/issues'
import { Input } from '../../ui/kit/input.tsx'
import { useState } from 'react'
import type { z } from 'zod'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Field } from '../../ui/kit/field.tsx'
import { Dialog, DialogForm } from './form-dialog.tsx'
import { useDialogForm } from './use-dialog-form.ts'
import { useShownViewer } from './use-shown-viewer.ts'

interface ProfileDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

export const ProfileDialog = (props: ProfileDialogProps) => (
  <Dialog title={words.edit} open={props.open} onClose={props.onClose}>
    <ProfileForm {...props} />
  </Dialog>
)

function ProfileForm({ account, onClose }: ProfileDialogProps) {
  const [name, setName] = useState(account.name)
  const [email, setEmail] = useState(account.email ?? '')
  const showViewer = useShownViewer()
  const change = useCallMutation(changeAccount, {
    toast: false,
    onSuccess: (changed) => keepAnswer(readAccount, {}, changed),
  })
  const form = useDialogForm(['name', 'email'], {
    name: name.trim() === '' ? words.nameMissing : faultOf(personName, name.trim()),
    email: email.trim() === '' ? null : faultOf(emailFormat, email.trim()),
  })

  const save = async () => {
    const input = { version: account.version, name: name.trim(), email: email.trim() || null }
    if (!(await form.send(() => change.mutateAsync(input)))) return false
    showToast('success', words.profileSaved)
    onClose()
    void showViewer()
    return true
  }
  return (
    <DialogForm
      submit={words.save}
      busy={form.busy}
      refused={form.refused}
      onReload={form.conflict ? () => void invalidate([readAccount]).then(form.forgive) : undefined}
      onSubmit={save}
    >
      <Field label={words.name} error={form.faultOf('name')} isRequired>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={personNameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.email} hint={words.emailHint} error={form.faultOf('email')} isOptional>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={emailLength}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  )
}

function faultOf(format: z.ZodType, value: string): string | null {
  const issue = format.safeParse(value).error?.issues[0]
  return issue ? issueText(issue) : null
}
