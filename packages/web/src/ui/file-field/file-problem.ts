import { filePurposes, type FilePurposeKey, type MediaType } from '@bdr/contract/files/model'
import { fileRefusals as refusals } from '@bdr/text/files'

/**
 * What is obviously wrong with a file before it is uploaded; null when it may be sent. A picture may be
 * larger than what is stored, because it is shrunk here first. The server checks the content.
 */
export function fileProblem(file: Pick<File, 'type' | 'size'>, purpose: FilePurposeKey): string | null {
  const { mediaTypes, maxBytes } = filePurposes[purpose]
  const picture = file.type.startsWith('image/')
  if (file.size === 0) return refusals['files.empty']
  // some systems have no type for a file: then the server's check decides
  if (file.type !== '' && !picture && !mediaTypes.includes(file.type as MediaType))
    return refusals['files.wrongType']({ accepted: mediaTypes })
  if (!picture && file.size > maxBytes) return refusals['files.tooLarge']({ maxBytes })
  return null
}
