import { createPost, listPosts, updatePost } from '@bdr/contract/posts/calls'
import { merchantPosts, postDescriptionLength, postNameLength } from '@bdr/contract/posts/model'
import type { Post } from '@bdr/contract/posts/replies'
import { listStaff, readStaff } from '@bdr/contract/staff/calls'
import { builtInPosts, postFields as fields, postForm as words, post as postLabels } from '@bdr/text/posts'
import { invalidate } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { RadioGroup, TextArea, TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import type { Form } from '../../ui/form/use-form.ts'

interface PostDialogProps {
  /** the post to change; null for a new one. Without a form the dialog is closed. */
  form: { post: Post | null } | null
  onClose: () => void
}

/** The dialog that adds or changes a post. */
export const PostDialog = ({ form, onClose }: PostDialogProps) => (
  <FormDialog
    isOpen={form !== null}
    title={form?.post ? words.editTitle(form.post.name ?? '') : words.addTitle}
    onClose={onClose}
  >
    {form?.post ? <OwnPost post={form.post} onClose={onClose} /> : <NewPost onClose={onClose} />}
  </FormDialog>
)

interface PostValues {
  name: string
  description: string
  basePost: string
}

function NewPost({ onClose }: { onClose: () => void }) {
  const form = useCallForm({
    call: createPost,
    start: { name: '', description: '', basePost: '' },
    input: (values: PostValues) => values,
    invalidates: [listPosts],
    draft: { form: 'post' },
    onSent: (_post, { name }) => {
      showToast('success', words.added(name.trim()))
      onClose()
    },
  })
  return (
    <DialogForm form={form} submit={words.add}>
      <PostFields form={form} />
    </DialogForm>
  )
}

function OwnPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const { id, version } = post
  const form = useCallForm({
    call: updatePost,
    start: { name: post.name ?? '', description: post.description ?? '', basePost: post.basePost },
    input: ({ name, description }: PostValues, version) => ({ id, version, name, description }),
    record: { version, reload: () => invalidate([listPosts]) },
    invalidates: [listPosts, listStaff, readStaff],
    draft: { form: 'post', id },
    onSent: (_post, { name }) => {
      showToast('success', words.saved(name.trim()))
      onClose()
    },
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <PostFields form={form} isBaseFixed />
    </DialogForm>
  )
}

const bases = merchantPosts.map((value) => ({ value, label: postLabels[value], about: builtInPosts[value] }))

/** @param props.isBaseFixed the post it is based on cannot change any more */
const PostFields = ({ form, isBaseFixed }: { form: Form<PostValues>; isBaseFixed?: boolean }) => (
  <>
    <TextField
      {...form.at('name')}
      label={fields.nameInput}
      hint={words.nameHint}
      isRequired
      autoComplete="off"
      maxLength={postNameLength}
    />
    <RadioGroup
      {...form.at('basePost')}
      label={fields.basePost}
      hint={isBaseFixed ? words.baseFixed : undefined}
      options={bases}
      isStacked
      isDisabled={isBaseFixed}
      isRequired
    />
    <TextArea
      {...form.at('description')}
      label={fields.description}
      isOptional
      maxLength={postDescriptionLength}
    />
  </>
)
