import type { BasePost } from '@bdr/contract/access'
import type { Account } from '@bdr/contract/account/replies'
import { absent } from '@bdr/text/client'
import { accountWords as words } from '@bdr/text/account'
import { post } from '@bdr/text/posts'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Section } from '../../ui/console/section.tsx'
import { Picture } from './picture.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { Row, Rows } from './rows.tsx'

/** Who the person is to others. */
export function Profile({ account }: { account: Account }) {
  const [editing, setEditing] = useState(false)
  return (
    <Section title={words.profile} extra={<Button onClick={() => setEditing(true)}>{words.edit}</Button>}>
      <Rows>
        <Row label={words.picture} value={<Picture account={account} />} />
        <Row label={words.name} value={account.name} />
        <Row label={words.account} value={account.account} hint={words.accountHint} />
        <Row label={words.email} value={account.email ?? words.noEmail} />
        <Row label={words.post} value={postText(account)} />
        {account.merchant && <Row label={words.merchant} value={account.merchant.name} />}
        <Row label={words.createdAt} value={formatInstant(account.createdAt)} />
        <Row
          label={words.lastSignInAt}
          value={account.lastSignInAt === null ? absent : formatInstant(account.lastSignInAt)}
        />
      </Rows>
      <ProfileDialog account={account} open={editing} onClose={() => setEditing(false)} />
    </Section>
  )
}

function postText({ basePost, postName }: Account): string {
  const base = post[basePost as BasePost]
  return postName === null ? base : words.ownPost(base, postName)
}
