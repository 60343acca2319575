import { z } from 'zod'
import { call, uploadCall } from '../kernel/call.ts'
import { id, shortText } from '../kernel/field.ts'
import { biz } from '../paths.ts'
import { smsTicket } from '../sms/model.ts'
import { filePurposeKey, maxFileBytes } from './model.ts'

/**
 * Files are brought by people with a session, and by applicants with the ticket of their mobile:
 * the gateway lets everybody in, the purpose says who may.
 */
const brought = {
  access: 'public',
  overlay: false,
  silent: true,
} as const

const ticket = smsTicket.optional()

/** How to upload a file: through the server, or straight to the object storage. */
export const ossInfo = call({
  ...brought,
  name: 'files.ossInfo',
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
  ...brought,
  name: 'files.upload',
  method: 'POST',
  path: `${biz}/file/upload`,
  maxBytes: maxFileBytes,
  input: () => z.strictObject({ purpose: filePurposeKey, ticket }),
})

/** What was put to the object storage is all there: it is looked at and stored. */
export const completeUpload = call({
  ...brought,
  name: 'files.complete',
  method: 'POST',
  path: `${biz}/file/complete`,
  input: () => z.strictObject({ fileId: id, ticket }),
})
