import { z } from 'zod'
import { storedFile } from '../files/replies.ts'
import { attachmentType } from './model.ts'

export const attachment = z.object({
  id: z.string(),
  type: attachmentType,
  /** the order's line it belongs to; null where it belongs to the whole record */
  orderLineId: z.string().nullable(),
  file: storedFile,
  author: z.string(),
  /** uploaded by the platform, not by the supplier */
  byOperator: z.boolean(),
  createdAt: z.string(),
  /** whether the caller may remove it */
  removable: z.boolean(),
})
export type Attachment = z.output<typeof attachment>

/** The reply of every call about a record's attachments. */
export const attachments = z.object({
  /** the oldest first */
  attachments: z.array(attachment),
  /** how many more the caller may add */
  room: z.number().int(),
  /** why no file can be added, if the caller would expect to be able to; null otherwise */
  closed: z.string().nullable(),
})
export type Attachments = z.output<typeof attachments>
