import { Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import css from './data-table.module.css'
import type { Column, DataTableProps, TablePaging } from './data-table.tsx'

/** The wide form of a `DataTable`. */
export function TableGrid<Row>(props: DataTableProps<Row> & { rows: readonly Row[] }) {
  const { columns, rows, rowKey, query, rowHref, below } = props
  const open = below ? rows.filter((row) => below(row) !== null).map(rowKey) : []
  return (
    <Table<Row & object>
      aria-label={props.label}
      className={css.grid}
      size="small"
      pagination={false}
      sticky={{ offsetHeader: stickyOffset() }}
      scroll={{ x: 'max-content' }}
      showSorterTooltip={false}
      columns={columns.map((column, index) => toAntd(column, query, index === 0 ? rowHref : undefined))}
      dataSource={rows as readonly (Row & object)[]}
      rowKey={rowKey}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter
        const field = columns.find((column) => column.key === columnKey)?.sortField
        if (field !== undefined)
          query?.setSort(order === 'descend' ? `-${field}` : order === 'ascend' ? field : '')
      }}
      expandable={{
        expandedRowKeys: open,
        showExpandColumn: false,
        expandedRowRender: (row) => below?.(row),
        expandedRowClassName: css.below,
      }}
    />
  )
}

/** The header sticks below the shell's own bar. */
const stickyOffset = (): number =>
  Number.parseInt(getComputedStyle(document.documentElement).getPropertyValue('--bar-height'), 10) || 0

function toAntd<Row>(
  column: Column<Row>,
  query: TablePaging | undefined,
  href: ((row: Row) => string) | undefined,
): TableColumnsType<Row & object>[number] {
  const { key, title, render, numeric, sortField, width } = column
  return {
    key,
    title,
    width,
    align: numeric ? 'right' : undefined,
    className: numeric ? css.numeric : undefined,
    sorter: sortField !== undefined && query !== undefined,
    sortOrder: sortField === undefined ? null : orderOf(sortField, query?.sort),
    render: (_value, row, index) =>
      href ? (
        <Link to={href(row)} className={css.rowLink}>
          {render(row, index)}
        </Link>
      ) : (
        render(row, index)
      ),
  }
}

const orderOf = (field: string, sort: string | undefined) =>
  sort === field ? 'ascend' : sort === `-${field}` ? 'descend' : null
