import { readCategoryTree } from '@bdr/contract/categories/calls'
import type { CategoryNode } from '@bdr/contract/categories/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { settleInOptions } from '@bdr/contract/settle-in/calls'
import { useMemo } from 'react'
import { failureText } from './failure-text.ts'
import { leavesOf, type Leaf } from './required-papers.ts'
import { useRequest } from './use-request.ts'

/** The lists that the form offers to choose from. */
export interface Choices extends ReplyOf<typeof settleInOptions> {
  readonly tree: readonly CategoryNode[]
  readonly leaves: ReadonlyMap<string, Leaf>
}

/** Reads the choices once they are needed; a form can be started without them. */
export function useChoices(wanted: boolean) {
  const asked = wanted ? {} : null
  const options = useRequest(settleInOptions, asked)
  const tree = useRequest(readCategoryTree, asked)
  const choices = useMemo<Choices | null>(
    () => options.data && tree.data && { ...options.data, tree: tree.data, leaves: leavesOf(tree.data) },
    [options.data, tree.data],
  )
  const error = options.error ?? tree.error
  return {
    choices,
    failure: error && failureText(error),
    retry: () => {
      options.again()
      tree.again()
    },
  }
}
