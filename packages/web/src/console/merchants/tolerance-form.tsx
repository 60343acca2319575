import { setMerchantTolerance } from '@bdr/contract/merchants/calls'
import type { MerchantDetail } from '@bdr/contract/merchants/replies'
import { toleranceForm } from '@bdr/text/tolerance'
import { latestActor } from '../../lib/latest-actor.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { ToleranceFields } from '../../ui/data/tolerance-fields.tsx'
import {
  oneRule,
  setAt,
  toleranceFrom,
  toleranceValues,
  type ToleranceValues,
} from '../../ui/data/tolerance-values.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'

const words = toleranceForm.ofMerchant

type Props = RecordDialogProps<MerchantDetail>

/** How much may be delivered to a merchant beyond the orders. */
export const ToleranceDialog = (props: Props) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words.title(props.record.name)}
    onClose={props.onClose}
    width={520}
  >
    <ToleranceForm {...props} />
  </FormDialog>
)

function ToleranceForm({ record: { id, version, history, tolerance }, onDone, reload }: Props) {
  const own = setAt('merchant', tolerance)
  const form = useCallForm<typeof setMerchantTolerance, ToleranceValues>({
    call: setMerchantTolerance,
    start: toleranceValues(own),
    input: (values, version) => ({ id, version, tolerance: toleranceFrom(values) }),
    ...oneRule,
    record: { version, changedBy: latestActor(history), reload },
    draft: { form: 'merchant-tolerance', id },
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words.lead} submit={toleranceForm.save}>
      <ToleranceFields
        mode={form.at('mode')}
        percent={form.at('percent')}
        inherited={own === null ? tolerance : null}
      />
    </DialogForm>
  )
}
