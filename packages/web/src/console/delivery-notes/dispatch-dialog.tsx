import { dispatchDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { deliveryNoteDetail, dispatchForm as words } from '@bdr/text/console-delivery-notes'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import css from './dialog.module.css'
import { countFaults, faultsOfSchema, joinFaults, noFaults, placeFaults } from '../../lib/fault-placement.ts'
import { Fields } from '../../ui/console/form/field.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { TransportFields, transportFields, type TransportField } from './transport-fields.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { reloadNote, type NoteDeeds } from './use-note-deeds.ts'

interface DispatchDialogProps {
  note: DeliveryNoteDetail
  open: boolean
  onClose: () => void
  dispatch: NoteDeeds['dispatch']
}

/** The goods leave: who takes them, and what follows. */
export function DispatchDialog(props: DispatchDialogProps) {
  return (
    <Modal
      open={props.open}
      title={words.title(props.note.noteNo)}
      onCancel={props.onClose}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      width={560}
    >
      <DispatchForm {...props} />
    </Modal>
  )
}

const schema = dispatchDeliveryNote.input.omit({ id: true, version: true })
const shown = { line: [''], form: transportFields } as const

function DispatchForm({ note, onClose, dispatch }: DispatchDialogProps) {
  const [typed, setTyped] = useState<Partial<Record<TransportField, string>>>({})
  const { attempt, busy, refusal, setRefusal } = useAttempt(shown)
  const values = transportOf(note, typed)
  const own = placeFaults(faultsOfSchema(schema, values), [], shown)
  const faults = joinFaults(own, refusal?.faults ?? noFaults)

  async function confirm() {
    if (busy || countFaults(own) > 0) return
    if (!(await attempt(() => dispatch({ id: note.id, version: note.version, ...values })))) return
    showToast('success', words.done(note.noteNo))
    onClose()
  }

  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void confirm()
      }}
    >
      <p className={css.effect}>{words.effect}</p>
      <Fields>
        <TransportFields
          values={values}
          faults={faults.fields}
          onChange={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
        />
      </Fields>
      <RefusalNotice
        sentences={faults.whole}
        onReload={refusal?.conflict ? () => void reloadNote().then(() => setRefusal(null)) : undefined}
      />
      <div className={css.buttons}>
        <Button disabled={busy} onClick={onClose}>
          {deliveryNoteDetail.cancel}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

const transportOf = ({ transport }: DeliveryNoteDetail, typed: Partial<Record<TransportField, string>>) =>
  Object.fromEntries(
    transportFields.map((field) => [field, typed[field] ?? transport[field] ?? '']),
  ) as Record<TransportField, string>
