import { isOpenReview } from '@bdr/contract/products/meaning'
import {
  approveProductReview,
  listProductReviews,
  readProduct,
  readProductReview,
  withdrawProductReview,
} from '@bdr/contract/products/calls'
import { changedProductFields } from '@bdr/contract/products/changed'
import type { ProductReviewDetail } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { productReviewAction } from '@bdr/text/names/products'
import { productDetail, productReviewDetail as words, productChanges } from '@bdr/text/products'
import { Link } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import { sendCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Section } from '../../ui/console/section.tsx'
import { recordActions, useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { later } from '../../ui/later.tsx'
import layout from '../../ui/layout.module.css'
import { ProductDiff } from './product-diff.tsx'
import { definitionsIn } from './product-form.ts'
import { ProductSheet } from './product-sheet.tsx'
import { QualityPanel } from './quality-panel.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import formCss from './form.module.css'

const RefuseDialog = later(
  async () => (await import('./refuse-dialog.tsx')).RefuseDialog,
  ({ isOpen }) => isOpen,
)

export default function ProductReviewPage() {
  return <RecordPage call={readProductReview}>{(review) => <ReviewView review={review} />}</RecordPage>
}

function ReviewView({ review }: { review: ProductReviewDetail }) {
  const viewer = useViewer()
  const { before, after, reason, brands } = review
  const { bar, dialogs } = useRecordActions(reviewActions, review)
  const applied = brands.find(({ id, state }) => id === after.brandId && state === 'applied')
  return (
    <RecordView
      title={review.title}
      state={{ machine: 'product-review', status: review.status }}
      facts={[
        before === null ? words.isNew : words.isEdit(changedProductFields(before, after).length),
        productDetail.no(review.productNo),
        ...(viewer.can('merchant:view-all') ? [productDetail.merchant(review.merchantName)] : []),
        words.requested(review.requestedBy, formatInstant(review.createdAt)),
        <Link key="product" to={pageUrl('productDetail', { id: review.productId })}>
          {words.openProduct}
        </Link>,
      ]}
      actions={bar}
      isSticky
      notice={
        <>
          {reason !== null && (
            <RefusalNotice
              refusal={{ id: review.id, reason, remarks: review.remarks, at: review.updatedAt }}
            />
          )}
          {isOpenReview(review.status) &&
            review.actions.blocked.map(({ action, reason: why }) => (
              <Notice key={action} kind="warning" className={layout.apart} title={why} />
            ))}
          {isOpenReview(review.status) && applied && (
            <Notice className={layout.apart} title={words.brandApproved(applied.name)} />
          )}
        </>
      }
      history={{ entries: review.history, labels: productReviewAction, fields: productChanges }}
    >
      {before !== null && (
        <Section title={words.diff}>
          <ProductDiff before={before} after={after} sources={review} />
        </Section>
      )}
      <Section title={words.whole}>
        <div className={formCss.sides}>
          <ProductSheet content={after} sources={review} productNo={review.productNo} />
          <QualityPanel
            content={after}
            definitions={definitionsIn(review, after.categoryId)}
            duplicates={review.duplicates}
          />
        </div>
      </Section>
      {dialogs}
    </RecordView>
  )
}

const reviewActions = recordActions({
  read: readProductReview,
  outdates: [listProductReviews, readProduct],
  explains: ({ status }) => (isOpenReview(status) ? ['approve'] : []),
  actions: {
    approve: {
      label: words.approve,
      primary: true,
      dialog: ({ title, before }) => ({
        title: words.approveTitle(title),
        effect: before === null ? words.approveNew : words.approveEdit,
        ok: words.approve,
      }),
      call: (target) => sendCall(approveProductReview, target),
      done: words.approved,
    },
    refuse: { label: words.refuse, danger: true, form: RefuseDialog, done: words.refused },
    withdraw: {
      label: words.withdraw,
      dialog: ({ title }) => ({
        title: words.withdrawTitle(title),
        effect: words.withdrawEffect,
        ok: words.withdraw,
      }),
      call: (target) => sendCall(withdrawProductReview, target),
      done: words.withdrawn,
    },
  },
})
