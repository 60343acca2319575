import { readDeliveryNote, readShippable } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail, Shippable } from '@bdr/contract/delivery-notes/replies'
import { pageUrl } from '@bdr/contract/navigation'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { Link } from 'react-router'
import { invalidate, useCall } from '../../lib/query.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { NoteFormView } from './note-form-view.tsx'

interface NoteEditorProps {
  /** null for a new note */
  draft: DeliveryNoteDetail | null
  orderIds: readonly string[]
  onOrderIdsChange: (orderIds: string[]) => void
}

/** Reads what can be shipped now, and lets a note be made of it. */
export function NoteEditor({ draft, orderIds, onOrderIdsChange }: NoteEditorProps) {
  const answer = useCall(
    readShippable,
    { orderIds: orderIds.join(',') },
    // a prefilled quantity must not move under the hands because somebody else shipped or ordered
    { keepPrevious: true, toast: false, steady: true },
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
            shippable={shippable}
            orderIds={orderIds}
            onOrderIdsChange={onOrderIdsChange}
            onReload={() => invalidate([readDeliveryNote, readShippable])}
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
