import type { OrderStatus } from '@bdr/contract/orders/machine'
import { orderStatus, waitingFor, type waitingStatuses } from '@bdr/contract/orders/model'
import { orderList as words } from '@bdr/text/console-orders'
import { orderStatus as labels } from '@bdr/text/labels'
import css from './orders.module.css'

/** All orders, those that wait for something, or those in one state. */
export interface StatusChoice {
  readonly status: OrderStatus | undefined
  readonly waiting: keyof typeof waitingStatuses | undefined
}

const choices: readonly (StatusChoice & { label: string })[] = [
  { label: words.all, status: undefined, waiting: undefined },
  ...waitingFor.options.map((waiting) => ({ label: words.waiting[waiting], status: undefined, waiting })),
  ...orderStatus.options.map((status) => ({ label: labels[status], status, waiting: undefined })),
]

/** The states as one row to choose from; on a phone it scrolls sideways. */
export function StatusTabs({
  value,
  onChange,
}: {
  value: StatusChoice
  onChange: (choice: StatusChoice) => void
}) {
  return (
    <nav className={css.tabs} aria-label={words.tabs}>
      {choices.map(({ label, status, waiting }) => (
        <button
          key={status ?? waiting ?? ''}
          type="button"
          className={css.tab}
          aria-pressed={status === value.status && waiting === value.waiting}
          onClick={(event) => {
            onChange({ status, waiting })
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}
