import { isWithdrawn } from '@bdr/contract/quotations/meaning'
import { pageUrl } from '@bdr/contract/navigation'
import type { OfferedProduct } from '@bdr/contract/quotations/model'
import type { InquiryLine, OpportunityDetail, QuotationLine } from '@bdr/contract/quotations/replies'
import { inquiryFields as fields } from '@bdr/text/inquiries'
import { opportunityDetail as words, quotationForm } from '@bdr/text/quotations'
import { Link } from 'react-router'
import { formatAmount, formatDay, formatQuantity, formatRate, formatUnitPrice } from '../../lib/format.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'

type Award = OpportunityDetail['awards'][number]
interface Row {
  readonly line: InquiryLine
  /** the lines of the current version */
  readonly quoted: QuotationLine | undefined
  readonly award: Award | undefined
}

/** The requested lines, with the last quotation and what was awarded. */
export function RequestedLines({ opportunity }: { opportunity: OpportunityDetail }) {
  const { lines, versions, awards, status } = opportunity
  const counting = isWithdrawn(status) ? undefined : versions[0]
  const rows = lines.map((line) => ({
    line,
    quoted: counting?.lines.find(({ lineId }) => lineId === line.id),
    award: awards.find(({ lineId }) => lineId === line.id),
  }))
  return (
    <DataTable
      label={words.sections.asked}
      rows={rows}
      rowKey={({ line }) => line.id}
      columns={[
        ...requestedColumns,
        ...(rows.some(({ quoted }) => quoted?.product) ? [productColumn] : []),
        ...(counting ? quotedColumns : []),
        ...(awards.length > 0 ? [awardColumn] : []),
      ]}
      card={(row) => <LineCard row={row} isCounting={counting !== undefined} />}
    />
  )
}

const requestedColumns: readonly Column<Row>[] = [
  { key: 'lineNo', title: '#', render: ({ line }) => <Quiet>{line.lineNo}</Quiet> },
  {
    key: 'material',
    title: fields.materialName,
    namesRow: true,
    render: ({ line }) => (
      <TwoLines
        above={line.materialName}
        below={[line.specification, line.materialCode, line.note].filter(Boolean).join(' · ')}
      />
    ),
  },
  { key: 'brand', title: fields.brand, render: ({ line }) => line.brand },
  {
    key: 'quantity',
    title: fields.quantity,
    numeric: true,
    render: ({ line }) => formatQuantity(line.quantity, line.unit),
  },
  { key: 'requiredDate', title: fields.requiredDate, render: ({ line }) => formatDay(line.requiredDate) },
]

const productColumn: Column<Row> = {
  key: 'product',
  title: quotationForm.product,
  render: ({ quoted }) => quoted?.product && <Offered product={quoted.product} />,
}

const Offered = ({ product }: { product: OfferedProduct }) => (
  <Link to={pageUrl('productDetail', { id: product.productId })}>{quotationForm.productOf(product)}</Link>
)

const quotedColumns: readonly Column<Row>[] = [
  {
    key: 'price',
    title: quotationForm.unitPrice,
    numeric: true,
    render: ({ quoted }) => (quoted ? <Price quoted={quoted} /> : <Quiet>{words.notQuoted}</Quiet>),
  },
  {
    key: 'amount',
    title: quotationForm.amount,
    numeric: true,
    render: ({ quoted }) => quoted && formatAmount(quoted.gross),
  },
  {
    key: 'leadDays',
    title: quotationForm.leadDays,
    numeric: true,
    render: ({ quoted }) => quoted && `${quoted.leadDays} ${quotationForm.days}`,
  },
]

const Price = ({ quoted }: { quoted: QuotationLine }) => (
  <TwoLines
    above={formatUnitPrice(quoted.unitPrice)}
    below={`${quoted.taxIncluded ? quotationForm.included : quotationForm.excluded} ${formatRate(quoted.taxRate)}`}
  />
)

const awardColumn: Column<Row> = {
  key: 'award',
  title: words.sections.awards,
  render: ({ line, award }) => award && <Won award={award} unit={line.unit} />,
}

const Won = ({ award, unit }: { award: Award; unit: string }) => (
  <TwoLines
    above={`${formatQuantity(award.quantity, unit)} × ${formatUnitPrice(award.unitPrice)}`}
    below={<Link to={pageUrl('orderDetail', { id: award.orderId })}>{award.orderNo}</Link>}
  />
)

const LineCard = ({ row: { line, quoted, award }, isCounting }: { row: Row; isCounting: boolean }) => (
  <ListCard
    title={`${line.lineNo}. ${line.materialName}`}
    state={<span>{formatQuantity(line.quantity, line.unit)}</span>}
  >
    {line.specification && <Quiet>{line.specification}</Quiet>}
    <CardLine quiet>
      <span>{formatDay(line.requiredDate)}</span>
      {quoted ? <span>{formatAmount(quoted.gross)}</span> : isCounting && <span>{words.notQuoted}</span>}
    </CardLine>
    {quoted?.product && <Offered product={quoted.product} />}
    {award && <Won award={award} unit={line.unit} />}
  </ListCard>
)
