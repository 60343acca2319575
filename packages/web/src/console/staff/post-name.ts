import { merchantPosts, type WirePost } from '@bdr/contract/posts/model'
import { post as postLabels } from '@bdr/text/posts'

/** The name of a person's post: the merchant's own one, otherwise that of the built-in post. */
export function postNameOf({
  postIds,
  ownPostName,
}: {
  readonly postIds: readonly WirePost[]
  readonly ownPostName: string | null
}): string {
  const base = merchantPosts.find((post) => post === String(postIds[0]))
  return ownPostName ?? (base === undefined ? '' : postLabels[base])
}
