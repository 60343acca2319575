import { receiveDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { receiptForm as words } from '@bdr/text/delivery-notes'
import { useCallMutation } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { FormDrawer, useFrame } from '../../ui/form/dialog-form.tsx'
import { Checkbox, TextArea, TextField } from '../../ui/form/fields.tsx'
import { Form } from '../../ui/form/form.tsx'
import { GeneralFaultNotice } from '../../ui/form/notices.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useConfirmation } from '../../ui/form/use-confirmation.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import layout from '../../ui/layout.module.css'
import css from './receipt-drawer.module.css'
import {
  checkReceipt,
  placeInReceipt,
  receiptBody,
  receiptEffect,
  receiptLines,
  startReceipt,
} from './receipt-form.ts'
import { ReceiptRows } from './receipt-rows.tsx'
import typography from '../../ui/typography.module.css'

type Props = RecordDialogProps<DeliveryNoteDetail>

/** A form for what arrived, what was refused and who signed; it shows the consequences before it is sent. */
export const ReceiptDrawer = (props: Props) => (
  <FormDrawer
    isOpen={props.isOpen}
    title={words.title(props.record.noteNo)}
    onClose={props.onClose}
    width={880}
  >
    <ReceiptForm {...props} />
  </FormDrawer>
)

function ReceiptForm({ record: { id, version, lines, history }, onDone, reload }: Props) {
  const { confirmed, question } = useConfirmation()
  const { mutateAsync } = useCallMutation(receiveDeliveryNote, { toast: false })
  const form = useCallForm({
    call: receiveDeliveryNote,
    start: startReceipt(lines),
    input: (values, version) => ({ id, version, ...receiptBody(receiptLines(lines, values), values) }),
    check: (values) => checkReceipt(receiptLines(lines, values), values),
    placeOf: (path, values) => placeInReceipt(path, receiptLines(lines, values), values),
    send: (input) => confirmed((confirmations) => mutateAsync({ ...input, ...confirmations })),
    record: { version, changedBy: latestActor(history), reload },
    draft: { form: 'receipt', id },
    onSent: onDone,
  })
  useFrame(form)
  const effect = useComputed(form, (values) => receiptEffect(lines, receiptLines(lines, values), values.last))
  return (
    <Form form={form} sendsOnEnter={false}>
      <div className={layout.stack}>
        <GeneralFaultNotice form={form} />
        <p className={typography.aside}>{words.intro}</p>
        <ReceiptRows lines={lines} form={form} />
        <div>
          <Checkbox {...form.at('last')} label={words.last} />
          <p className={`${typography.aside} ${css.lastHint}`}>{words.lastHint}</p>
        </div>
        <Fields>
          <TextField
            {...form.at('receiverName')}
            label={words.receiverName}
            hint={words.receiverNameHint}
            isRequired
            autoComplete="off"
          />
          <TextArea {...form.at('note')} label={words.note} isOptional isWide />
        </Fields>
      </div>
      <footer className={css.foot}>
        <p className={css.effect} data-to={effect?.to} aria-live="polite">
          {effect ? words.effect(effect) : words.effectUnknown}
        </p>
        <Button
          className={css.submit}
          look="primary"
          isPending={form.busy}
          onClick={() => void form.submit()}
        >
          {words.submit}
        </Button>
      </footer>
      {question}
    </Form>
  )
}
