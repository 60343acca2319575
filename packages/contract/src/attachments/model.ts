import { z } from 'zod'
import type { FilePurposeKey } from '../files/model.ts'

/** The records that files are attached to, and what their files are brought for. */
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

/** Files of one record, and files added in one go. */
export const attachmentLimits = { ofRecord: 30, atOnce: 10 } as const
