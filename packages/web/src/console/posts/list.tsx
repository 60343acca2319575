import { deletePost, listPosts } from '@bdr/contract/posts/calls'
import type { Post } from '@bdr/contract/posts/replies'
import { postActionWords, postList as words, post as postLabels } from '@bdr/text/posts'
import { useState } from 'react'
import { prefetch, useCall, useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { DataTable } from '../../ui/console/data-table.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { later } from '../../ui/later.tsx'
import layout from '../../ui/layout.module.css'
import { PostCard, postColumns } from './post-rows.tsx'
import css from './posts.module.css'
import { permissions, type Permission } from '@bdr/contract/access'
import { permissionAreas, permissionLabels, type PermissionArea } from '@bdr/text/entities'
import { Section } from '../../ui/console/section.tsx'

const PostDialog = later(
  async () => (await import('./post-dialog.tsx')).PostDialog,
  ({ form }) => form !== null,
)

const ofMerchants = { bizType: 'merchant' } as const

export function clientLoader(): void {
  prefetch(listPosts, ofMerchants)
}

/** The posts of the merchant, and the permissions of their members. */
export default function PostListPage() {
  const viewer = useViewer()
  const answer = useCall(listPosts, ofMerchants)
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
        // the post as it is now: somebody else may have changed it while its form is open
        form={form && { post: posts?.find(({ id }) => id === form.post?.id) ?? form.post }}
        onClose={() => setForm(null)}
      />
      {dialog}
    </>
  )
}

/** The permissions of each built-in post, side by side. */
function PermissionTable({ posts }: { posts: readonly Post[] }) {
  const builtIn = posts.filter((post) => post.builtIn)
  const areas = Map.groupBy(
    permissions.filter((permission) => builtIn.some((post) => post.permissions.includes(permission))),
    areaOf,
  )
  return (
    <Section title={words.permissions} note={words.permissionsNote}>
      <table className={`${layout.table} ${css.table}`}>
        <thead>
          <tr>
            <th scope="col">{words.permission}</th>
            {builtIn.map(({ id, basePost }) => (
              <th key={id} scope="col" className={css.post}>
                {postLabels[basePost]}
              </th>
            ))}
          </tr>
        </thead>
        {[...areas].map(([area, own]) => (
          <tbody key={area}>
            <tr>
              <th scope="colgroup" colSpan={builtIn.length + 1} className={css.area}>
                {permissionAreas[area]}
              </th>
            </tr>
            {own.map((permission) => (
              <tr key={permission}>
                <th scope="row">{permissionLabels[permission]}</th>
                {builtIn.map((post) => (
                  <td key={post.id} className={css.post}>
                    <Tick yes={post.permissions.includes(permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  )
}

const areaOf = (permission: Permission) => permission.split(':')[0] as PermissionArea

const Tick = ({ yes }: { yes: boolean }) => (
  <svg
    className={yes ? css.yes : css.no}
    width="16"
    height="16"
    viewBox="0 0 16 16"
    role="img"
    aria-label={yes ? words.may : words.mayNot}
  >
    <path d={yes ? 'M3 8.5l3.5 3.5L13 4.5' : 'M5 8h6'} />
  </svg>
)
