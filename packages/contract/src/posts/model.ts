import { z } from 'zod'
import { basePosts, type BasePost } from '../access.ts'
import { id } from '../kernel/field.ts'

/** The posts a merchant's people can have; operators have the role `admin`. */
export const merchantPosts = basePosts.filter((post): post is Exclude<BasePost, 'admin'> => post !== 'admin')
export type MerchantPost = (typeof merchantPosts)[number]
export const merchantPost = z.enum(merchantPosts as [MerchantPost, ...MerchantPost[]])

/** A post as it goes over the wire: a number, `admin` a word. */
export const wirePost = z.union([z.number().int(), z.literal('admin')])
export type WirePost = z.output<typeof wirePost>
const toWirePost = (post: string): WirePost => (post === 'admin' ? post : Number(post))
/** A person's: the built-in one first, for it decides what they may do. */
export const wirePosts = (base: BasePost, own: string | null): WirePost[] =>
  [base, ...(own === null ? [] : [own])].map(toWirePost)

/** What calls take for one: the number, or the same as text. */
export const givenPost = z.union([z.number().int().positive().transform(String), id])

export const postNameLength = 20
export const postDescriptionLength = 200
/** Own posts of one merchant; more than anybody keeps apart. */
export const maxOwnPosts = 50

/** Whose roles are asked for. */
export const bizTypes = ['merchant', 'platform'] as const

export const postActions = ['edit', 'delete'] as const
export type PostAction = (typeof postActions)[number]
