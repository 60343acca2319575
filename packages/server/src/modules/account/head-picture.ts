import type { FileVariant } from '../files/signature.ts'
import { fileUrl } from '../files/url.ts'

/** Where a person's picture is, by default the small one; empty without one. */
export const headUrlOf = (
  row: { readonly head_key: string | null; readonly head_url: string },
  variant: FileVariant = 'thumbnail',
): string => (row.head_key === null ? row.head_url : fileUrl(row.head_key, variant))
