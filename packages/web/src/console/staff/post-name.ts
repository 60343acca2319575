import { merchantPosts, type WirePost } from '@bdr/contract/posts/model'
import { post as postLabels } from '@bdr/text/posts'

/** What a person's post is called: the merchant's own name for it, else the built-in one's. */
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
