import { createStaff } from '@bdr/contract/staff/calls'
import type { Post } from '@bdr/contract/posts/model'
import type { StaffRow } from '@bdr/contract/staff/model'
import { fieldRefusals } from '@bdr/text/refusals/fields'
import {
  faultsOfSchema,
  joinFaults,
  noFaults,
  placeFaults,
  type PlacedFaults,
} from '../../lib/fault-placement.ts'

/** What the form of a person holds, as it was typed. */
export interface StaffFormValues {
  readonly name: string
  readonly account: string
  readonly mobile: string
  readonly email: string
  /** id of a built-in post or of an own one */
  readonly post: string
}
export type StaffField = keyof StaffFormValues

export const emptyForm: StaffFormValues = { name: '', account: '', mobile: '', email: '', post: '' }

export const formOf = (person: StaffRow): StaffFormValues => ({
  name: person.name,
  account: person.account,
  mobile: person.mobile,
  email: person.email ?? '',
  post: String(person.postIds.at(-1) ?? ''),
})

export const isSame = (one: StaffFormValues, other: StaffFormValues): boolean =>
  Object.entries(one).every(([field, text]) => text === other[field as StaffField])

/** Where the server's faults belong; it knows the post as `postIds`. */
export const shownFields = {
  line: [''],
  form: ['name', 'account', 'mobile', 'email', 'postIds'],
} as const

export interface StaffBody {
  readonly name: string
  readonly account: string
  readonly mobile: string
  readonly email: string
  readonly postIds: string[]
}

/** What is sent: names and numbers without what slips in when they are pasted. */
export function bodyOf(values: StaffFormValues, posts: readonly Post[]): StaffBody {
  const post = posts.find(({ id }) => id === values.post)
  return {
    name: values.name.trim(),
    account: values.account.trim(),
    mobile: values.mobile.replace(/[\s-]/g, ''),
    email: values.email.trim(),
    postIds: post === undefined ? [] : post.builtIn ? [post.id] : [post.basePost, post.id],
  }
}

const schema = createStaff.input.omit({ password: true })
const required = ['name', 'account', 'mobile'] as const

/** What is wrong before anything is sent. */
export function checkForm(values: StaffFormValues, posts: readonly Post[]): PlacedFaults {
  const body = bodyOf(values, posts)
  const missing = Object.fromEntries(
    [
      ...required.filter((field) => body[field] === ''),
      ...(body.postIds.length === 0 ? ['postIds'] : []),
    ].map((field) => [field, fieldRefusals['field.missing']]),
  )
  const own = placeFaults(faultsOfSchema(schema, body), [], shownFields)
  return joinFaults({ ...noFaults, fields: missing }, own)
}
