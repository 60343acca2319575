import type { DeliveryNoteDetail, DeliveryNoteLine, Shippable } from '@bdr/contract/delivery-notes/model'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteFields as labels, deliveryNoteForm as words } from '@bdr/text/console-delivery-notes'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../lib/toasts.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { useLeaveGuard } from '../../ui/console/use-leave-guard.tsx'
import { LinesEditor } from './lines-editor.tsx'
import { NoteFields } from './note-fields.tsx'
import { NoteFormBar } from './note-form-bar.tsx'
import { linesOnNote, type NoteStart } from './note-form.ts'
import { LostLinesNotice, RestoredNotice } from './note-notices.tsx'
import { OrderChoice } from './order-choice.tsx'
import { useFocusFirstFault } from '../../ui/console/form/use-focus-first-fault.ts'
import { useNoteForm } from './use-note-form.ts'

interface NoteFormViewProps {
  /** null for a new note */
  draft: DeliveryNoteDetail | null
  shippable: Shippable
  start: NoteStart
  /** the draft's lines that cannot be shipped any more */
  lost: readonly DeliveryNoteLine[]
  orderIds: readonly string[]
  onOrderIdsChange: (orderIds: string[]) => void
  onReload: () => Promise<unknown>
}

/** Where it goes, what is on it, how it travels. */
export function NoteFormView(props: NoteFormViewProps) {
  const { draft, shippable, lost, orderIds } = props
  const navigate = useNavigate()
  const note = useNoteForm(props)
  const page = useRef<HTMLDivElement>(null)
  const focusFirstFault = useFocusFirstFault(page)
  const guard = useLeaveGuard(!note.untouched, note.forget)

  async function save(andSubmit: boolean) {
    const saved = await note.submit(andSubmit)
    if (saved === null) return focusFirstFault()
    note.forget()
    guard.release()
    showToast('success', (andSubmit ? words.submitted : words.saved)(saved.noteNo))
    // going back leads to the order, not to a form that was sent
    await navigate(pageUrl('deliveryNoteDetail', { id: saved.id }), { replace: draft === null })
  }

  return (
    <div ref={page}>
      <PageHeader title={draft === null ? words.titleNew : words.titleDraft(draft.noteNo)} />
      {note.wasRestored && <RestoredNotice onStartOver={note.startOver} />}
      {lost.length > 0 && <LostLinesNotice lines={lost} />}
      <Section title={words.sections.destination}>
        <Facts
          items={[
            { label: labels.buyer, value: shippable.buyerName },
            {
              label: labels.receiver,
              value: [shippable.receiverName, shippable.receiverPhone].filter(Boolean).join(' '),
            },
            { label: labels.shipTo, value: shippable.shipTo, wide: true },
          ]}
        />
        <OrderChoice
          shippable={shippable}
          orderIds={orderIds}
          fixed={draft?.lines.map((line) => line.orderId) ?? []}
          onChange={props.onOrderIdsChange}
        />
      </Section>
      <Section title={words.sections.lines}>
        <LinesEditor
          lines={note.form.lines}
          faults={note.faults.lines}
          onType={note.changeQuantity}
          onTypeMany={note.changeQuantities}
        />
      </Section>
      <Section title={words.sections.transport} note={words.transportHint}>
        <NoteFields values={note.form.fields} faults={note.faults.fields} onChange={note.changeField} />
      </Section>
      <NoteFormBar
        onNote={linesOnNote(note.form).length}
        all={note.form.lines.length}
        faults={note.faults}
        failure={note.failure}
        saving={note.saving}
        onFirstFault={focusFirstFault}
        onReload={() => void props.onReload().then(note.dismissFailure)}
        onSave={(andSubmit) => void save(andSubmit)}
      />
      {guard.question}
    </div>
  )
}
