import { compare } from '@bdr/contract/kernel/decimal'
import type { PastPrice } from '@bdr/contract/quotations/replies'
import { quotationStatus } from '@bdr/text/names/quotations'
import { quotationForm as words } from '@bdr/text/quotations'
import { formatDay, formatQuantity, formatUnitPrice } from '../../lib/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './price-history.module.css'

interface Props {
  /** the latest first */
  prices: readonly PastPrice[]
  unit: string
  onFill: (price: PastPrice) => void
}

/** The merchant's former quotations for a material: as a line chart, and as a table with the same numbers. */
export function PriceHistory({ prices, unit, onFill }: Props) {
  const [latest] = prices
  if (!latest) return <p className={`${typography.caption} ${layout.flush}`}>{words.noHistory}</p>
  return (
    <figure className={`${layout.rows} ${layout.start} ${layout.flush}`}>
      <figcaption className={css.head}>
        <strong>{words.history}</strong>
        <Button compact onClick={() => onFill(latest)}>
          {words.takeLast}
        </Button>
      </figcaption>
      {prices.length > 1 && <Chart prices={prices.toReversed()} />}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.historyAt}</th>
            <th scope="col" data-numeric>
              {words.historyPrice}
            </th>
            <th scope="col" data-numeric>
              {words.historyQuantity}
            </th>
            <th scope="col">{words.historyResult}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.quotationId}>
              <td>
                {formatDay(price.submittedAt)} {price.inquiryNo}
              </td>
              <td data-numeric>{formatUnitPrice(price.grossPrice)}</td>
              <td data-numeric>{formatQuantity(price.quantity, unit)}</td>
              <td>{quotationStatus[price.status]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const width = 240
const height = 56
const margin = 6

/** Positions in the drawing are approximate numbers; the texts are exact. */
function Chart({ prices }: { prices: readonly PastPrice[] }) {
  const sorted = prices.map(({ grossPrice }) => grossPrice).toSorted(compare)
  const [lowest, highest] = [sorted[0]!, sorted.at(-1)!]
  const span = Number(highest) - Number(lowest)
  const places = prices.map(({ quotationId, grossPrice }, index) => ({
    quotationId,
    x: margin + (index / (prices.length - 1)) * (width - 2 * margin),
    y:
      span === 0
        ? height / 2
        : height - margin - ((Number(grossPrice) - Number(lowest)) / span) * (height - 2 * margin),
  }))
  const label = words.chart({
    count: prices.length,
    from: formatUnitPrice(lowest),
    to: formatUnitPrice(highest),
  })
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ quotationId, x, y }) => (
        <circle key={quotationId} cx={x} cy={y} r="3" />
      ))}
    </svg>
  )
}
