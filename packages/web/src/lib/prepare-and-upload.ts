import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { fileFieldWords } from '@bdr/text/files'
import { CallError, TransportError } from './call-error.ts'
import { cutPicture, nameFor, type PictureArea } from './picture.ts'
import { uploadFile, type UploadOptions } from './upload.ts'

/**
 * Uploads a file, cropped and shrunk first if it is a picture. A file the browser cannot read is sent
 * unchanged: the server answers what is wrong with it.
 */
export async function prepareAndUpload(
  purpose: FilePurposeKey,
  file: File,
  area: PictureArea | null,
  options: Omit<UploadOptions, 'name'> = {},
): Promise<StoredFile> {
  // some systems have no type for HEIC
  const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
  const blob = isPicture
    ? await cutPicture(file, area, filePurposes[purpose].largestSide).catch(() => file)
    : file
  return uploadFile(purpose, blob, { ...options, name: nameFor(file.name, blob.type) })
}

/** Why an upload failed. */
export interface UploadFailure {
  readonly message: string
  /** whether sending the same file again may succeed: only a refusal is about the file itself */
  readonly again: boolean
}

export const failureOf = (error: unknown): UploadFailure => ({
  message:
    error instanceof CallError || error instanceof TransportError
      ? error.message
      : fileFieldWords.unknownFailure,
  again: !(error instanceof CallError) || error.status !== 200,
})
