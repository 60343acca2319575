import { filePurposes, type FilePurposeKey, type MediaType } from '@bdr/contract/files/model'
import { fileRefusals as refusals } from '@bdr/text/files'

/**
 * What is plainly wrong with a file before it goes anywhere; null when it may go. A picture may be
 * larger than what is stored: it is shrunk here first. The server looks at the content.
 */
export function fileProblem(file: Pick<File, 'type' | 'size'>, purpose: FilePurposeKey): string | null {
  const { mediaTypes, maxBytes } = filePurposes[purpose]
  const picture = file.type.startsWith('image/')
  if (file.size === 0) return refusals['files.empty']
  // some systems know no type for a file: then the server's look decides
  if (file.type !== '' && !picture && !mediaTypes.includes(file.type as MediaType))
    return refusals['files.wrongType']({ accepted: mediaTypes })
  if (!picture && file.size > maxBytes) return refusals['files.tooLarge']({ maxBytes })
  return null
}
