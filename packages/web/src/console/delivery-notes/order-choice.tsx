import { maxOrdersPerNote } from '@bdr/contract/delivery-notes/calls'
import type { Shippable } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteForm as words } from '@bdr/text/delivery-notes'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import css from './order-choice.module.css'

interface OrderChoiceProps {
  shippable: Shippable
  /** ids of the orders on the note, in the order they were added */
  orderIds: readonly string[]
  /** orders that cannot be taken off: the draft holds their lines */
  fixed: readonly string[]
  onChange: (orderIds: string[]) => void
}

/** The orders a note combines, and the others to the same address that could join. */
export function OrderChoice({ shippable, orderIds, fixed, onChange }: OrderChoiceProps) {
  const orderNos = new Map(shippable.lines.map((line) => [line.orderId, line.orderNo]))
  const others = shippable.otherOrders.filter((order) => !orderIds.includes(order.id))
  const removable = (orderId: string) => orderIds.length > 1 && !fixed.includes(orderId)
  const full = orderIds.length >= maxOrdersPerNote
  return (
    <div className={css.choice}>
      {orderNos.size > 0 && (
        <div className={css.line}>
          <span className={css.label}>{words.ordersOnNote}</span>
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
        <div className={css.line}>
          <span className={css.label}>{full ? words.ordersFull(maxOrdersPerNote) : words.addOrder}</span>
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
