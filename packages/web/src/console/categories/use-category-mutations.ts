import {
  addCategory,
  changeCategory,
  enableCategory,
  moveCategory,
  readCatalogue,
  readCategoryTree,
} from '@bdr/contract/categories/calls'
import type { CategoryRow } from '@bdr/contract/categories/replies'
import { invalidate, setCached, useCallMutation } from '../../lib/query.ts'

const show = (rows: CategoryRow[]) => setCached(readCatalogue, {}, rows)
const options = { toast: false, invalidates: [readCategoryTree], onSuccess: show }

/** The changes of the catalogue: each returns the new catalogue and shows it. */
export function useCategoryMutations() {
  const add = useCallMutation(addCategory, { ...options, onSuccess: ({ catalogue }) => show(catalogue) })
  const change = useCallMutation(changeCategory, options)
  const move = useCallMutation(moveCategory, options)
  const enable = useCallMutation(enableCategory, options)
  return {
    add: add.mutateAsync,
    change: change.mutateAsync,
    move: move.mutateAsync,
    enable: enable.mutateAsync,
  }
}
export type CategoryMutations = ReturnType<typeof useCategoryMutations>

export const reloadCatalogue = (): Promise<void> => invalidate([readCatalogue])
