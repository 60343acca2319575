import type { MediaType } from '@bdr/contract/files/model'

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

/** The type of a file by its first bytes, whatever its name; null for types that are not accepted. */
export function mediaTypeOf(bytes: Buffer): MediaType | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  if (startsWith(bytes, '%PDF-')) return 'application/pdf'
  return null
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/** Whether a file is a photograph as iPhones store it, which no common library or browser decodes. */
export function isHeic(bytes: Buffer): boolean {
  if (!startsWith(bytes, 'ftyp', 4)) return false
  const brands = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 256)).toString('latin1')
  return heicBrands.some((brand) => brands.includes(brand))
}

/** The extensions of each type, the usual one first. */
export const fileEndings: Readonly<Record<MediaType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
}

const longestName = 255

/**
 * A file's name for display and saving: without folders and control characters, and with an extension that matches its
 * type. A PDF named `.exe` must not be saved as one.
 */
export function fileName(given: string, mediaType: MediaType): string {
  const name = given
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
  const endings = fileEndings[mediaType]
  const ending = endings.find((one) => name.toLowerCase().endsWith(one)) ? '' : endings[0]
  return `${[...(name || 'file')].slice(0, longestName - ending.length).join('')}${ending}`
}
