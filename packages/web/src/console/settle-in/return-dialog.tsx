import type { SettleInDetail } from '@bdr/contract/settle-in/model'
import { refuseSettleIn } from '@bdr/contract/settle-in/review-calls'
import { settleInActionWords as words } from '@bdr/text/console-settle-in'
import { settleInPlaceName } from '@bdr/text/settle-in-places'
import { Button } from '../../ui/kit/button.tsx'
import { TextAreaInput } from '../../ui/kit/input.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useState } from 'react'
import { Field } from '../../ui/kit/field.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import css from './return-dialog.module.css'
import { reloadApplication, type SettleInMutations } from './use-settle-in-mutations.ts'

interface ReturnDialogProps {
  application: SettleInDetail
  remarks: readonly { path: string; message: string }[]
  open: boolean
  onClose: () => void
  onDone: () => void
  sendBack: SettleInMutations['sendBack']
}

const shown = { line: ['message'], form: ['reason'] } as const
const reasonLength = refuseSettleIn.input.shape.reason.maxLength ?? undefined

/** Sends an application back with what was written beside its fields. */
export function ReturnDialog({ application, remarks, open, onClose, onDone, sendBack }: ReturnDialogProps) {
  const [reason, setReason] = useState('')
  const { attempt, busy, refusal, setRefusal } = useAttempt(shown)
  const { id, version, form } = application

  const confirm = async () => {
    if (busy) return
    const body = { id, version, remarks: [...remarks], reason: reason.trim() || null }
    if (await attempt(() => sendBack(body))) onDone()
  }
  return (
    <Dialog
      isOpen={open}
      title={words.returnTitle(form.company.name)}
      onClose={onClose}
      width={560}
      buttons={
        <>
          <Button isDisabled={busy} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            look="primary"
            isPending={busy}
            isDisabled={remarks.length === 0}
            onClick={() => void confirm()}
          >
            {words.returnConfirm}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p className={css.effect}>
          {remarks.length === 0 ? words.returnNone : words.returnEffect(remarks.length)}
        </p>
        {remarks.length > 0 && (
          <>
            <dl className={css.remarks}>
              {remarks.map(({ path, message }) => (
                <div key={path}>
                  <dt>{settleInPlaceName(path, form)}</dt>
                  <dd>{message}</dd>
                </div>
              ))}
            </dl>
            <Field
              label={words.returnReason}
              hint={words.returnReasonHint}
              error={refusal?.faults.fields['reason']}
            >
              {(control) => (
                <TextAreaInput
                  {...control}
                  value={reason}
                  maxLength={reasonLength}
                  rows={2}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </>
        )}
        <RefusalNotice
          sentences={refusal?.faults.whole ?? []}
          onReload={
            refusal?.conflict ? () => void reloadApplication().then(() => setRefusal(null)) : undefined
          }
        />
      </div>
    </Dialog>
  )
}
