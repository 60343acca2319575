import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id, optionalText, shortText, version } from '../kernel/field.ts'
import { merchant } from '../paths.ts'
import { bizTypes, merchantPost, postDescriptionLength, postNameLength } from './model.ts'

/** The built-in posts and the merchant's own, with their members and permissions. */
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

/** The base of a post cannot change, since that would silently change its members' permissions. */
export const updatePost = call({
  name: 'posts.update',
  method: 'PUT',
  path: `${merchant}/posts/{id}`,
  access: 'post:manage',
  input: () => z.strictObject({ id, version, ...fields }),
})

/** Deletes a post. This is possible only while it has no members. */
export const deletePost = call({
  name: 'posts.delete',
  method: 'DELETE',
  path: `${merchant}/posts/{id}`,
  access: 'post:manage',
  input: () => z.strictObject({ id }),
})
