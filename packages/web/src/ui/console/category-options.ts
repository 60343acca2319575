import { readCategoryTree } from '@bdr/contract/categories/calls'
import type { CategoryNode } from '@bdr/contract/categories/model'
import { useCall } from '../../lib/query.ts'

/** Every category of the catalogue, named with its ancestors, `阀门 / 闸阀`, in the catalogue's order. */
export function useCategoryOptions(): { value: string; label: string }[] {
  const { data = [] } = useCall(readCategoryTree, {}, { staleTime: 600_000 })
  return optionsOf(data, [])
}

const optionsOf = (
  nodes: readonly CategoryNode[],
  above: readonly string[],
): { value: string; label: string }[] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: id, label: [...above, name].join(' / ') },
    ...optionsOf(children, [...above, name]),
  ])
