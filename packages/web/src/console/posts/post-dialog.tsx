import { createPost, listPosts, updatePost } from '@bdr/contract/posts/calls'
import type { MerchantPost, Post } from '@bdr/contract/posts/model'
import { listStaff, readStaff } from '@bdr/contract/staff/calls'
import { postForm as words } from '@bdr/text/console-posts'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useGiveUp } from '../../ui/console/use-give-up.tsx'
import { emptyForm, formOf, isSame, type PostFormValues } from './post-form.ts'
import { PostForm } from './post-form-view.tsx'

interface PostDialogProps {
  /** the post to change; null for a new one. Without a form the dialog is closed. */
  form: { post: Post | null } | null
  /** reads the posts again */
  reload: () => Promise<readonly Post[]>
  onClose: () => void
}

/** Adds a post or changes one. */
export function PostDialog({ form, ...props }: PostDialogProps) {
  // stays while the dialog closes
  const [shown, setShown] = useState(form)
  if (form !== null && form !== shown) setShown(form)
  const post = shown?.post ?? null
  return (
    <>
      <NewPost {...props} open={form !== null && post === null} />
      {post && (
        <OwnPost key={`${post.id} ${post.version}`} {...props} open={form?.post === post} post={post} />
      )}
    </>
  )
}

type OpenProps = Pick<PostDialogProps, 'reload' | 'onClose'> & { open: boolean }

/** What was typed stays until it is sent. */
function NewPost({ open, onClose }: OpenProps) {
  const [values, setValues] = useState<PostFormValues>(emptyForm)
  const create = useCallMutation(createPost, { toast: false, invalidates: [listPosts] })
  return (
    <Dialog isOpen={open} title={words.addTitle} width={520} onClose={onClose}>
      <PostForm
        values={values}
        onChange={(patch) => setValues((before) => ({ ...before, ...patch }))}
        ok={words.add}
        onCancel={onClose}
        send={async (body) => {
          // the form does not send without one
          await create.mutateAsync({ ...body, basePost: body.basePost as MerchantPost })
          showToast('success', words.added(body.name.trim()))
          setValues(emptyForm)
          onClose()
        }}
      />
    </Dialog>
  )
}

function OwnPost({ post, open, reload, onClose }: OpenProps & { post: Post }) {
  // as it was when the form was opened: what somebody else changes meanwhile must not go under
  const [now, setNow] = useState(post)
  const [typed, setTyped] = useState<Partial<PostFormValues>>({})
  const values = { ...formOf(now), ...typed }
  const update = useCallMutation(updatePost, {
    toast: false,
    invalidates: [listPosts, listStaff, readStaff],
  })
  const close = () => {
    setTyped({})
    onClose()
  }
  const { giveUp, question } = useGiveUp(!isSame(values, formOf(now)), close)
  return (
    <>
      <Dialog isOpen={open} title={words.editTitle(post.name ?? '')} width={520} onClose={giveUp}>
        <PostForm
          values={values}
          onChange={(patch) => setTyped((before) => ({ ...before, ...patch }))}
          baseFixed
          ok={words.save}
          onCancel={giveUp}
          onReload={async () => setNow((await reload()).find(({ id }) => id === post.id) ?? now)}
          send={async ({ name, description }) => {
            await update.mutateAsync({ id: post.id, version: now.version, name, description })
            showToast('success', words.saved(name.trim()))
            close()
          }}
        />
      </Dialog>
      {question}
    </>
  )
}
