import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id } from '../kernel/field.ts'
import { ecology } from '../paths.ts'
import { maxMessageIds, messagePageSize, messageType } from './model.ts'

const index = `${ecology}/supplier-ecology/admin/index` as const

/** The person's own messages, newest first; `agg` contains the counts of all types regardless of the filter. */
export const listMessages = call({
  name: 'messages.list',
  method: 'POST',
  path: `${index}/pc/message-list`,
  access: 'signed-in',
  overlay: false,
  input: () =>
    z.strictObject({
      pageNum: z.number().int().min(1).max(100).default(1),
      pageSize: z.number().int().min(1).max(messagePageSize).default(messagePageSize),
      type: messageType.optional(),
      /** 1: only unread messages */
      onlyUnread: z.literal(1).optional(),
    }),
})

/** Marks messages as read. Ids of other people's messages are ignored. An empty list marks all of them. */
export const readMessages = call({
  name: 'messages.read',
  method: 'POST',
  path: `${index}/message-read`,
  access: 'signed-in',
  overlay: false,
  input: () =>
    z.strictObject({
      messageIds: z.array(id).max(maxMessageIds),
      /** for an empty list: only messages of this type */
      type: messageType.optional(),
    }),
})
