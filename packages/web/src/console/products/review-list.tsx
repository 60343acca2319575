import { isOpenReview } from '@bdr/contract/products/meaning'
import { exportProductReviews, listProductReviews } from '@bdr/contract/products/calls'
import { productReviewMachine } from '@bdr/contract/products/machine'
import type { BatchOutcome, ProductReviewRow } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { productReviewStatus } from '@bdr/text/names/products'
import { productFields as fields, productReviewList as words } from '@bdr/text/products'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Clipped, Quiet, TwoLines } from '../../ui/console/cell-text.tsx'
import type { Column } from '../../ui/console/data-table.tsx'
import { LeftOutNotice } from '../../ui/console/left-out-notice.tsx'
import { CardLine, ListCard } from '../../ui/console/list-card.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { StatusTag } from '../../ui/console/status-tag.tsx'
import { ListPage } from '../../ui/data/list-page.tsx'
import css from './list-rows.module.css'
import { ProductPicture } from '../../ui/console/product-picture.tsx'
import { ReviewActions } from './review-actions.tsx'

export const clientLoader = prefetchList(listProductReviews)

/** Submitted products: for reviewers to decide on, and for the company to follow. */
export default function ProductReviewListPage() {
  const viewer = useViewer()
  const mayReview = viewer.can('product:review')
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null)
  return (
    <ListPage
      call={listProductReviews}
      exports={exportProductReviews}
      title={words.title}
      label={words.label}
      tabs={{
        label: words.tabs,
        tabs: [
          ...productReviewMachine.states.map((status) => ({
            label: productReviewStatus[status],
            filter: { status },
          })),
          { label: words.all, filter: {} },
        ],
      }}
      filters={[
        {
          kind: 'text',
          name: 'keyword',
          label: words.product,
          placeholder: mayReview ? words.keyword : words.ownKeyword,
          width: 240,
        },
        {
          kind: 'choice',
          name: 'type',
          label: words.type,
          options: (['new', 'edit'] as const).map((value) => ({ value, label: words.types[value] })),
          width: 96,
        },
      ]}
      columns={columns}
      card={(row) => <ReviewCard review={row} />}
      above={() =>
        outcome !== null &&
        outcome.refused.length > 0 && (
          <LeftOutNotice
            title={words.partly(outcome.done, outcome.refused.length)}
            records={outcome.refused.map((one) => ({
              ...one,
              href: pageUrl('productReviewDetail', { id: one.id }),
            }))}
            onClose={() => setOutcome(null)}
          />
        )
      }
      rowHref={(row) => pageUrl('productReviewDetail', { id: row.id })}
      {...(mayReview && {
        bulk: {
          rowName: ({ name }: ProductReviewRow) => name,
          isSelectable: ({ status }: ProductReviewRow) => isOpenReview(status),
          actions: (rows: readonly ProductReviewRow[], clear: () => void) => (
            <ReviewActions
              reviews={rows}
              onDone={(done) => {
                setOutcome(done)
                clear()
              }}
            />
          ),
        },
      })}
      empty={mayReview ? words.emptyForOperator : words.empty}
    />
  )
}

/** What an edit changes; for a new product its category. */
const contentOf = ({ isEdit, fields: changed, category }: ProductReviewRow) =>
  isEdit ? changed.map((field) => fields[field]).join('、') : category

const columns: readonly Column<ProductReviewRow>[] = [
  {
    key: 'product',
    title: words.product,
    render: (row) => (
      <span className={css.product}>
        <ProductPicture file={row.picture} alt="" width={44} className={css.small} />
        <TwoLines
          above={<Clipped text={row.name} />}
          below={[row.productNo, row.model].filter((part) => part !== '').join(' · ')}
        />
      </span>
    ),
  },
  { key: 'type', title: words.type, render: (row) => words.types[row.isEdit ? 'edit' : 'new'] },
  { key: 'content', title: words.content, render: (row) => <Clipped text={contentOf(row)} /> },
  {
    key: 'merchant',
    title: words.merchant,
    only: 'merchant:view-all',
    render: (row) => <Clipped text={row.merchantName} />,
  },
  {
    key: 'status',
    title: words.status,
    render: (row) => <StatusTag machine="product-review" status={row.status} />,
  },
  {
    key: 'reason',
    title: words.reason,
    render: (row) => (row.reason === null ? null : <Clipped text={row.reason} />),
  },
  { key: 'requestedBy', title: words.requestedBy, render: (row) => row.requestedBy },
  {
    key: 'createdAt',
    title: words.createdAt,
    render: (row) => <Quiet>{formatInstant(row.createdAt)}</Quiet>,
  },
]

/** A request on a phone: the product, its kind, its state. */
const ReviewCard = ({ review }: { review: ProductReviewRow }) => (
  <span className={css.card}>
    <ProductPicture file={review.picture} alt="" width={64} className={css.medium} />
    <ListCard title={review.name} state={<StatusTag machine="product-review" status={review.status} />}>
      <Quiet>
        {words.types[review.isEdit ? 'edit' : 'new']} · {contentOf(review)}
      </Quiet>
      {review.reason !== null && <div>{review.reason}</div>}
      <CardLine quiet>
        <span>{review.requestedBy}</span>
        <span>{formatInstant(review.createdAt)}</span>
      </CardLine>
    </ListCard>
  </span>
)
