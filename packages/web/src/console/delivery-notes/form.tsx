import { isDraftNote } from '@bdr/contract/delivery-notes/meaning'
import {
  copyDeliveryNote,
  readDeliveryNote,
  readNoteAttachments,
  readShippable,
} from '@bdr/contract/delivery-notes/calls'
import type { Attachment } from '@bdr/contract/attachments/replies'
import type { DeliveryNoteDetail, NoteCopy, Shippable } from '@bdr/contract/delivery-notes/replies'
import { isId } from '@bdr/contract/kernel/field'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { pageTitles } from '@bdr/text/entities'
import { Link, useSearchParams } from 'react-router'
import { useCall, invalidate } from '../../lib/query.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { RecordState, useRecordId } from '../../ui/console/record-state.tsx'
import { CopyNotice } from './copy-notice.tsx'
import { NoteFormView } from './note-form-view.tsx'

/**
 * `?orderId=1,2` starts a note of these orders, `?id=9` continues a draft, `?copy=9` starts a copy of another
 * note.
 */
export default function DeliveryNoteFormPage() {
  const draftId = useRecordId()
  /** the note that a new one is copied from */
  const copyId = useRecordId('copy')
  const [orderIds, setOrderIds] = useOrderIds()
  if (draftId !== null) {
    return <DraftPage key={draftId} draftId={draftId} added={orderIds} onAddedChange={setOrderIds} />
  }
  if (copyId !== null) {
    return <CopyPage key={copyId} copyId={copyId} added={orderIds} onAddedChange={setOrderIds} />
  }
  if (orderIds.length === 0) {
    return <Blank title={words.noOrderTitle} hint={words.noOrderHint} next={<ToOrders />} />
  }
  return <NoteEditor key={orderIds[0]} draft={null} orderIds={orderIds} onOrderIdsChange={setOrderIds} />
}

interface DraftPageProps {
  draftId: string
  /** orders that the draft does not contain yet */
  added: readonly string[]
  onAddedChange: (orderIds: string[]) => void
}

function DraftPage({ draftId, added, onAddedChange }: DraftPageProps) {
  const answer = useCall(readDeliveryNote, { id: draftId }, { toast: false })
  const files = useCall(readNoteAttachments, { id: draftId }, { toast: false })
  const back = <Link to={pageUrl('deliveryNoteList')}>{words.backToList}</Link>
  return (
    <RecordState query={answer} back={back} title={pageTitles.deliveryNoteCreate}>
      {(note) => {
        if (!isDraftNote(note.status)) return <NoDraft note={note} />
        const held = ordersOf(note)
        return (
          <RecordState query={files} back={back} title={words.titleDraft(note.noteNo)}>
            {({ attachments }) => (
              <NoteEditor
                draft={note}
                attachments={attachments}
                orderIds={[...new Set([...held, ...added])]}
                onOrderIdsChange={(orderIds) =>
                  onAddedChange(orderIds.filter((orderId) => !held.includes(orderId)))
                }
              />
            )}
          </RecordState>
        )
      }}
    </RecordState>
  )
}

interface CopyPageProps extends Omit<DraftPageProps, 'draftId'> {
  copyId: string
}

/** A new note that copies an existing one. */
function CopyPage({ copyId, added, onAddedChange }: CopyPageProps) {
  const answer = useCall(copyDeliveryNote, { id: copyId }, { toast: false, fillsForm: true })
  const back = <Link to={pageUrl('deliveryNoteDetail', { id: copyId })}>{words.backToNote}</Link>
  return (
    <RecordState query={answer} back={back} title={pageTitles.deliveryNoteCreate}>
      {(copy) =>
        copy.orderIds.length === 0 ? (
          <>
            <CopyNotice copy={copy} />
            <Blank title={words.nothingToCopy(copy.noteNo)} next={back} />
          </>
        ) : (
          <NoteEditor
            draft={null}
            copy={copy}
            orderIds={[...new Set([...copy.orderIds, ...added])]}
            onOrderIdsChange={(orderIds) =>
              onAddedChange(orderIds.filter((orderId) => !copy.orderIds.includes(orderId)))
            }
          />
        )
      }
    </RecordState>
  )
}

const ordersOf = (note: DeliveryNoteDetail) => [...new Set(note.lines.map((line) => line.orderId))]

function NoDraft({ note }: { note: DeliveryNoteDetail }) {
  const toNote = <Link to={pageUrl('deliveryNoteDetail', { id: note.id })}>{words.backToNote}</Link>
  return <Blank title={words.notDraftTitle} hint={words.notDraftHint(note.status)} next={toNote} />
}

const ToOrders = () => <Link to={pageUrl('orderList')}>{words.goToOrders}</Link>

/** The `orderId` parameter of the address: ids separated by commas, without duplicates and invalid ones. */
function useOrderIds(): [string[], (orderIds: string[]) => void] {
  const [search, setSearch] = useSearchParams()
  const orderIds = (search.get('orderId') ?? '').split(',').filter(isId)
  const setOrderIds = (next: string[]) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current)
        if (next.length === 0) changed.delete('orderId')
        else changed.set('orderId', next.join(','))
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [[...new Set(orderIds)], setOrderIds]
}

interface NoteEditorProps {
  /** null for a new note */
  draft: DeliveryNoteDetail | null
  /** the files it has already */
  attachments?: readonly Attachment[]
  copy?: NoteCopy
  orderIds: readonly string[]
  onOrderIdsChange: (orderIds: string[]) => void
}

const noFiles: readonly Attachment[] = []

/** Reads what can be shipped now, and shows the form for a note of it. */
function NoteEditor({ draft, attachments = noFiles, copy, orderIds, onOrderIdsChange }: NoteEditorProps) {
  const answer = useCall(
    readShippable,
    { orderIds: orderIds.join(',') },
    // a prefilled quantity must not change while somebody types, because others shipped or ordered meanwhile
    { keepPrevious: true, toast: false, fillsForm: true },
  )
  const back = <BackLink draft={draft} orderIds={orderIds} />
  return (
    <RecordState
      query={answer}
      back={back}
      title={draft === null ? words.titleNew : words.titleDraft(draft.noteNo)}
    >
      {(shippable: Shippable) =>
        shippable.lines.length === 0 && draft === null ? (
          <Blank title={words.nothingToShip} hint={words.nothingToShipHint} next={back} />
        ) : (
          <NoteFormView
            draft={draft}
            attachments={attachments}
            copy={copy}
            shippable={shippable}
            orderIds={orderIds}
            onOrderIdsChange={onOrderIdsChange}
            onReload={() => invalidate([readDeliveryNote, readNoteAttachments, readShippable])}
          />
        )
      }
    </RecordState>
  )
}

function BackLink({ draft, orderIds }: Pick<NoteEditorProps, 'draft' | 'orderIds'>) {
  if (draft !== null)
    return <Link to={pageUrl('deliveryNoteDetail', { id: draft.id })}>{words.backToNote}</Link>
  const [only, ...more] = orderIds
  return only !== undefined && more.length === 0 ? (
    <Link to={pageUrl('orderDetail', { id: only })}>{words.backToOrder}</Link>
  ) : (
    <Link to={pageUrl('orderList')}>{words.goToOrders}</Link>
  )
}
