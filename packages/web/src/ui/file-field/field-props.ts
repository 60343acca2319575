import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { bytesText, fileFieldWords as words, mediaTypesText } from '@bdr/text/files'
import type { UploadState } from '../../lib/use-file-upload.ts'

/** What the website's field and the back office's have in common. */
export interface FileFieldProps {
  readonly label: string
  readonly purpose: FilePurposeKey
  readonly value: StoredFile | null
  readonly onChange: (file: StoredFile | null) => void
  /** what the form has against it */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** of an applicant, who has no session */
  readonly ticket?: string | undefined
  readonly optional?: boolean
  readonly disabled?: boolean
  /** told while a file is on its way: a form waits with sending itself */
  readonly onBusy?: (busy: boolean) => void
}

/** What a purpose takes, in words. */
export const limitsText = (purpose: FilePurposeKey): string => {
  const { mediaTypes, maxBytes } = filePurposes[purpose]
  return words.limits(mediaTypesText(mediaTypes), bytesText(maxBytes))
}

/** What went wrong on the way, else what the form has against it; nothing while a new file is coming. */
export function faultOf(state: UploadState, error: string | undefined): string | undefined {
  if (state.kind === 'failed') return state.message
  return state.kind === 'idle' ? error : undefined
}
