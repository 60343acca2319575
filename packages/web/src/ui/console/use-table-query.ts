import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { useSchemasSoon } from '../use-schemas.ts'
import {
  changedSearch,
  isFiltered,
  longestText,
  readTableQuery,
  type ListInput,
  type QueryPatch,
} from './table-query.ts'

export interface TableQuery<Input extends ListInput = ListInput> {
  /** the call's input according to the page's address */
  readonly query: z.output<Input>
  readonly pageNum: number
  readonly pageSize: number
  /** `field` ascending, `-field` descending */
  readonly sort: string
  /** whether any filter is set */
  readonly filtered: boolean
  /** the maximal length of a text filter */
  longest(field: string): number | undefined
  /** Changes filters and goes to the first page; `undefined` clears one. */
  setFilter(patch: Partial<z.output<Input>>, options?: { replace?: boolean }): void
  setPage(pageNum: number, pageSize?: number): void
  setSort(sort: string): void
  /** Clears all filters; the sort stays. */
  reset(): void
}

/**
 * A list's page, sort and filters, stored in the page's address, so that links, reload, back and forward keep
 * them. Values are parsed by the call's own schema; invalid ones become the default. The page's
 * `clientLoader` loads the schemas where the address needs them (`schemasFor`).
 */
export function useTableQuery<Input extends ListInput>(schema: Input): TableQuery<Input> {
  const [search, setSearch] = useSearchParams()
  // the first use of a filter should be as quick as later ones
  useSchemasSoon()
  // The address changes only when a navigation is done; a second change before that builds on the first.
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  return useMemo(() => {
    const query = readTableQuery(schema, search)
    const change = (patch: QueryPatch, options: { replace?: boolean; keepScroll: boolean }) => {
      latest.current = changedSearch(schema, latest.current, patch)
      setSearch(latest.current, { replace: options.replace ?? false, preventScrollReset: options.keepScroll })
    }
    const paging = query as { pageNum: number; pageSize: number; sort?: string }
    return {
      query,
      pageNum: paging.pageNum,
      pageSize: paging.pageSize,
      sort: paging.sort ?? '',
      filtered: isFiltered(schema, query),
      longest: (field) => longestText(schema, field),
      setFilter: (patch, options) =>
        change(
          { ...(patch as QueryPatch), pageNum: undefined },
          { replace: options?.replace, keepScroll: true },
        ),
      setPage: (pageNum, pageSize = paging.pageSize) => change({ pageNum, pageSize }, { keepScroll: false }),
      setSort: (sort) => change({ sort, pageNum: undefined }, { keepScroll: true }),
      reset: () => change(clearedFilters(schema), { keepScroll: true }),
    }
  }, [schema, search, setSearch])
}

const clearedFilters = (schema: ListInput) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((field) => field !== 'sort' && field !== 'pageSize')
      .map((field) => [field, undefined]),
  )
