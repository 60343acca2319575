import { searchable, type SearchKind } from '@bdr/contract/entities'
import type { Viewer } from '../../../../lib/session.ts'

/** The kinds somebody may find, as the placeholder of the field names them. */
export const kindsFor = (can: Viewer['can']): SearchKind[] =>
  searchable.filter(({ search }) => can(search)).map(({ kind }) => kind)
