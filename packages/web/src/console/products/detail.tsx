import { isLiveProduct } from '@bdr/contract/products/meaning'
import { readProduct } from '@bdr/contract/products/calls'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { productAction } from '@bdr/text/names/products'
import { productChanges, productDetail as words, productSheet } from '@bdr/text/products'
import { formatInstant } from '../../lib/format.ts'
import { useViewer } from '../../lib/session.ts'
import { Section } from '../../ui/console/section.tsx'
import { useRecordActions } from '../../ui/data/record-actions.tsx'
import { RecordPage, RecordView } from '../../ui/data/record-page.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import layout from '../../ui/layout.module.css'
import { productActions } from './product-actions.tsx'
import { contentOf, outdatedAttributes } from './product-form.ts'
import { ProductDiff } from './product-diff.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { RefusalNotice } from './refusal-notice.tsx'

export default function ProductDetailPage() {
  return <RecordPage call={readProduct}>{(product) => <ProductView product={product} />}</RecordPage>
}

function ProductView({ product }: { product: ProductDetail }) {
  const viewer = useViewer()
  const { live, draft, status, onShelf, review, refusal } = product
  const { bar, dialogs } = useRecordActions(productActions, product)
  const outdated = live && viewer.can('product:edit') ? outdatedAttributes(product, live) : []
  return (
    <RecordView
      title={product.title}
      state={{ machine: 'product', status }}
      facts={[
        words.no(product.productNo),
        ...(viewer.can('merchant:view-all') ? [words.merchant(product.merchantName)] : []),
        ...(isLiveProduct(status) ? [onShelf ? productSheet.onShelf : productSheet.offShelf] : []),
        words.updated(formatInstant(product.updatedAt)),
      ]}
      actions={bar}
      notice={
        <>
          {review && (
            <Notice
              className={layout.apart}
              title={words.reviewNotice(review.by, formatInstant(review.at))}
              action={
                <LinkButton to={pageUrl('productReviewDetail', { id: review.id })}>
                  {words.openReview}
                </LinkButton>
              }
            />
          )}
          {refusal && <RefusalNotice refusal={refusal} />}
          {outdated.length > 0 && (
            <Notice kind="warning" className={layout.apart} title={words.outdated(outdated)} />
          )}
          {live && draft && !review && !refusal && (
            <Notice kind="warning" className={layout.apart} title={words.draftNotice} />
          )}
        </>
      }
      history={{ entries: product.history, labels: productAction, fields: productChanges }}
    >
      {live && draft && (
        <Section title={review ? words.submitted : words.draft}>
          <ProductDiff before={live} after={draft} sources={product} />
        </Section>
      )}
      <ProductSheet content={live ?? contentOf(product)} sources={product} productNo={product.productNo} />
      {dialogs}
    </RecordView>
  )
}
