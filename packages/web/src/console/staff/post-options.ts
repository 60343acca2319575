import type { Post } from '@bdr/contract/posts/replies'
import { post as postLabels } from '@bdr/text/posts'

/** Posts to choose from, by the names people know them by. */
export const postOptions = (posts: readonly Post[]): { value: string; label: string }[] =>
  posts.map(({ id, name, basePost }) => ({ value: id, label: name ?? postLabels[basePost] }))
