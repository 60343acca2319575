import { createPost, listPosts, updatePost } from '@bdr/contract/posts/calls'
import type { MerchantPost, Post } from '@bdr/contract/posts/model'
import { listStaff, readStaff } from '@bdr/contract/staff/calls'
import { postForm as words } from '@bdr/text/console-posts'
import { Modal } from 'antd'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { emptyForm, formOf, type PostFormValues } from './post-form.ts'
import { PostForm } from './post-form-view.tsx'

interface PostDialogProps {
  /** the post to change; null for a new one. Without a form the dialog is closed. */
  form: { post: Post | null } | null
  /** reads the posts again */
  reload: () => Promise<readonly Post[]>
  onClose: () => void
}

/** Adds a post or changes one. What was typed for a new one stays until it is sent. */
export function PostDialog({ form, reload, onClose }: PostDialogProps) {
  const [shown, setShown] = useState(form)
  if (form !== null && form !== shown) setShown(form)
  const [draft, setDraft] = useState<PostFormValues>(emptyForm)
  const post = shown?.post ?? null
  return (
    <Modal
      open={form !== null}
      title={post === null ? words.addTitle : words.editTitle(post.name ?? '')}
      onCancel={onClose}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      width={520}
    >
      {post === null ? (
        <NewPost values={draft} onChange={setDraft} onClose={onClose} />
      ) : (
        <OwnPost post={post} reload={reload} onClose={onClose} />
      )}
    </Modal>
  )
}

interface NewPostProps {
  values: PostFormValues
  onChange: (values: PostFormValues) => void
  onClose: () => void
}

function NewPost({ values, onChange, onClose }: NewPostProps) {
  const create = useCallMutation(createPost, { toast: false, invalidates: [listPosts] })
  return (
    <PostForm
      values={values}
      onChange={onChange}
      ok={words.add}
      onCancel={onClose}
      send={async (body) => {
        // the form does not send without one
        await create.mutateAsync({ ...body, basePost: body.basePost as MerchantPost })
        showToast('success', words.added(body.name.trim()))
        onChange(emptyForm)
        onClose()
      }}
    />
  )
}

type OwnPostProps = Pick<PostDialogProps, 'reload' | 'onClose'> & { post: Post }

function OwnPost({ post, reload, onClose }: OwnPostProps) {
  const [values, setValues] = useState(() => formOf(post))
  // what somebody else changes meanwhile must not go under
  const [version, setVersion] = useState(post.version)
  const update = useCallMutation(updatePost, {
    toast: false,
    invalidates: [listPosts, listStaff, readStaff],
  })
  return (
    <PostForm
      values={values}
      onChange={setValues}
      baseFixed
      ok={words.save}
      onCancel={onClose}
      onReload={async () => {
        const now = (await reload()).find(({ id }) => id === post.id)
        if (now) setVersion(now.version)
      }}
      send={async ({ name, description }) => {
        await update.mutateAsync({ id: post.id, version, name, description })
        showToast('success', words.saved(name.trim()))
        onClose()
      }}
    />
  )
}
