import { z } from 'zod'
import type { FilePurposeKey } from '../files/model.ts'

/** The kinds of records that files can be attached to, with the upload purpose of their files. */
export const attachmentPurposes = {
  order: 'order-attachment',
  inquiry: 'inquiry-attachment',
  quotation: 'quotation-attachment',
  'delivery-note': 'delivery-note-attachment',
} as const satisfies Record<string, FilePurposeKey>
export type AttachmentKind = keyof typeof attachmentPurposes

/** What an attached file is. */
export const attachmentTypes = ['contract', 'drawing', 'specification', 'certificate', 'other'] as const
export const attachmentType = z.enum(attachmentTypes)
export type AttachmentType = z.output<typeof attachmentType>

/** Files of one record, and files added by one call. */
export const attachmentLimits = { ofRecord: 30, atOnce: 10 } as const
