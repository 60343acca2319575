import { hash as digestOf } from 'node:crypto'
import { fileHandling } from '@bdr/contract/files/handling'
import { filePurposes, pictureLimits, type FilePurposeKey, type MediaType } from '@bdr/contract/files/model'
import type { Asker } from '../../platform/admission/asker.ts'
import { refused } from '../../platform/errors.ts'
import {
  encodePicture,
  PictureRefused,
  type PictureFormat,
  type StoredPicture,
} from '../../platform/picture/picture.ts'
import { isHeic, mediaTypeOf } from './media-type.ts'

/** A file as it will be stored. */
export interface PreparedFile {
  readonly bytes: Buffer
  readonly mediaType: MediaType
  readonly sha256: Buffer
  /** null if it is not a picture */
  readonly picture: Omit<StoredPicture, 'bytes'> | null
}

const formats: Partial<Record<MediaType, PictureFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** @throws AppError A00001 if it is empty or too large for this purpose */
export function checkSize(purpose: FilePurposeKey, bytes: number): void {
  const { maxBytes } = filePurposes[purpose]
  if (bytes === 0) throw refused('files.empty')
  if (bytes > maxBytes) throw refused('files.tooLarge', { maxBytes })
}

/**
 * Checks what can be seen without decoding: that the content is of a type that the purpose accepts.
 * @throws AppError A00001 if the file is not acceptable
 */
export function checkFile(purpose: FilePurposeKey, bytes: Buffer): MediaType {
  checkSize(purpose, bytes.length)
  const { mediaTypes } = filePurposes[purpose]
  const mediaType = mediaTypeOf(bytes)
  if (isHeic(bytes)) throw refused('files.heic')
  if (mediaType === null || !mediaTypes.includes(mediaType))
    throw refused('files.wrongType', { accepted: mediaTypes })
  return mediaType
}

/**
 * Prepares a file for storing. Its content must be of a type that the purpose accepts; pictures are encoded again,
 * documents are stored unchanged.
 * @throws AppError A00001 if the file is not acceptable, B00429 if too many pictures of this asker wait
 */
export async function prepareFile(
  purpose: FilePurposeKey,
  bytes: Buffer,
  asker: Asker,
): Promise<PreparedFile> {
  const mediaType = checkFile(purpose, bytes)
  const { largestSide } = filePurposes[purpose]
  const format = formats[mediaType]
  if (format === undefined) return { bytes, mediaType, sha256: sha256Of(bytes), picture: null }
  const { pixels, decodedBytes } = pictureLimits[asker.isKnown ? 'known' : 'strangers']
  const limits = {
    maxPixels: pixels,
    maxDecodedBytes: decodedBytes,
    largestSide,
    thumbnailSide: fileHandling[purpose].thumbnailSide,
  }
  const encoded = await encodePicture({ bytes, format, limits }, asker).catch((error: unknown) => {
    throw refusalOf(error, limits)
  })
  const { bytes: stored, width, height, thumbnail, avif } = encoded
  const picture = { width, height, thumbnail, avif }
  return { bytes: stored, mediaType, sha256: sha256Of(stored), picture }
}

const sha256Of = (bytes: Uint8Array): Buffer => digestOf('sha256', bytes, 'buffer')

function refusalOf(
  error: unknown,
  { maxPixels, maxDecodedBytes }: { readonly maxPixels: number; readonly maxDecodedBytes: number },
): unknown {
  if (!(error instanceof PictureRefused)) return error
  if (error.why === 'unreadable') return refused('files.unreadablePicture')
  return error.why === 'too-many-pixels'
    ? refused('files.tooManyPixels', { megapixels: maxPixels / 1_000_000 })
    : refused('files.tooDeepPicture', { megabytes: maxDecodedBytes / 1_000_000 })
}
