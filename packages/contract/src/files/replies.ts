import { z } from 'zod'
import { mediaTypes } from './model.ts'

/** A file of a record. Its addresses are valid for at least half an hour. */
export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.enum(mediaTypes),
  bytes: z.number().int(),
  url: z.string(),
  /** null if it is not a picture */
  thumbnailUrl: z.string().nullable(),
})
export type StoredFile = z.output<typeof storedFile>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'files.ossInfo': z.object({
    /** `server`: post a form to `url`; `presigned`: put the bytes there, then call `complete` */
    mode: z.enum(['server', 'presigned']),
    url: z.string(),
    /** for `presigned`: the id to call `complete` with */
    fileId: z.string().nullable(),
    maxBytes: z.number().int(),
    mediaTypes: z.array(z.enum(mediaTypes)),
  }),
  'files.upload': storedFile,
  'files.complete': storedFile,
}
