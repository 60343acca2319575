import type { FileVariant } from '../files/signature.ts'
import { fileUrl } from '../files/url.ts'

/** The address of a person's picture, by default the thumbnail; empty without a picture. */
export const headUrlOf = (
  row: { readonly head_key: string | null; readonly head_url: string },
  variant: FileVariant = 'thumbnail',
): string => (row.head_key === null ? row.head_url : fileUrl(row.head_key, variant))
