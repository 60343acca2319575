import {
  approveProductReview,
  listProductReviews,
  readProductReview,
  refuseProductReview,
} from '@bdr/contract/products/calls'
import { reasonLength } from '@bdr/contract/kernel/field'
import type { ProductReviewRow } from '@bdr/contract/products/replies'
import { productReviewDetail, productReviewList as words } from '@bdr/text/products'
import { CallError } from '../../lib/call-error.ts'
import { invalidate, sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Button } from '../../ui/kit/button.tsx'

interface ReviewActionsProps {
  reviews: readonly ProductReviewRow[]
  onDone: () => void
}

/** Decides on several requests alike, each on its own: one that cannot be decided leaves the others be. */
export function ReviewActions({ reviews, onDone }: ReviewActionsProps) {
  const { ask, dialog } = useConfirm()
  const each = async (decide: (review: ProductReviewRow) => Promise<unknown>) => {
    let done = 0
    for (const review of reviews) {
      try {
        await decide(review)
        done += 1
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        showToast('warning', words.failed(review.name, error.message))
      }
    }
    if (done > 0) showToast('success', words.done(done))
    onDone()
    void invalidate([listProductReviews, readProductReview])
  }
  const target = ({ id, version }: ProductReviewRow) => ({ id, version })
  return (
    <>
      <Button
        onClick={() =>
          ask({
            title: words.approveTitle(reviews.length),
            effect: words.approveEffect,
            ok: words.approve,
            run: () => each((review) => sendCall(approveProductReview, target(review))),
          })
        }
      >
        {words.approve}
      </Button>
      <Button
        danger
        onClick={() =>
          ask({
            title: words.refuseTitle(reviews.length),
            effect: words.refuseEffect,
            ok: words.refuse,
            danger: true,
            reason: {
              label: words.reason,
              maxLength: reasonLength,
              placeholder: productReviewDetail.reasonHint,
            },
            run: (reason) => each((review) => sendCall(refuseProductReview, { ...target(review), reason })),
          })
        }
      >
        {words.refuse}
      </Button>
      {dialog}
    </>
  )
}
