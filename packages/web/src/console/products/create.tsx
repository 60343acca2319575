import { readProduct } from '@bdr/contract/products/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { productForm as words, productDetail } from '@bdr/text/products'
import { lazy, Suspense } from 'react'
import { useCall } from '../../lib/query.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import { ProductStart } from './start.tsx'

const loadForm = () => import('./form-view.tsx')
/** Loaded on demand: a new product starts with choosing a category, which needs no form. */
const ProductFormView = lazy(async () => ({ default: (await loadForm()).ProductFormView }))

export function clientLoader({ request }: { request: Request }) {
  // the component that shows it reports an error
  if (new URL(request.url).searchParams.has('id')) loadForm().catch(() => {})
}

/**
 * Without an id a category is chosen, which creates a draft; `?id=9` continues one, or edits an approved
 * product.
 */
export default function ProductCreatePage() {
  const id = useRecordId()
  return id === null ? <ProductStart /> : <ProductEditor key={id} id={id} />
}

function ProductEditor({ id }: { id: string }) {
  const answer = useCall(readProduct, { id }, { toast: false, fillsForm: true })
  const toProduct = <LinkButton to={pageUrl('productDetail', { id })}>{pageTitles.productDetail}</LinkButton>
  return (
    <RecordState
      query={answer}
      title={pageTitles.productCreate}
      back={<LinkButton to={pageUrl('productList')}>{pageTitles.productList}</LinkButton>}
    >
      {(product) =>
        product.actions.allowed.includes('edit') ? (
          <Suspense fallback={<SkeletonLines count={9} />}>
            <ProductFormView product={product} />
          </Suspense>
        ) : (
          <Blank
            title={words.waiting}
            hint={
              product.actions.blocked.find(({ action }) => action === 'edit')?.reason ??
              productDetail.openReview
            }
            next={toProduct}
          />
        )
      }
    </RecordState>
  )
}
