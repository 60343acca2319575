import { DataTable, type DataTableProps, type TablePaging } from './data-table.tsx'

/** What a list's call has answered, as far as its table needs to know. */
interface ListAnswer<Row> {
  readonly data: { readonly list: readonly Row[]; readonly total: number } | undefined
  /** the rows of the former page or filter stand in for those that are read */
  readonly isPlaceholderData: boolean
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

type Bound = 'rows' | 'total' | 'rowKey' | 'query' | 'loading' | 'error' | 'onRetry'

interface ListTableProps<Row> extends Omit<DataTableProps<Row>, Bound> {
  answer: ListAnswer<Row>
  query: TablePaging
}

/** The table of a list that the server pages. */
export const ListTable = <Row extends { readonly id: string }>({ answer, ...table }: ListTableProps<Row>) => (
  <DataTable
    {...table}
    rows={answer.data?.list}
    total={answer.data?.total}
    rowKey={(row) => row.id}
    loading={answer.isPlaceholderData}
    error={answer.error}
    onRetry={() => void answer.refetch()}
  />
)
