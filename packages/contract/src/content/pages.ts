import type { PageKey } from '../navigation.ts'
import type { ContentKind } from './kinds.ts'

/** Where a record of each kind is edited. */
export const contentEditors: Readonly<Record<ContentKind, PageKey>> = {
  article: 'articleEditor',
  technique: 'techniqueEditor',
  entry: 'entryEditor',
  company: 'companyPageEditor',
}
