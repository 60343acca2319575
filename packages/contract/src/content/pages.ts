import type { ContentKind } from './kinds.ts'

/** The page on which a record of each kind is edited. */
export const contentEditors = {
  article: 'articleEditor',
  technique: 'techniqueEditor',
  entry: 'entryEditor',
  company: 'companyPageEditor',
} as const satisfies Readonly<Record<ContentKind, string>>
