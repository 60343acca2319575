import { z } from 'zod'
import { basePosts, type BasePost } from '../access.ts'
import { id } from '../kernel/field.ts'

/** The posts that a merchant's people can have; operators have the role `admin` instead. */
export const merchantPosts = basePosts.filter((post): post is Exclude<BasePost, 'admin'> => post !== 'admin')
export type MerchantPost = (typeof merchantPosts)[number]
export const merchantPost = z.enum(merchantPosts as [MerchantPost, ...MerchantPost[]])

/** A post in JSON: a number, or the text `admin`. */
export const wirePost = z.union([z.number().int(), z.literal('admin')])
export type WirePost = z.output<typeof wirePost>
const toWirePost = (post: string): WirePost => (post === 'admin' ? post : Number(post))
/** A person's posts in JSON. The built-in one comes first because it determines the permissions. */
export const wirePosts = (base: BasePost, own: string | null): WirePost[] =>
  [base, ...(own === null ? [] : [own])].map(toWirePost)

/** A post as calls accept it: the number, or the same number as text. */
export const postParameter = z.union([z.number().int().positive().transform(String), id])

export const postNameLength = 20
export const postDescriptionLength = 200
/** Own posts of one merchant; nobody can tell more of them apart. */
export const maxOwnPosts = 50

/** Whose posts are requested. */
export const bizTypes = ['merchant', 'platform'] as const

export const postActions = ['edit', 'delete'] as const
export type PostAction = (typeof postActions)[number]
