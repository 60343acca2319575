import { isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import type { OrderLine } from '@bdr/contract/orders/model'
import { lineProgress as words } from '@bdr/text/console-orders'
import { formatQuantity } from '../../lib/format.ts'
import css from './line-progress.module.css'
import { progressOf, shareOf } from './line-shares.ts'

/** How much of a line arrived, is on its way, is packed and is still to come. */
export function LineProgress({ line }: { line: OrderLine }) {
  const { received, moving, reserved, remaining, whole } = progressOf(line)
  if (isZero(whole)) return null
  const parts: [keyof typeof words, Decimal][] = [
    ['received', received],
    ['moving', moving],
    ['reserved', reserved],
    ['remaining', remaining],
  ]
  const text = parts
    .filter(([, value]) => !isZero(value))
    .map(([name, value]) => words[name](formatQuantity(value)))
  return (
    <div className={css.progress}>
      <div className={css.bar} aria-hidden>
        {parts.slice(0, 3).map(([name, value]) => (
          <span key={name} data-part={name} style={{ inlineSize: shareOf(value, whole) }} />
        ))}
      </div>
      <div className={css.words}>{text.join(' · ')}</div>
    </div>
  )
}
