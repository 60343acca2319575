import { decideProductReviews, listProductReviews, readProductReview } from '@bdr/contract/products/calls'
import type { BatchOutcome, ProductReviewRow } from '@bdr/contract/products/replies'
import { productReviewList as words } from '@bdr/text/products'
import { useState } from 'react'
import { invalidate, sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { later } from '../../ui/later.tsx'

const RefuseSeveralDialog = later(
  async () => (await import('./refuse-several-dialog.tsx')).RefuseSeveralDialog,
  ({ isOpen }) => isOpen,
)

interface ReviewActionsProps {
  reviews: readonly ProductReviewRow[]
  onDone: (outcome: BatchOutcome) => void
}

/** Decides on several requests at once; the list shows those that could not be decided. */
export function ReviewActions({ reviews, onDone }: ReviewActionsProps) {
  const { ask, dialog } = useConfirm()
  const [isRefusing, setRefusing] = useState(false)
  const targets = reviews.map(({ id, version }) => ({ id, version }))
  const decided = (outcome: BatchOutcome) => {
    if (outcome.done > 0) showToast('success', words.done(outcome.done))
    onDone(outcome)
    void invalidate([listProductReviews, readProductReview])
  }
  return (
    <>
      <Button
        onClick={() =>
          ask({
            title: words.approveTitle(reviews.length),
            effect: words.approveEffect,
            ok: words.approve,
            run: async () =>
              decided(
                await sendCall(decideProductReviews, { reviews: targets, decision: { action: 'approve' } }),
              ),
          })
        }
      >
        {words.approve}
      </Button>
      <Button danger onClick={() => setRefusing(true)}>
        {words.refuse}
      </Button>
      <RefuseSeveralDialog
        isOpen={isRefusing}
        reviews={targets}
        onClose={() => setRefusing(false)}
        onDone={decided}
      />
      {dialog}
    </>
  )
}
