import type { OrderStatus } from '@bdr/contract/orders/machine'
import { orderStatus, waitingFor, type waitingStatuses } from '@bdr/contract/orders/model'
import { orderList as words } from '@bdr/text/console-orders'
import { orderStatus as labels } from '@bdr/text/labels'
import { ChoiceTabs } from '../../ui/console/choice-tabs.tsx'

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

/** What the list of orders can be narrowed to. */
export const StatusTabs = ({
  value,
  onChange,
}: {
  value: StatusChoice
  onChange: (choice: StatusChoice) => void
}) => (
  <ChoiceTabs
    label={words.tabs}
    tabs={choices.map(({ label, status, waiting }) => ({
      key: status ?? waiting ?? '',
      label,
      chosen: status === value.status && waiting === value.waiting,
      onChoose: () => onChange({ status, waiting }),
    }))}
  />
)
