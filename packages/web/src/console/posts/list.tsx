import { deletePost, listPosts } from '@bdr/contract/posts/calls'
import type { Post } from '@bdr/contract/posts/replies'
import { postActionWords, postList as words } from '@bdr/text/posts'
import { useState } from 'react'
import { prefetch, useCall, useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { DataTable } from '../../ui/console/data-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { PermissionTable } from './permission-table.tsx'
import { PostDialog } from './post-dialog.tsx'
import { PostCard, postColumns } from './post-rows.tsx'
import css from './posts.module.css'

const ofMerchants = { bizType: 'merchant' } as const

export function clientLoader(): void {
  prefetch(listPosts, ofMerchants, { toast: false })
}

/** The posts of the merchant, and what their members may do. */
export default function PostListPage() {
  const viewer = useViewer()
  const answer = useCall(listPosts, ofMerchants, { toast: false })
  const [form, setForm] = useState<{ post: Post | null } | null>(null)
  const remove = useCallMutation(deletePost, { toast: false, invalidates: [listPosts] })
  const { ask, dialog } = useConfirm()
  const posts = answer.data
  const mayManage = viewer.can('post:manage')

  const askDelete = (post: Post) =>
    ask({
      title: postActionWords.delete.title(post.name ?? ''),
      effect: postActionWords.delete.effect,
      ok: postActionWords.delete.ok,
      danger: true,
      run: async () => {
        await remove.mutateAsync({ id: post.id })
        showToast('success', postActionWords.delete.done(post.name ?? ''))
      },
    })
  const actions = { edit: (post: Post) => setForm({ post }), delete: askDelete }

  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          mayManage && (
            <Button look="primary" onClick={() => setForm({ post: null })}>
              {words.add}
            </Button>
          )
        }
      />
      <div className={css.posts}>
        <DataTable
          label={words.label}
          columns={postColumns(actions, mayManage)}
          rows={posts}
          rowKey={(post) => post.id}
          card={(post) => <PostCard post={post} actions={actions} withMembers={mayManage} />}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      </div>
      {posts && <PermissionTable posts={posts} />}
      <PostDialog
        // as it is now: somebody else may have changed it while its form is open
        form={form && { post: posts?.find(({ id }) => id === form.post?.id) ?? form.post }}
        onClose={() => setForm(null)}
      />
      {dialog}
    </>
  )
}
