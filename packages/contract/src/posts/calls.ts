import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, optionalText, shortText, version } from '../kernel/field.ts'
import { merchant } from '../paths.ts'
import { bizTypes, merchantPost, postDescriptionLength, postNameLength } from './model.ts'

/** The built-in posts and the merchant's own, with their members and what they may do. */
export const listPosts = call({
  name: 'posts.list',
  method: 'GET',
  path: '/{product}_rbac/role/biz-type/{bizType}',
  access: 'staff:view',
  input: () => z.strictObject({ bizType: z.enum(bizTypes) }),
  shows: ['post', 'person'],
})

const fields = {
  name: shortText(postNameLength),
  description: optionalText(postDescriptionLength),
}

export const createPost = call({
  name: 'posts.create',
  method: 'POST',
  path: `${merchant}/posts`,
  access: 'post:manage',
  idempotent: true,
  input: () => z.strictObject({ basePost: merchantPost, ...fields }),
})

/** What a post is based on stays: it would change what its members may do behind their back. */
export const updatePost = call({
  name: 'posts.update',
  method: 'PUT',
  path: `${merchant}/posts/{id}`,
  access: 'post:manage',
  input: () => z.strictObject({ id, version, ...fields }),
})

/** Only a post without members can go. */
export const deletePost = call({
  name: 'posts.delete',
  method: 'DELETE',
  path: `${merchant}/posts/{id}`,
  access: 'post:manage',
  input: () => z.strictObject({ id }),
})
