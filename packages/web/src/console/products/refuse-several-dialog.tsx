import { decideProductReviews } from '@bdr/contract/products/calls'
import type { BatchOutcome } from '@bdr/contract/products/replies'
import { productReviewList as words } from '@bdr/text/products'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { ReasonField } from './reason-field.tsx'

interface RefuseSeveralProps {
  isOpen: boolean
  reviews: readonly { id: string; version: number }[]
  onClose: () => void
  onDone: (outcome: BatchOutcome) => void
}

/**
 * A dialog that refuses several requests for the same reason; remarks at fields are made at the single
 * product.
 */
export const RefuseSeveralDialog = (props: RefuseSeveralProps) => (
  <FormDialog
    title={words.refuseTitle(props.reviews.length)}
    isOpen={props.isOpen}
    onClose={props.onClose}
    width={640}
  >
    <RefuseSeveralForm {...props} />
  </FormDialog>
)

function RefuseSeveralForm({ reviews, onClose, onDone }: RefuseSeveralProps) {
  const form = useCallForm({
    call: decideProductReviews,
    start: { reason: '' },
    input: ({ reason }) => ({ reviews: [...reviews], decision: { action: 'refuse' as const, reason } }),
    placeOf: (path) => (path === 'decision.reason' ? 'reason' : null),
    onSent: (outcome) => {
      onClose()
      onDone(outcome)
    },
    draft: { form: 'product-refusals' },
  })
  return (
    <DialogForm form={form} lead={words.refuseEffect} submit={words.refuse} danger>
      <ReasonField at={form.at('reason')} />
    </DialogForm>
  )
}
