import type { PresentFacts } from '@bdr/contract/company/model'
import type { StoredFile } from '@bdr/contract/files/model'
import type { Region } from '@bdr/contract/regions/model'
import type { ChangeDraft } from './change-draft.ts'

/** What every part of the form of a change works with. */
export interface ChangeFields {
  readonly draft: ChangeDraft
  readonly present: PresentFacts
  readonly files: readonly StoredFile[]
  readonly regions: readonly Region[]
  readonly change: (next: (draft: ChangeDraft) => ChangeDraft, path?: string) => void
  readonly faultOf: (path: string) => string | undefined
  /** a file of this field is on its way, or has come */
  readonly onBusy: (field: string, busy: boolean) => void
}
