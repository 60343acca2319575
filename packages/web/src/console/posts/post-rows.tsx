import { pageUrl } from '@bdr/contract/navigation'
import type { PostAction } from '@bdr/contract/posts/model'
import type { Post } from '@bdr/contract/posts/replies'
import { builtInPosts, postFields as fields, postList as words, post as postLabels } from '@bdr/text/posts'
import { Link } from 'react-router'
import { Button } from '../../ui/kit/button.tsx'
import { Quiet } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { CardLine } from '../../ui/console/list-card.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './posts.module.css'

export type PostActions = Readonly<Record<PostAction, (post: Post) => void>>

const nameOf = (post: Post): string => post.name ?? postLabels[post.basePost]
const descriptionOf = (post: Post): string =>
  post.builtIn ? builtInPosts[post.basePost] : (post.description ?? '')

/** The list's columns; operators see only the built-in posts, without members. */
export function postColumns(actions: PostActions, withMembers: boolean): Column<Post>[] {
  const columns: Column<Post>[] = [
    {
      key: 'name',
      title: fields.name,
      render: (post) => <strong className={typography.strong}>{nameOf(post)}</strong>,
      wraps: true,
    },
    { key: 'basePost', title: fields.basePost, render: (post) => <Base post={post} /> },
    {
      key: 'description',
      title: fields.description,
      wraps: true,
      render: (post) => <Description post={post} />,
    },
  ]
  if (!withMembers) return columns
  return [
    ...columns,
    { key: 'members', title: fields.members, wraps: true, render: (post) => <Members post={post} /> },
    {
      key: 'actions',
      title: fields.actions,
      width: 152,
      render: (post) => <Actions post={post} actions={actions} />,
    },
  ]
}

const Description = ({ post }: { post: Post }) => (
  <span className={css.description} title={descriptionOf(post)}>
    {descriptionOf(post)}
  </span>
)

const Base = ({ post }: { post: Post }) => (
  <Quiet>{post.builtIn ? words.builtIn : postLabels[post.basePost]}</Quiet>
)

/** Names shown before the rest is only counted. */
const shownNames = 3

function Members({ post }: { post: Post }) {
  const { members } = post
  if (members.length === 0) return <Quiet>{words.noMembers}</Quiet>
  const names = members.slice(0, shownNames).map(({ name }) => name)
  const described = words.someMembers(names, members.length)
  return (
    <Link
      className={typography.breaks}
      to={pageUrl('staffList', { postId: post.id })}
      aria-label={words.seeMembers(described, nameOf(post))}
    >
      {described}
    </Link>
  )
}

function Actions({ post, actions }: { post: Post; actions: PostActions }) {
  const { allowed, blocked } = post.actions
  return (
    <span className={css.actions}>
      {allowed.map((action) => (
        <Button
          key={action}
          look="quiet"
          aria-label={words.actionOn(words.actions[action], nameOf(post))}
          onClick={() => actions[action](post)}
        >
          {words.actions[action]}
        </Button>
      ))}
      {blocked.map(({ action, reason }) => (
        <Button
          key={action}
          look="quiet"
          className={css.blocked}
          aria-disabled
          aria-label={`${words.actionOn(words.actions[action], nameOf(post))}：${reason}`}
          title={reason}
        >
          {words.actions[action]}
        </Button>
      ))}
    </span>
  )
}

/** A post on a phone. */
export const PostCard = ({
  post,
  actions,
  withMembers,
}: {
  post: Post
  actions: PostActions
  withMembers: boolean
}) => (
  <div className={`${layout.lines} ${css.card}`}>
    <CardLine>
      <strong>{nameOf(post)}</strong>
      <Base post={post} />
    </CardLine>
    {descriptionOf(post) !== '' && <Description post={post} />}
    {withMembers && (
      <CardLine>
        <Members post={post} />
        <Actions post={post} actions={actions} />
      </CardLine>
    )}
    {withMembers &&
      post.actions.blocked.map(({ action, reason }) => (
        <div key={action} className={typography.caption}>
          {reason}
        </div>
      ))}
  </div>
)
