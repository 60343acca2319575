import { z } from 'zod'
import { call, uploadCall } from '../kernel/call.ts'
import { id, shortText } from '../kernel/field.ts'
import { biz } from '../paths.ts'
import { smsTicket } from '../sms/model.ts'
import { filePurposeKey, maxFileBytes } from './model.ts'

/**
 * Files are uploaded by people with a session, and by applicants with the ticket of their mobile. The gateway therefore
 * admits everybody, and the file's purpose decides who may upload.
 */
const uploadOptions = {
  access: 'public',
  overlay: false,
  silent: true,
} as const

const ticket = smsTicket.optional()

/** How to upload a file: through the server, or directly to the object storage. */
export const ossInfo = call({
  ...uploadOptions,
  name: 'files.ossInfo',
  cost: 'stores',
  method: 'GET',
  path: `${biz}/oss/info`,
  input: () =>
    z.strictObject({
      purpose: filePurposeKey,
      name: shortText(255),
      bytes: z.coerce.number().int().min(1),
      ticket,
    }),
})

export const uploadFile = uploadCall({
  ...uploadOptions,
  name: 'files.upload',
  cost: 'decodes',
  method: 'POST',
  path: `${biz}/file/upload`,
  maxBytes: maxFileBytes,
  input: () => z.strictObject({ purpose: filePurposeKey, ticket }),
})

/** Reports that an upload to the object storage is complete. The server then checks and stores it. */
export const completeUpload = call({
  ...uploadOptions,
  name: 'files.complete',
  cost: 'decodes',
  method: 'POST',
  path: `${biz}/file/complete`,
  input: () => z.strictObject({ fileId: id, ticket }),
})
