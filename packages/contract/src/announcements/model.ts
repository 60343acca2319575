import { z } from 'zod'
import { id, shortText } from '../kernel/field.ts'
import { merchantPost } from '../posts/model.ts'

/** Longest texts of an announcement, and the largest number of companies it can name. */
export const announcementLimits = {
  title: 60,
  /** characters of HTML; a page of text needs a tenth of this */
  body: 20_000,
  merchants: 200,
} as const

/** Whom an announcement is for: everybody who works for a supplier, or some of them. */
export const audienceKinds = ['all', 'merchants', 'posts'] as const
export type AudienceKind = (typeof audienceKinds)[number]

const audience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('all') }),
  z.strictObject({
    to: z.literal('merchants'),
    merchantIds: z.array(id).min(1).max(announcementLimits.merchants),
  }),
  z.strictObject({ to: z.literal('posts'), posts: z.array(merchantPost).min(1) }),
])
export type Audience = z.output<typeof audience>

const instant = z.iso.datetime({ offset: true })

/** What an operator writes. */
export const announcementFields = z.strictObject({
  title: shortText(announcementLimits.title),
  body: shortText(announcementLimits.body),
  audience,
  /** when it ends automatically; null if it stays until it is withdrawn */
  showUntil: instant.nullable(),
})
export type AnnouncementFields = z.output<typeof announcementFields>

/** Notices that one call can mark as read. */
export const maxNoticeIds = 1_000
