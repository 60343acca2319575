import { pageUrl } from '@bdr/contract/navigation'
import { readNeighbours } from '@bdr/contract/orders/calls'
import { orderDetail as words } from '@bdr/text/orders'
import { Link } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { searchLeft } from '../../ui/console/list-place.ts'
import { needsSchemas, readTableQuery } from '../../ui/console/table-query.ts'
import layout from '../../ui/layout.module.css'
import { useSchemas } from '../../ui/use-schemas.ts'
import css from './neighbours.module.css'

/** Links to the orders before and after one, according to the list when it was left. */
export function Neighbours({ id }: { id: string }) {
  const left = new URLSearchParams(searchLeft(pageUrl('orderList')))
  const isPlain = !needsSchemas(readNeighbours.input, left)
  const isReadable = useSchemas(!isPlain) || isPlain
  const asked = isReadable ? readTableQuery(readNeighbours.input, left) : {}
  const { data } = useCall(readNeighbours, { ...asked, id }, { enabled: isReadable, toast: false })
  if (!data || (data.previous === null && data.next === null)) return null
  return (
    <nav className={css.neighbours} aria-label={words.neighbours}>
      <Step to={data.previous} label={words.previous} path="M10 3L5 8l5 5" />
      <Step to={data.next} label={words.next} path="M6 3l5 5-5 5" />
    </nav>
  )
}

interface StepProps {
  to: { readonly id: string; readonly orderNo: string } | null
  label: string
  path: string
}

function Step({ to, label, path }: StepProps) {
  const mark = (
    <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden>
      <path d={path} />
    </svg>
  )
  return to === null ? (
    <span className={`${layout.card} ${css.step}`} aria-hidden>
      {mark}
    </span>
  ) : (
    <Link
      to={pageUrl('orderDetail', { id: to.id })}
      className={`${layout.card} ${css.step}`}
      aria-label={`${label} ${to.orderNo}`}
      title={`${label} ${to.orderNo}`}
    >
      {mark}
    </Link>
  )
}
