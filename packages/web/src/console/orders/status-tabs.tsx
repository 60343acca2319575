import type { OrderStatus } from '@bdr/contract/orders/machine'
import { orderStatus, waitingFor, type WaitingFor } from '@bdr/contract/orders/model'
import { orderList as words } from '@bdr/text/console-orders'
import { orderStatus as labels } from '@bdr/text/labels'
import { ChoiceTabs } from '../../ui/console/choice-tabs.tsx'

/** All orders, those that wait for something, or those in one state. */
interface StatusChoice {
  readonly status: OrderStatus | undefined
  readonly waiting: WaitingFor | undefined
}

type Choice = StatusChoice & { label: string }

const choicesWith = (waitingLabels: Readonly<Record<WaitingFor, string>>): Choice[] => [
  { label: words.all, status: undefined, waiting: undefined },
  ...waitingFor.options.map((waiting) => ({ label: waitingLabels[waiting], status: undefined, waiting })),
  ...orderStatus.options.map((status) => ({ label: labels[status], status, waiting: undefined })),
]

interface StatusTabsProps {
  value: StatusChoice
  /** whether the orders wait for whoever looks, or for the supplier they watch */
  bySupplier: boolean
  onChange: (choice: StatusChoice) => void
}

/** What the list of orders can be narrowed to. */
export const StatusTabs = ({ value, bySupplier, onChange }: StatusTabsProps) => (
  <ChoiceTabs
    label={words.tabs}
    tabs={choicesWith(bySupplier ? words.waiting : words.waitingForSupplier).map(
      ({ label, status, waiting }) => ({
        key: status ?? waiting ?? '',
        label,
        chosen: status === value.status && waiting === value.waiting,
        onChoose: () => onChange({ status, waiting }),
      }),
    )}
  />
)
