import { z } from 'zod'
import { mediaTypes } from './model.ts'

/** A file that belongs to a record, as a reply shows it. Its addresses hold for half an hour or a little more. */
export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.enum(mediaTypes),
  bytes: z.number().int(),
  url: z.string(),
  /** null for what is no picture */
  thumbnailUrl: z.string().nullable(),
})
export type StoredFile = z.output<typeof storedFile>

/** What the calls answer, by their names. */
export const replies = {
  'files.ossInfo': z.object({
    /** `server`: post a form to `url`; `presigned`: put the bytes there, then say so */
    mode: z.enum(['server', 'presigned']),
    url: z.string(),
    /** presigned: what `complete` has to be called with */
    fileId: z.string().nullable(),
    maxBytes: z.number().int(),
    mediaTypes: z.array(z.enum(mediaTypes)),
  }),
  'files.upload': storedFile,
  'files.complete': storedFile,
}
