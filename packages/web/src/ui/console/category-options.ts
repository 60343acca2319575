import { readCategoryTree } from '@bdr/contract/categories/calls'
import type { CategoryNode } from '@bdr/contract/categories/model'
import { useMemo } from 'react'
import { useCall } from '../../lib/query.ts'
import { useFirstUse } from '../later.tsx'

interface CategoryOptions {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly isPending: boolean
}

/**
 * Every category of the catalogue, named with its ancestors, `阀门 / 闸阀`, in the catalogue's order. They are larger than
 * a page, and read once somebody uses it, unless the name of a chosen one is needed before.
 */
export function useCategoryOptions(hasChoice: boolean): CategoryOptions {
  const isUsed = useFirstUse()
  const { data, isPending } = useCall(
    readCategoryTree,
    {},
    { staleTime: 600_000, enabled: isUsed || hasChoice },
  )
  const options = useMemo(() => optionsOf(data ?? [], []), [data])
  return { options, isPending }
}

const optionsOf = (
  nodes: readonly CategoryNode[],
  above: readonly string[],
): { value: string; label: string }[] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: id, label: [...above, name].join(' / ') },
    ...optionsOf(children, [...above, name]),
  ])
