import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { cutPicture, nameFor, type PictureArea } from '../../lib/picture.ts'
import { uploadFile } from '../../lib/upload.ts'

/** Sends a file; a picture is cut and shrunk first. What the browser cannot read goes out as it is. */
export async function bring(
  purpose: FilePurposeKey,
  file: File,
  area: PictureArea | null,
  onProgress: (share: number) => void,
): Promise<StoredFile> {
  const blob = file.type.startsWith('image/')
    ? await cutPicture(file, area, filePurposes[purpose].largestSide).catch(() => file)
    : file
  return uploadFile(purpose, blob, { name: nameFor(file.name, blob.type), onProgress })
}
