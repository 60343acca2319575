import { settleDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/replies'
import { isZero } from '@bdr/contract/kernel/decimal'
import { reasonLength } from '@bdr/contract/kernel/field'
import { deliveryNoteDetail as words } from '@bdr/text/delivery-notes'
import { differenceWords } from '@bdr/text/differences'
import { formatQuantity } from '../../lib/format.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { Checkbox, TextArea } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './settle-dialog.module.css'

type Props = RecordDialogProps<DeliveryNoteDetail>

/**
 * A dialog that decides, line by line, whether a quantity that was not accepted is delivered again or
 * cancelled.
 */
export const SettleDialog = (props: Props) => (
  <FormDialog
    isOpen={props.isOpen}
    title={words.settleTitle(props.record.noteNo)}
    onClose={props.onClose}
    width={600}
  >
    <SettleForm {...props} />
  </FormDialog>
)

function SettleForm({ record: { id, version, lines, history }, onDone, reload }: Props) {
  const differing = lines.filter(
    (line) => !isZero(line.rejectedQuantity) || !isZero(line.outstandingQuantity),
  )
  const form = useCallForm({
    call: settleDeliveryNote,
    start: { reason: '', short: differing.map(() => false) },
    input: ({ reason, short }, version) => ({
      id,
      version,
      reason,
      shortLineIds: differing.flatMap((line, at) => (short[at] === true ? [line.id] : [])),
    }),
    record: { version, changedBy: latestActor(history), reload },
    draft: { form: 'settle', id },
    onSent: onDone,
  })
  return (
    <DialogForm form={form} lead={words.settleEffect} submit={words.settleConfirm}>
      <ul className={`${layout.list} ${css.lines}`}>
        {differing.map((line, at) => (
          <li key={line.id}>
            <div className={`${layout.row} ${css.line}`}>
              <span>{words.materialOfLine(line.lineNo, line.materialName)}</span>
              <span className={typography.bad}>
                {!isZero(line.rejectedQuantity) &&
                  differenceWords.rejected(formatQuantity(line.rejectedQuantity, line.unit))}{' '}
                {!isZero(line.outstandingQuantity) &&
                  differenceWords.missing(formatQuantity(line.outstandingQuantity, line.unit))}
              </span>
            </div>
            <Checkbox {...form.at(`short.${at}`)} label={words.settleShort} />
          </li>
        ))}
      </ul>
      <p className={css.hint}>{words.settleShortHint}</p>
      <TextArea
        {...form.at('reason')}
        label={words.settleReason}
        placeholder={words.settleReasonHint}
        maxLength={reasonLength}
        rows={2}
        showCount
        isRequired
      />
    </DialogForm>
  )
}
