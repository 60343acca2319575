import { useState } from 'react'

/** The rows a person has chosen, over all pages of a list. */
export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly set: (rows: readonly Row[], isChosen: boolean) => void
  readonly clear: () => void
}

const paging = new Set(['pageNum', 'pageSize', 'sort'])

/**
 * Rows chosen for an action. Another filter clears the choice, so that nothing is done to rows that are not
 * visible.
 */
export function useSelection<Row extends { readonly id: string }>(
  query: Readonly<Record<string, unknown>>,
): Selection<Row> {
  const filter = JSON.stringify(Object.entries(query).filter(([name]) => !paging.has(name)))
  const [state, setState] = useState<{ filter: string; rows: ReadonlyMap<string, Row> }>({
    filter,
    rows: new Map(),
  })
  const chosen: ReadonlyMap<string, Row> = state.filter === filter ? state.rows : new Map()
  return {
    rows: [...chosen.values()],
    has: ({ id }) => chosen.has(id),
    set(rows, isChosen) {
      const next = new Map(chosen)
      for (const row of rows) {
        if (isChosen) next.set(row.id, row)
        else next.delete(row.id)
      }
      setState({ filter, rows: next })
    },
    clear: () => setState({ filter, rows: new Map() }),
  }
}
