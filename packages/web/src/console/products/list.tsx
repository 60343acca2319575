import { isDraftProduct, isLiveProduct } from '@bdr/contract/products/meaning'
import { countProducts, exportProducts, listProducts } from '@bdr/contract/products/calls'
import { productMachine } from '@bdr/contract/products/machine'
import type { BatchOutcome, ProductRow } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { absent } from '@bdr/text/client'
import { productStatus } from '@bdr/text/names/products'
import { priceRange, productFields as fields, productList as words } from '@bdr/text/products'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatInstant, formatUnitPrice } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Clipped, FoundName, Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { LeftOutNotice } from '../../ui/console/left-out-notice.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import layout from '../../ui/layout.module.css'
import { AttributeFilter } from './attribute-filter.tsx'
import { BrandFilter } from './brand-filter.tsx'
import { CategoryFilter } from './category-filter.tsx'
import css from './list-rows.module.css'
import { ProductPicture } from '../../ui/console/product-picture.tsx'
import { ShelfActions } from './shelf-actions.tsx'

export const clientLoader = prefetchList(listProducts)

/** A supplier's products; operators see everybody's. */
export default function ProductListPage() {
  const viewer = useViewer()
  const mayEdit = viewer.can('product:edit')
  const categoryId = useSearchParams()[0].get('categoryId')
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null)
  const create = (
    <LinkButton look="primary" to={pageUrl('productCreate')}>
      {words.create}
    </LinkButton>
  )
  return (
    <ListPage
      call={listProducts}
      exports={exportProducts}
      title={words.title}
      actions={
        mayEdit && (
          <>
            <LinkButton to={pageUrl('productPriceImport')}>{words.priceImport}</LinkButton>
            <LinkButton to={pageUrl('batchUploadProduct')}>{words.batchUpload}</LinkButton>
            {create}
          </>
        )
      }
      tabs={{
        label: words.tabs,
        counts: countProducts,
        tabs: [
          { label: words.all, filter: {}, counted: 'all' },
          ...productMachine.states
            // operators do not see products that were never submitted
            .filter((status) => mayEdit || !isDraftProduct(status))
            .map((status) => ({ label: productStatus[status], filter: { status }, counted: status })),
        ],
      }}
      filters={[
        { kind: 'text', name: 'keyword', label: fields.name, placeholder: words.keyword, width: 272 },
        {
          kind: 'own',
          name: 'categoryId',
          // each category has attributes of its own
          render: (value, _onChange, set) => (
            <CategoryFilter
              value={value}
              onChange={(next) => set({ categoryId: next, attributes: undefined })}
            />
          ),
        },
        ...(categoryId === null
          ? []
          : [
              {
                kind: 'own' as const,
                name: 'attributes' as const,
                render: (value: string | undefined, onChange: (next: string | undefined) => void) => (
                  <AttributeFilter
                    key={categoryId}
                    categoryId={categoryId}
                    value={value}
                    onChange={onChange}
                  />
                ),
              },
            ]),
        {
          kind: 'own',
          name: 'brandId',
          render: (value, onChange) => <BrandFilter value={value} onChange={onChange} />,
        },
        {
          kind: 'choice',
          name: 'shelf',
          label: words.shelf,
          options: [
            { value: 'on', label: words.onShelf },
            { value: 'off', label: words.offShelf },
          ],
          width: 96,
        },
      ]}
      columns={columns}
      card={(row) => <ProductCard product={row} />}
      gallery={{ ...words.view, card: (row) => <GalleryCard product={row} /> }}
      above={() =>
        outcome !== null &&
        outcome.refused.length > 0 && (
          <LeftOutNotice
            title={words.left(outcome.refused.length)}
            records={outcome.refused.map((one) => ({
              ...one,
              href: pageUrl('productDetail', { id: one.id }),
            }))}
            onClose={() => setOutcome(null)}
          />
        )
      }
      rowHref={(row) => pageUrl('productDetail', { id: row.id })}
      {...(mayEdit && {
        bulk: {
          rowName: nameOf,
          isSelectable: (row: ProductRow) => isLiveProduct(row.status),
          actions: (rows: readonly ProductRow[], clear: () => void) => (
            <ShelfActions
              products={rows}
              onDone={(done) => {
                setOutcome(done)
                clear()
              }}
            />
          ),
        },
      })}
      empty={mayEdit ? { ...words.empty, next: create } : words.emptyForOperator}
    />
  )
}

