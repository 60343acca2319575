import type { BasePost } from '@bdr/contract/access'
import type { Account } from '@bdr/contract/account/replies'
import { absent } from '@bdr/text/client'
import { accountWords as words } from '@bdr/text/account'
import { post } from '@bdr/text/posts'
import { useState, useRef } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Section } from '../../ui/console/section.tsx'
import { later } from '../../ui/later.tsx'
import typography from '../../ui/typography.module.css'
import { Row, Rows } from './rows.tsx'
import { changeAccount, readAccount } from '@bdr/contract/account/calls'
import { filePurposes } from '@bdr/contract/files/model'
import { fileFieldWords } from '@bdr/text/files'
import { setCached, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useFileUpload, type UploadState } from '../../lib/use-file-upload.ts'
import { fileProblem } from '../../ui/file-field/file-problem.ts'
import { limitsText } from '../../ui/file-field/field-props.ts'
import { PictureCrop } from '../../ui/picture-crop/picture-crop.tsx'
import css from './picture.module.css'
import { useShownViewer } from './use-shown-viewer.ts'
import layout from '../../ui/layout.module.css'

const ProfileDialog = later(
  async () => (await import('./profile-dialog.tsx')).ProfileDialog,
  ({ open }) => open,
)

/** The form for what other people see of the person. */
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

const purpose = 'head-picture'
const { mediaTypes } = filePurposes[purpose]
const aspect = filePurposes[purpose].aspect ?? 1

/** The person's picture: after it is chosen and cropped it is stored at once. */
function Picture({ account }: { account: Account }) {
  const input = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<{ file: File; url: string } | null>(null)
  const showViewer = useShownViewer()
  const change = useCallMutation(changeAccount, {
    onSuccess: (changed) => {
      setCached(readAccount, {}, changed)
      showToast('success', changed.headFileId === null ? words.pictureRemoved : words.pictureSaved)
      void showViewer()
    },
  })
  const upload = useFileUpload({
    purpose,
    onStored: ({ id }) => change.mutate({ version: account.version, headFileId: id }),
  })

  const take = (file: File | undefined) => {
    if (!file) return
    const problem = fileProblem(file, purpose)
    if (problem !== null) return upload.refuse(problem)
    setCropping({ file, url: URL.createObjectURL(file) })
  }
  const leaveCropping = () => {
    URL.revokeObjectURL(cropping!.url)
    setCropping(null)
  }
  const busy = upload.state.kind === 'sending' || upload.state.kind === 'preparing' || change.isPending
  return (
    <div className={css.picture}>
      {account.headUrl === '' ? (
        <span className={css.head} aria-hidden>
          {Array.from(account.name)[0]}
        </span>
      ) : (
        <img className={css.head} src={account.headUrl} alt={words.picture} width="64" height="64" />
      )}
      <div className={layout.shrinks}>
        <div className={`${layout.tools} ${css.tools}`}>
          <Button isPending={busy} onClick={() => input.current!.click()}>
            {account.headUrl === '' ? words.choosePicture : words.changePicture}
          </Button>
          {account.headFileId !== null && (
            <Button
              look="quiet"
              isDisabled={busy}
              onClick={() => change.mutate({ version: account.version, headFileId: null })}
            >
              {words.removePicture}
            </Button>
          )}
          {upload.state.kind === 'failed' && upload.state.again && (
            <Button look="link" onClick={upload.retry}>
              {fileFieldWords.retry}
            </Button>
          )}
        </div>
        <p
          className={`${typography.caption} ${css.note}`}
          data-failed={upload.state.kind === 'failed' || undefined}
          role="status"
        >
          {noteOf(upload.state)}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={mediaTypes.join(',')}
        aria-label={words.choosePicture}
        onChange={(event) => {
          take(event.target.files?.[0])
          // the same file can be chosen again
          event.target.value = ''
        }}
      />
      {cropping && (
        <PictureCrop
          url={cropping.url}
          aspect={aspect}
          round
          onApply={(area) => {
            upload.start(cropping.file, area)
            leaveCropping()
          }}
          onCancel={leaveCropping}
        />
      )}
    </div>
  )
}

function noteOf(state: UploadState): string {
  switch (state.kind) {
    case 'idle':
      return limitsText(purpose)
    case 'preparing':
      return words.picturePreparing
    case 'sending':
      return words.pictureSending(Math.round(state.share * 100))
    case 'failed':
      return state.message
  }
}
