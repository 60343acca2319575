import { hash as digestOf } from 'node:crypto'
import { fileHandling } from '@bdr/contract/files/handling'
import {
  filePurposes,
  maxPicturePixels,
  type FilePurposeKey,
  type MediaType,
} from '@bdr/contract/files/model'
import { refused } from '../../platform/errors.ts'
import {
  encodePicture,
  PictureRefused,
  type PictureFormat,
  type StoredPicture,
} from '../../platform/image.ts'
import { mediaTypeOf } from './media-type.ts'

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
 * Prepares a file for storing. Its content must be of a type that the purpose accepts; pictures are encoded again,
 * documents are stored unchanged.
 * @throws AppError A00001 if the file is not acceptable
 */
export async function prepareFile(purpose: FilePurposeKey, bytes: Buffer): Promise<PreparedFile> {
  checkSize(purpose, bytes.length)
  const { mediaTypes, largestSide } = filePurposes[purpose]
  const mediaType = mediaTypeOf(bytes)
  if (mediaType === null || !mediaTypes.includes(mediaType))
    throw refused('files.wrongType', { accepted: mediaTypes })
  const format = formats[mediaType]
  if (format === undefined) return { bytes, mediaType, sha256: sha256Of(bytes), picture: null }
  const limits = {
    maxPixels: maxPicturePixels,
    largestSide,
    thumbnailSide: fileHandling[purpose].thumbnailSide,
  }
  const { bytes: stored, ...picture } = await encodePicture(bytes, format, limits).catch(throwRefusal)
  return { bytes: stored, mediaType, sha256: sha256Of(stored), picture }
}

const sha256Of = (bytes: Buffer): Buffer => digestOf('sha256', bytes, 'buffer')

function throwRefusal(error: unknown): never {
  if (!(error instanceof PictureRefused)) throw error
  if (error.why === 'unreadable') throw refused('files.unreadablePicture')
  throw refused('files.tooManyPixels', { megapixels: maxPicturePixels / 1_000_000 })
}
