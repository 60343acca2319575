import { z } from 'zod'
import { messageType } from './model.ts'

export const message = z.object({
  id: z.string(),
  type: messageType,
  /** sanitised HTML */
  content: z.string(),
  isRead: z.boolean(),
  gmtCreate: z.string(),
  /** one of our own pages, empty when there is nothing to open */
  jumpUrl: z.string(),
  /** JSON object whose `id` becomes the page's query */
  jumpParam: z.string(),
})
export type Message = z.output<typeof message>

export const unreadCounts = z.object({
  allUnreadCount: z.number().int(),
  orderUnreadCount: z.number().int(),
  businessUnreadCount: z.number().int(),
  systemUnreadCount: z.number().int(),
})

/** What the calls answer, by their names. */
export const replies = {
  'messages.list': z.object({ list: z.array(message), total: z.number().int(), agg: unreadCounts }),
  'messages.read': z.null(),
}
