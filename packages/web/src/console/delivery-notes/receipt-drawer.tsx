import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { receiptForm as words } from '@bdr/text/console-delivery-notes'
import { Button } from '../../ui/kit/button.tsx'
import { Drawer } from '../../ui/kit/drawer.tsx'
import { useCallback, useRef, useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { countFaults, joinFaults, noFaults, withoutLine } from '../../lib/fault-placement.ts'
import css from './receipt-drawer.module.css'
import { receiptEffect } from './receipt-effect.ts'
import { ReceiptFields } from './receipt-fields.tsx'
import {
  changeEntry,
  checkReceipt,
  receiptBody,
  receiptLines,
  receivableLines,
  shownReceiptFields,
  startReceipt,
  type ReceiptEntry,
} from './receipt-form.ts'
import { ReceiptRows } from './receipt-rows.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { useFocusFirstFault } from '../../ui/console/form/use-focus-first-fault.ts'
import { reloadNote, type NoteMutations } from './use-note-mutations.ts'

interface ReceiptDrawerProps {
  note: DeliveryNoteDetail
  open: boolean
  onClose: () => void
  receive: NoteMutations['receive']
}

/** What arrived, what was refused and who signed; what follows is said before it is sent. */
export function ReceiptDrawer({ note, open, onClose, receive }: ReceiptDrawerProps) {
  const [form, setForm] = useState(() => startReceipt(note.receiverName))
  const [attempted, setAttempted] = useState(false)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shownReceiptFields)
  const body = useRef<HTMLDivElement>(null)
  const focusFirstFault = useFocusFirstFault(body)

  const lines = receiptLines(note.lines, form)
  const own = checkReceipt(lines, form)
  const faults = !attempted ? noFaults : joinFaults(own, refusal?.faults ?? noFaults)
  const effect = receiptEffect(note.lines, lines, form.last)

  const change = useCallback(
    (lineId: string, entry: Partial<ReceiptEntry>) => {
      setForm((before) => changeEntry(before, lineId, entry))
      setRefusal((before) => before && { ...before, faults: withoutLine(before.faults, lineId) })
    },
    [setRefusal],
  )

  async function confirm() {
    if (busy) return undefined
    setAttempted(true)
    if (countFaults(own) > 0) return focusFirstFault()
    const arrival = receiptBody(lines, form)
    const sent = arrival.lines.map((line) => line.noteLineId)
    const done = await attempt(() => receive({ id: note.id, version: note.version, ...arrival }), sent)
    if (!done) return focusFirstFault()
    if (effect) showToast('success', words.done(effect.to))
    setForm(startReceipt(note.receiverName))
    setAttempted(false)
    onClose()
  }

  return (
    <Drawer
      isOpen={open}
      title={words.title(note.noteNo)}
      onClose={onClose}
      width={880}
      isLight={false}
      foot={
        <div className={css.foot}>
          <p className={css.effect} data-to={effect?.to} aria-live="polite">
            {effect ? words.effect(effect) : words.effectUnknown}
          </p>
          <Button className={css.submit} look="primary" isPending={busy} onClick={() => void confirm()}>
            {words.submit}
          </Button>
        </div>
      }
    >
      <div ref={body} className={css.body}>
        <RefusalNotice
          sentences={faults.whole}
          onReload={refusal?.conflict ? () => void reloadNote().then(() => setRefusal(null)) : undefined}
        />
        <p className={css.intro}>{words.intro}</p>
        <ReceiptRows
          lines={receivableLines(note.lines)}
          entries={form.entries}
          faults={faults.lines}
          onChange={change}
        />
        <ReceiptFields
          form={form}
          faults={faults.fields}
          onChange={(fields) => setForm((before) => ({ ...before, ...fields }))}
        />
      </div>
    </Drawer>
  )
}
