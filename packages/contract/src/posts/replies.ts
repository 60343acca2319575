import { z } from 'zod'
import { basePosts, permissions } from '../access.ts'
import { actionSet } from '../kernel/machine.ts'
import { postActions } from './model.ts'

export const post = z.object({
  id: z.string(),
  version: z.number().int(),
  /** null for a built-in one, whose name is in the text package */
  name: z.string().nullable(),
  description: z.string().nullable(),
  basePost: z.enum(basePosts),
  builtIn: z.boolean(),
  members: z.array(z.object({ id: z.string(), name: z.string(), enabled: z.boolean() })),
  permissions: z.array(z.enum(permissions)),
  actions: actionSet(postActions),
})
export type Post = z.output<typeof post>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'posts.list': z.array(post),
  'posts.create': z.object({ id: z.string() }),
  'posts.update': z.object({ id: z.string() }),
  'posts.delete': z.null(),
}
