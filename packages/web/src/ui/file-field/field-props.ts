import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { bytesText, fileFieldWords as words, mediaTypesText } from '@bdr/text/files'
import type { UploadState } from '../../lib/use-file-upload.ts'

/** The props that the website's field and the back office's have in common. */
export interface FileFieldProps {
  readonly label: string
  readonly purpose: FilePurposeKey
  readonly value: StoredFile | null
  readonly onChange: (file: StoredFile | null) => void
  /** the fault the form found, as a sentence */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** the ticket of an applicant, who has no session */
  readonly ticket?: string | undefined
  readonly optional?: boolean
  readonly disabled?: boolean
  /** called while a file is being uploaded: the form delays its own sending until then */
  readonly onBusy?: (busy: boolean) => void
}

/** The requirements of a purpose, in words. */
export const limitsText = (purpose: FilePurposeKey): string => {
  const { mediaTypes, maxBytes } = filePurposes[purpose]
  return words.limits(mediaTypesText(mediaTypes), bytesText(maxBytes))
}

/** Why the upload failed, otherwise the fault the form found; nothing while a new file is being uploaded. */
export function faultOf(state: UploadState, error: string | undefined): string | undefined {
  if (state.kind === 'failed') return state.message
  return state.kind === 'idle' ? error : undefined
}
