import type { Attachment } from '@bdr/contract/attachments/replies'
import type {
  DeliveryNoteDetail,
  DeliveryNoteLine,
  NoteCopy,
  Shippable,
} from '@bdr/contract/delivery-notes/replies'
import { decimalScale } from '@bdr/contract/kernel/decimal'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteFields as labels, deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { bytesText, mediaTypesText } from '@bdr/text/files'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { showToast } from '../../lib/toasts.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { Facts } from '../../ui/console/facts.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { Section } from '../../ui/console/section.tsx'
import { DayField, NumberField, TextArea } from '../../ui/form/fields.tsx'
import { FormBar } from '../../ui/form/form-bar.tsx'
import { Form } from '../../ui/form/form.tsx'
import type { FileQueue } from '../../ui/file-field/file-queue.ts'
import { useComputed } from '../../ui/form/use-field.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useIsUploading } from '../../ui/form/use-form-core.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Fields } from '../../ui/kit/field.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { CopyNotice } from './copy-notice.tsx'
import { maxBytes, mediaTypes, useNoteCertificates } from './line-certificates.tsx'
import { LinesEditor } from './lines-editor.tsx'
import {
  checkNote,
  copiedNote,
  createNoteOverlay,
  draftNote,
  linesOnNote,
  lostLines,
  newNote,
  noteFaults,
  placeInNote,
  type NoteValues,
} from './note-form.ts'
import { DelivererField, TransportFields } from './transport-fields.tsx'
import { useSaveNote, type SavedNote } from './use-save-note.ts'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import css from './lost-lines-notice.module.css'
import { maxNoteLines } from '@bdr/contract/delivery-notes/model'
import { maxOrdersPerNote } from '@bdr/contract/delivery-notes/calls'
import { Tag } from '../../ui/kit/tag.tsx'

interface NoteFormViewProps {
  /** null for a new note */
  draft: DeliveryNoteDetail | null
  /** the files of the draft */
  attachments: readonly Attachment[]
  /** the initial values of a note that is copied from another one */
  copy?: NoteCopy | undefined
  shippable: Shippable
  orderIds: readonly string[]
  onOrderIdsChange: (orderIds: string[]) => void
  onReload: () => Promise<unknown>
}

/** The fields of a delivery note: destination, lines, transport. */
export function NoteFormView({
  draft,
  attachments,
  copy,
  shippable,
  orderIds,
  onOrderIdsChange,
  onReload,
}: NoteFormViewProps) {
  const { lines } = shippable
  const navigate = useNavigate()
  const { save, draftSaved, question } = useSaveNote(draft && { draft, attachments }, lines)
  const [overlay] = useState(createNoteOverlay)
  const form = useForm<NoteValues, SavedNote>({
    start: startOf({ draft, copy }, lines),
    overlay,
    check: (values) => checkNote(lines, values),
    contract: (values) => noteFaults(lines, values),
    placeOf: (path, values) => placeInNote(path, lines, values),
    send: (values, version) => save(values, version, true),
    draft: storedAs({ draft, copy }, orderIds),
    ...(draft !== null && {
      record: { version: draft.version, changedBy: latestActor(draft.history), reload: onReload },
    }),
  })
  const submit = (andSubmit: boolean) =>
    void form.submit({
      send: (values, version) => save(values, version, andSubmit),
      onSent: ({ id, noteNo }) => {
        showToast('success', (andSubmit ? words.submitted : words.saved)(noteNo))
        // going back leads to the order, not to a form that has been sent
        return navigate(pageUrl('deliveryNoteDetail', { id }), { replace: draft === null })
      },
    })
  const { certificates, input } = useNoteCertificates(form, attachments)
  const isUploading = useIsUploading(form)
  const onNote = useComputed(form, (values) => linesOnNote(lines, values).length)
  const lost = draft === null ? [] : lostLines(draft, lines)

  return (
    <Form form={form} sendsOnEnter={false} isPage>
      <PageHeader title={draft === null ? words.titleNew : words.titleDraft(draft.noteNo)} />
      {lost.length > 0 && <LostLinesNotice lines={lost} />}
      {copy && <CopyNotice copy={copy} />}
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
          onChange={onOrderIdsChange}
        />
      </Section>
      <Section
        title={words.sections.lines}
        note={words.certificateHint(mediaTypesText(mediaTypes), bytesText(maxBytes))}
        extra={draft === null && <FillLink lines={lines} />}
      >
        {input}
        <LinesEditor lines={lines} form={form} certificates={certificates} />
      </Section>
      <Section title={words.sections.transport} note={words.transportHint}>
        <Fields>
          <DayField {...form.at('plannedDate')} label={words.plannedDate} isOptional />
          <DayField {...form.at('expectedDate')} label={labels.expectedDate} isOptional />
          <DelivererField {...form.at('delivererId')} />
          <TransportFields at={form.at} set={form.set} />
          <NumberField
            {...form.at('packages')}
            label={labels.packages}
            unit={words.packagesUnit}
            scale={{ integer: 4, fraction: 0 }}
            positive
            isOptional
          />
          <NumberField
            {...form.at('grossWeight')}
            label={labels.grossWeight}
            unit={words.weightUnit}
            scale={decimalScale.quantity}
            positive
            isOptional
          />
          <TextArea {...form.at('note')} label={labels.note} hint={words.noteHint} isOptional isWide />
        </Fields>
      </Section>
      <FormBar
        form={form}
        label={words.submit}
        done={draftSaved ? words.savedNotSubmitted : undefined}
        buttons={
          <>
            <Button isDisabled={form.busy || isUploading} onClick={() => submit(false)}>
              {words.saveDraft}
            </Button>
            <Button
              look="primary"
              isPending={form.busy}
              isDisabled={isUploading}
              onClick={() => submit(true)}
            >
              {words.submit}
            </Button>
          </>
        }
      >
        <strong>{words.onNote(onNote, lines.length)}</strong>
        {isUploading ? (
          <span>{words.uploading}</span>
        ) : certificates.uploads ? (
          <Failed queue={certificates.uploads.queue} />
        ) : (
          <span>{words.submitHint}</span>
        )}
      </FormBar>
      {question}
    </Form>
  )
}

