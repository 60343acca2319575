import { can, permissions, type BasePost } from '@bdr/contract/access'
import { merchantPosts } from '@bdr/contract/posts/model'
import type { Post } from '@bdr/contract/posts/replies'
import { comparePinyin } from '../../platform/compare-pinyin.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { refusal } from '../../platform/refusals.ts'
import type { membersOf, ownPosts } from './queries.ts'

type Member = Awaited<ReturnType<typeof membersOf>>[number]
type OwnPost = Awaited<ReturnType<typeof ownPosts>>[number]

const permissionsOf = (base: BasePost) => permissions.filter((permission) => can(base, permission))

const names = (members: readonly Member[]) =>
  members
    .toSorted((one, other) => comparePinyin(one.name, other.name))
    .map(({ id, name, enabled }) => ({ id, name, enabled }))

export const builtInPost = (base: BasePost, members: readonly Member[]): Post => ({
  id: base,
  version: 1,
  name: null,
  description: null,
  basePost: base,
  builtIn: true,
  members: names(members.filter((member) => member.base_post === base && member.post_id === null)),
  permissions: permissionsOf(base),
  actions: { allowed: [], blocked: [] },
})

/** The built-in posts, followed by the merchant's own. */
export const presentPosts = (own: readonly OwnPost[], members: readonly Member[]): Post[] => [
  ...merchantPosts.map((base) => builtInPost(base, members)),
  ...own.map((row) =>
    presentOwn(
      row,
      members.filter((member) => member.post_id === row.id),
    ),
  ),
]

const presentOwn = (row: OwnPost, members: readonly Member[]): Post => ({
  id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  basePost: row.base_post,
  builtIn: false,
  members: names(members),
  permissions: permissionsOf(row.base_post),
  actions: actionsOn(members.length),
})

function actionsOn(count: number): Post['actions'] {
  if (count === 0) return { allowed: ['edit', 'delete'], blocked: [] }
  const why = refusal('post.hasMembers', { count })
  return presentActions({ allowed: ['edit'], blocked: [{ action: 'delete', why }] })
}