const nameOf = ({ name, productNo }: ProductRow) => (name === '' ? productNo : name)

const priceOf = ({ priceFrom, priceTo }: ProductRow) =>
  priceFrom === null || priceTo === null
    ? null
    : priceRange(formatUnitPrice(priceFrom), formatUnitPrice(priceTo))

const columns: readonly Column<ProductRow>[] = [
  {
    key: 'product',
    title: words.product,
    sortField: 'name',
    render: (row) => (
      <span className={css.product}>
        <ProductPicture file={row.picture} alt="" width={44} className={css.small} />
        <TwoLines
          above={<FoundName name={row.name === '' ? words.unnamed : row.name} found={row.found} />}
          below={[row.productNo, row.model].filter((part) => part !== '').join(' · ')}
        />
      </span>
    ),
  },
  { key: 'status', title: words.status, render: (row) => <States product={row} /> },
  {
    key: 'merchant',
    title: words.merchant,
    only: 'merchant:view-all',
    render: (row) => <Clipped text={row.merchantName} />,
  },
  {
    key: 'category',
    title: words.category,
    render: (row) => <TwoLines above={row.category.split(' / ').at(-1)} below={row.brand ?? absent} />,
  },
  { key: 'skus', title: words.skus, numeric: true, render: (row) => words.skuCount(row.skuCount) },
  {
    key: 'price',
    title: words.price,
    numeric: true,
    sortField: 'price',
    render: (row) => priceOf(row) ?? <Quiet>{words.noPrice}</Quiet>,
  },
  {
    key: 'stock',
    title: words.stock,
    numeric: true,
    render: (row) => (
      <>
        {row.stock} <Quiet>{row.unit}</Quiet>
      </>
    ),
  },
  {
    key: 'updatedAt',
    title: words.updatedAt,
    sortField: 'updatedAt',
    render: (row) => <Quiet>{formatInstant(row.updatedAt)}</Quiet>,
  },
]

/** Its state, whether buyers see it, and a pending review. */
const States = ({ product: { status, onShelf, isUnderReview, hasDraft } }: { product: ProductRow }) => (
  <span className={css.states}>
    <StatusTag machine="product" status={status} />
    {isLiveProduct(status) && (
      <Tag tone={onShelf ? 'good' : 'plain'}>{onShelf ? words.onShelf : words.offShelf}</Tag>
    )}
    {isLiveProduct(status) && isUnderReview && <Tag tone="accent">{words.underReview}</Tag>}
    {hasDraft && !isUnderReview && <Tag tone="warn">{words.hasDraft}</Tag>}
  </span>
)

/** A product on a phone: its name, its price, its state. */
const ProductCard = ({ product }: { product: ProductRow }) => (
  <span className={css.card}>
    <ProductPicture file={product.picture} alt="" width={64} className={css.medium} />
    <ListCard title={nameOf(product)}>
      <States product={product} />
      <CardLine>
        <span>{priceOf(product) ?? words.noPrice}</span>
        <Quiet>
          {product.stock} {product.unit}
        </Quiet>
      </CardLine>
    </ListCard>
  </span>
)

/** The same with a large picture, for finding products by their looks. */
const GalleryCard = ({ product }: { product: ProductRow }) => (
  <span className={`${layout.lines} ${layout.shrinks}`}>
    <ProductPicture file={product.picture} alt="" width={220} />
    <strong className={css.name}>{nameOf(product)}</strong>
    <span>{priceOf(product) ?? <Quiet>{words.noPrice}</Quiet>}</span>
    <States product={product} />
  </span>
)
