import { createPost } from '@bdr/contract/posts/calls'
import type { MerchantPost, Post } from '@bdr/contract/posts/model'
import { fieldRefusals } from '@bdr/text/refusals/fields'
import {
  faultsOfSchema,
  joinFaults,
  noFaults,
  placeFaults,
  type PlacedFaults,
} from '../../lib/fault-placement.ts'

/** What the form of a post holds, as it was typed. */
export interface PostFormValues {
  readonly name: string
  readonly description: string
  readonly basePost: MerchantPost | null
}

export const emptyForm: PostFormValues = { name: '', description: '', basePost: null }

export const formOf = ({ name, description, basePost }: Post): PostFormValues => ({
  name: name ?? '',
  description: description ?? '',
  basePost: basePost === 'admin' ? null : basePost,
})

export const isSame = (one: PostFormValues, other: PostFormValues): boolean =>
  one.name === other.name && one.description === other.description && one.basePost === other.basePost

export const shownFields = { line: [''], form: ['name', 'description', 'basePost'] } as const

/** What is wrong before anything is sent. */
export function checkForm(values: PostFormValues): PlacedFaults {
  const missing: Record<string, string> = {}
  if (values.name.trim() === '') missing['name'] = fieldRefusals['field.missing']
  if (values.basePost === null) missing['basePost'] = fieldRefusals['field.missing']
  const own = placeFaults(faultsOfSchema(createPost.input, values), [], shownFields)
  return joinFaults({ ...noFaults, fields: missing }, own)
}