/** A failed upload is also shown beside the submit button: its line may be outside the window. */
function Failed({ queue }: { queue: FileQueue }) {
  const failed = () => queue.count('failed')
  const count = useSyncExternalStore(queue.subscribe, failed, failed)
  return count > 0 ? <strong>{words.uploadsFailed(count)}</strong> : <span>{words.submitHint}</span>
}

type Origin = Pick<NoteFormViewProps, 'draft' | 'copy'>

function startOf({ draft, copy }: Origin, lines: Shippable['lines']): NoteValues {
  if (draft !== null) return draftNote(draft, lines)
  return copy ? copiedNote(copy, lines) : newNote(lines)
}

/** The name under which the draft is stored. */
function storedAs({ draft, copy }: Origin, orderIds: readonly string[]) {
  if (draft !== null) return { form: 'note', id: draft.id }
  return copy ? { form: 'note-copy', id: copy.id } : { form: 'note-of-order', id: orderIds[0] }
}

/** Suggests to fill in a long note as a sheet, which is quicker. */
const FillLink = ({ lines }: { lines: Shippable['lines'] }) => (
  <LinkButton
    look="quiet"
    compact
    to={pageUrl('deliveryNoteImport', {
      ids: lines
        .slice(0, maxNoteLines)
        .map(({ orderLineId }) => orderLineId)
        .join(','),
    })}
  >
    {words.fillIn}
  </LinkButton>
)

/** A draft's lines that cannot be shipped any more: saving takes them off the note. */
const LostLinesNotice = ({ lines }: { lines: readonly DeliveryNoteLine[] }) => (
  <Notice kind="warning" className={layout.apart} title={words.lostLines(lines.length)}>
    <ul className={css.lost}>
      {lines.map((line) => (
        <li key={line.id}>{words.lostLine(line.orderNo, line.orderLineNo, line.materialName)}</li>
      ))}
    </ul>
  </Notice>
)

interface OrderChoiceProps {
  shippable: Shippable
  /** ids of the orders on the note, in the order they were added */
  orderIds: readonly string[]
  /** orders that cannot be taken off: the draft contains their lines */
  fixed: readonly string[]
  onChange: (orderIds: string[]) => void
}

/** The orders a note combines, and others to the same address that could be added. */
function OrderChoice({ shippable, orderIds, fixed, onChange }: OrderChoiceProps) {
  const orderNos = new Map(shippable.lines.map((line) => [line.orderId, line.orderNo]))
  const others = shippable.otherOrders.filter((order) => !orderIds.includes(order.id))
  const removable = (orderId: string) => orderIds.length > 1 && !fixed.includes(orderId)
  const full = orderIds.length >= maxOrdersPerNote
  return (
    <div className={`${layout.rows} ${css.choice}`}>
      {orderNos.size > 0 && (
        <div className={`${layout.tools} ${layout.middle} ${css.line}`}>
          <span className={`${typography.quiet} ${css.label}`}>{words.ordersOnNote}</span>
          {[...orderNos].map(([orderId, orderNo]) => (
            <Tag
              key={orderId}
              label={orderNo}
              removeLabel={words.removeOrder(orderNo)}
              onRemove={
                removable(orderId) ? () => onChange(orderIds.filter((other) => other !== orderId)) : undefined
              }
            >
              {orderNo}
            </Tag>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className={`${layout.tools} ${layout.middle} ${css.line}`}>
          <span className={`${typography.quiet} ${css.label}`}>
            {full ? words.ordersFull(maxOrdersPerNote) : words.addOrder}
          </span>
          {others.map(({ id, orderNo, lineCount }) => (
            <Button key={id} compact isDisabled={full} onClick={() => onChange([...orderIds, id])}>
              {words.addOrderButton(orderNo, lineCount)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
