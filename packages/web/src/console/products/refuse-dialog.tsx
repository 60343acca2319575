import { refuseProductReview } from '@bdr/contract/products/calls'
import { productFields, productLimits } from '@bdr/contract/products/model'
import type { ProductReviewDetail } from '@bdr/contract/products/replies'
import { productFields as fieldNames, productReviewDetail as words } from '@bdr/text/products'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { ReasonField } from './reason-field.tsx'
import css from './refuse-dialog.module.css'

/**
 * The dialog for why a product is not approved: reasons from a list or freely written, and remarks at its
 * fields.
 */
export function RefuseDialog(props: RecordDialogProps<ProductReviewDetail>) {
  const { record, isOpen, onClose } = props
  return (
    <FormDialog title={words.refuseTitle(record.title)} isOpen={isOpen} onClose={onClose} width={640}>
      <RefuseForm {...props} />
    </FormDialog>
  )
}

function RefuseForm({ record, onDone, reload }: RecordDialogProps<ProductReviewDetail>) {
  const form = useCallForm({
    call: refuseProductReview,
    start: { reason: '', remarks: productFields.map(() => '') },
    input: ({ reason, remarks }, version) => ({
      id: record.id,
      version,
      reason,
      remarks: productFields.flatMap((field, index) => {
        const text = remarks[index]!.trim()
        return text === '' ? [] : [{ field, text }]
      }),
    }),
    onSent: onDone,
    draft: { form: 'product-refusal', id: record.id },
    record: { version: record.version, reload },
  })
  return (
    <DialogForm form={form} lead={words.refuseLead} submit={words.refuse} danger>
      <ReasonField at={form.at('reason')} />
      <details className={css.remarks}>
        <summary>{words.remarks}</summary>
        {productFields.map((field, index) => (
          <TextField
            key={field}
            {...form.at(`remarks.${index}`)}
            label={words.remarkAt(fieldNames[field])}
            maxLength={productLimits.remark}
          />
        ))}
      </details>
    </DialogForm>
  )
}
