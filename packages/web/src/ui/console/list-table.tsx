import { DataTable, type DataTableProps, type TablePaging } from './data-table.tsx'
import { useEffect, useState } from 'react'
import { onRelease } from './on-release.ts'

/** The part of the answer of a list's call that its table needs. */
interface ListAnswer<Row> {
  readonly data:
    | { readonly list: readonly Row[]; readonly total: number; readonly hasMore?: boolean | undefined }
    | undefined
  /** the former page's or filter's rows are shown until the new ones have arrived */
  readonly isPlaceholderData: boolean
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

type Bound = 'rows' | 'total' | 'hasMore' | 'rowKey' | 'query' | 'loading' | 'error' | 'onRetry' | 'onPress'

interface ListTableProps<Row> extends Omit<DataTableProps<Row>, Bound> {
  answer: ListAnswer<Row>
  query: TablePaging
}

/** The table of a list that the server pages. */
export function ListTable<Row extends { readonly id: string }>({ answer, ...table }: ListTableProps<Row>) {
  const { shown, press } = useStableWhilePressed(answer)
  return (
    <DataTable
      {...table}
      rows={shown.data?.list}
      total={shown.data?.total}
      hasMore={shown.data?.hasMore}
      rowKey={(row) => row.id}
      loading={shown.isPlaceholderData}
      error={shown.error}
      onRetry={() => void answer.refetch()}
      onPress={press}
    />
  )
}

/**
 * The value from when the pointer was pressed, until the click is done: an answer that arrives meanwhile must
 * not put another row below the pointer.
 */
function useStableWhilePressed<Value>(value: Value): { shown: Value; press: () => void } {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null)
  useEffect(() => {
    if (held === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onRelease(() => {
      // the click comes after the release
      timer ??= setTimeout(() => setHeld(null))
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [held])
  return { shown: held === null ? value : held.value, press: () => setHeld({ value }) }
}
