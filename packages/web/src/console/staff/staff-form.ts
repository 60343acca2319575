import type { Post } from '@bdr/contract/posts/replies'
import type { StaffRow } from '@bdr/contract/staff/replies'

/** What the form of a person holds, as it was typed. */
export type StaffValues = {
  readonly name: string
  readonly account: string
  readonly mobile: string
  readonly email: string
  /** id of a built-in post or of an own one */
  readonly post: string
}

export const newPerson: StaffValues = { name: '', account: '', mobile: '', email: '', post: '' }

export const valuesOf = (person: StaffRow): StaffValues => ({
  name: person.name,
  account: person.account,
  mobile: person.mobile,
  email: person.email ?? '',
  post: String(person.postIds.at(-1) ?? ''),
})

/** What is sent: names and numbers without what slips in when they are pasted. */
export function inputOf(values: StaffValues, posts: readonly Post[]) {
  const post = posts.find(({ id }) => id === values.post)
  return {
    name: values.name.trim(),
    account: values.account.trim(),
    mobile: values.mobile.replace(/[\s-]/g, ''),
    email: values.email.trim(),
    postIds: post === undefined ? [] : post.builtIn ? [post.id] : [post.basePost, post.id],
  }
}

/** The call knows the post as its ids. */
export const placeOf = (path: string) => (path.startsWith('postIds') ? 'post' : undefined)
