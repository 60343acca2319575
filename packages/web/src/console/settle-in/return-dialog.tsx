import type { SettleInDetail } from '@bdr/contract/settle-in/replies'
import { refuseSettleIn } from '@bdr/contract/settle-in/review-calls'
import { settleInActionWords as words } from '@bdr/text/settle-in-review'
import { settleInPlaceName } from '@bdr/text/settle-in'
import type { SubmitEvent } from 'react'
import { TextArea } from '../../ui/form/fields.tsx'
import { ChangedNotice, GeneralFaultNotice } from '../../ui/form/notices.tsx'
import { useFormFaults } from '../../ui/form/use-form-core.ts'
import type { RecordDialogProps } from '../../ui/data/record-actions.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog, DialogButtons } from '../../ui/kit/dialog.tsx'
import layout from '../../ui/layout.module.css'
import css from './return-dialog.module.css'
import { useReview } from './review-context.ts'
import type { ReturnForm } from './use-return-form.ts'

const reasonLength = refuseSettleIn.input.shape.reason.maxLength ?? undefined

/** Returns an application with the remarks at its fields. */
export function ReturnDialog(props: RecordDialogProps<SettleInDetail>) {
  const { returning } = useReview()
  return returning && <ReturnFields {...props} returning={returning} />
}

type ReturnFormProps = RecordDialogProps<SettleInDetail> & { returning: ReturnForm }

function ReturnFields({ record, returning, isOpen, onClose, onDone }: ReturnFormProps) {
  const { form, written, rowOf } = returning
  const { fields } = useFormFaults(form)
  const { element, busy } = form
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    void returning.submit(onDone)
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={words.returnTitle(record.form.company.name)}
      isLocked={busy}
      onClose={onClose}
      width={560}
    >
      <form ref={element} className={layout.stack} noValidate onSubmit={send}>
        <ChangedNotice form={form} />
        <p className={layout.flush}>
          {written.length === 0 ? words.returnNone : words.returnEffect(written.length)}
        </p>
        {written.length > 0 && (
          <>
            <dl className={`${layout.lines} ${css.remarks}`}>
              {written.map(({ path, message }) => {
                const fault = fields[`remarks.${rowOf(path)}.message`]
                return (
                  <div key={path}>
                    <dt>{settleInPlaceName(path, record.form)}</dt>
                    <dd>
                      {message}
                      {fault !== undefined && (
                        <span className={css.fault} role="alert">
                          {fault}
                        </span>
                      )}
                    </dd>
                  </div>
                )
              })}
            </dl>
            <TextArea
              {...form.at('reason')}
              label={words.returnReason}
              hint={words.returnReasonHint}
              maxLength={reasonLength}
              rows={2}
            />
          </>
        )}
        <GeneralFaultNotice form={form} />
        <DialogButtons>
          <Button isDisabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" look="primary" isPending={busy} isDisabled={written.length === 0}>
            {words.returnConfirm}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
