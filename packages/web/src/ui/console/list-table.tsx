import { DataTable, type DataTableProps, type TablePaging } from './data-table.tsx'
import { useSteady } from './use-steady.ts'

/** What a list's call has answered, as far as its table needs to know. */
interface ListAnswer<Row> {
  readonly data:
    | { readonly list: readonly Row[]; readonly total: number; readonly hasMore?: boolean | undefined }
    | undefined
  /** the rows of the former page or filter stand in for those that are read */
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
  const { shown, press } = useSteady(answer)
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
