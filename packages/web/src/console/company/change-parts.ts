import type { PresentFacts } from '@bdr/contract/company/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { Region } from '@bdr/contract/regions/replies'
import type { Form } from '../../ui/form/use-form.ts'
import type { ChangeValues } from './change-form.ts'

/** The props of every part of the form of a change. */
export interface ChangePart {
  readonly form: Form<ChangeValues>
  readonly present: PresentFacts
  readonly files: readonly StoredFile[]
  readonly regions: readonly Region[]
}
