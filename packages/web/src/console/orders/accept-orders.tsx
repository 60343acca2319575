import { waitingStatuses } from '@bdr/contract/orders/meaning'
import { readStats } from '@bdr/contract/dashboard/calls'
import { sum, toAmount } from '@bdr/contract/kernel/decimal'
import { pageUrl } from '@bdr/contract/navigation'
import { acceptOrders, countOrders, listOrders } from '@bdr/contract/orders/calls'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import { maxAcceptedOrders } from '@bdr/contract/orders/model'
import type { AcceptedOrders, OrderRow } from '@bdr/contract/orders/replies'
import { orderList } from '@bdr/text/orders'
import { formatAmount } from '../../lib/format.ts'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { LeftOutNotice } from '../../ui/console/left-out-notice.tsx'
import { Button } from '../../ui/kit/button.tsx'
import typography from '../../ui/typography.module.css'

const words = orderList.accept

/** Whether a part of an order can still be accepted. */
export const awaitsAnswer = (status: OrderStatus): boolean =>
  (waitingStatuses.answer as readonly OrderStatus[]).includes(status)

interface AcceptOrdersProps {
  orders: readonly OrderRow[]
  onDone: (outcome: AcceptedOrders) => void
}

/**
 * Accepts all lines of the chosen orders that are not answered yet. Their total is shown beside the button.
 */
export function AcceptOrders({ orders, onDone }: AcceptOrdersProps) {
  const accept = useCallMutation(acceptOrders, {
    invalidates: [listOrders, countOrders, readStats],
    onSuccess: (outcome) => {
      const { accepted, refused } = outcome
      const lines = accepted.reduce((count, { lineCount }) => count + lineCount, 0)
      if (refused.length === 0) showToast('success', words.done(accepted.length, lines))
      onDone(outcome)
    },
  })
  const lines = orders.reduce((count, { lineCount }) => count + lineCount, 0)
  const currencies = [...new Set(orders.map(({ currency }) => currency))]
  const amounts = currencies.map((currency) => {
    const ofCurrency = orders.filter((order) => order.currency === currency)
    return formatAmount(toAmount(sum(ofCurrency.map(({ totalAmount }) => totalAmount))), currency)
  })
  const isTooMany = orders.length > maxAcceptedOrders
  return (
    <>
      <span className={typography.quiet}>
        {isTooMany ? words.tooMany(maxAcceptedOrders) : words.chosen(lines, amounts)}
      </span>
      <Button
        look="primary"
        isPending={accept.isPending}
        isDisabled={isTooMany}
        onClick={() => accept.mutate({ orders: orders.map(({ id, version }) => ({ id, version })) })}
      >
        {words.submit(orders.length)}
      </Button>
    </>
  )
}

/** Lists the orders that could not be accepted, and why; the accepted ones are only counted. */
export const AcceptOutcome = ({ outcome, onClose }: { outcome: AcceptedOrders; onClose: () => void }) => (
  <LeftOutNotice
    title={words.partly(outcome.accepted.length, outcome.refused.length)}
    records={outcome.refused.map(({ id, orderNo, reason }) => ({
      id,
      name: orderNo,
      href: pageUrl('orderDetail', { id }),
      reason,
    }))}
    onClose={onClose}
  />
)
