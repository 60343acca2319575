import type { Post } from '@bdr/contract/posts/replies'
import type { StaffRow } from '@bdr/contract/staff/replies'

/** The values of a person's form, as they were typed. */
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

/** The input to send: names and numbers without characters that are pasted with them. */
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

/** The call has the ids of the post in place of one field. */
export const placeOf = (path: string) => (path.startsWith('postIds') ? 'post' : undefined)
