import { z } from 'zod'
import { messageType } from './model.ts'

export const message = z.object({
  id: z.string(),
  type: messageType,
  /** sanitised HTML */
  content: z.string(),
  isRead: z.boolean(),
  gmtCreate: z.string(),
  /** the page it opens, one of our own; empty if it opens none */
  jumpUrl: z.string(),
  /** JSON object whose `id` is passed to the page as its query */
  jumpParam: z.string(),
})
export type Message = z.output<typeof message>

export const unreadCounts = z.object({
  allUnreadCount: z.number().int(),
  orderUnreadCount: z.number().int(),
  businessUnreadCount: z.number().int(),
  systemUnreadCount: z.number().int(),
})

/** The schema of each reply, under the name of its call. */
export const replies = {
  'messages.list': z.object({ list: z.array(message), total: z.number().int(), agg: unreadCounts }),
  'messages.read': z.null(),
}
