import type { PriceImportReport } from '@bdr/contract/products/replies'
import { absent } from '@bdr/text/client'
import { priceImport } from '@bdr/text/price-import'
import { formatQuantity, formatUnitPrice } from '../../lib/format.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'

const words = priceImport.changes

type Change = PriceImportReport['changes'][number]

/** The old value beside the new; a dash where nothing changes. */
function OldAndNew({ value, format }: { value: Change['price']; format: (decimal: string) => string }) {
  if (value === null) return <Quiet>{absent}</Quiet>
  return (
    <>
      <Quiet>
        <s>{format(value.before)}</s>
      </Quiet>{' '}
      → <strong>{format(value.after)}</strong>
    </>
  )
}

const price = (change: Change) => <OldAndNew value={change.price} format={formatUnitPrice} />
const stock = (change: Change) => <OldAndNew value={change.stock} format={formatQuantity} />

const columns: readonly Column<Change>[] = [
  {
    key: 'product',
    title: words.product,
    render: (one) => (
      <TwoLines
        above={one.name}
        below={[one.productNo, one.spec].filter((part) => part !== '').join(' · ')}
      />
    ),
  },
  { key: 'code', title: words.code, render: (one) => one.code },
  { key: 'price', title: words.price, numeric: true, render: price },
  { key: 'stock', title: words.stock, numeric: true, render: stock },
]

/** The changes by a price list, SKU by SKU. */
export function PriceChanges({ report, title }: { report: PriceImportReport; title: string }) {
  const { changes, changeCount } = report
  return (
    <Section title={title} note={words.count(changeCount)}>
      <DataTable
        label={title}
        columns={columns}
        rows={changes}
        rowKey={({ code }) => code}
        card={(one) => (
          <ListCard title={one.name}>
            <CardLine quiet>
              {one.code} {one.spec}
            </CardLine>
            <span>{price(one)}</span>
            <span>{stock(one)}</span>
          </ListCard>
        )}
      />
      {changes.length < changeCount && <Quiet>{words.shown(changes.length, changeCount)}</Quiet>}
    </Section>
  )
}
