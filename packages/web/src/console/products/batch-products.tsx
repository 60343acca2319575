import type { ProductImportReport } from '@bdr/contract/products/replies'
import { absent } from '@bdr/text/client'
import { priceRange } from '@bdr/text/products'
import { batchUpload } from '@bdr/text/batch-upload'
import { formatUnitPrice } from '../../lib/format.ts'
import { Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { Section } from '../../ui/console/section.tsx'

const words = batchUpload.page.products

type Product = ProductImportReport['products'][number] & { readonly place: string }

const priceOf = ({ priceFrom, priceTo }: Product) =>
  priceRange(formatUnitPrice(priceFrom), formatUnitPrice(priceTo))

const columns: readonly Column<Product>[] = [
  {
    key: 'name',
    title: words.name,
    render: (one) => <TwoLines above={one.name} below={one.model === '' ? absent : one.model} />,
  },
  { key: 'category', title: words.category, render: (one) => one.category },
  { key: 'skus', title: words.skus, numeric: true, width: 72, render: (one) => one.skuCount },
  { key: 'price', title: words.price, numeric: true, render: priceOf },
  { key: 'pictures', title: words.pictures, numeric: true, width: 72, render: (one) => one.pictures },
]

/** The products of a file that have no faults, to be compared with it. */
export function BatchProducts({ report, title }: { report: ProductImportReport; title: string }) {
  const { products, productCount } = report
  const isCut = products.length < productCount
  return (
    <Section title={title} note={words.count(productCount)}>
      <DataTable
        label={title}
        columns={columns}
        rows={products.map((one, index): Product => ({ ...one, place: String(index) }))}
        rowKey={({ place }) => place}
        card={(one) => (
          <ListCard title={one.name}>
            <span>{priceOf(one)}</span>
            <CardLine quiet>{one.category}</CardLine>
          </ListCard>
        )}
      />
      {isCut && <Quiet>{words.shown(products.length, productCount)}</Quiet>}
    </Section>
  )
}
