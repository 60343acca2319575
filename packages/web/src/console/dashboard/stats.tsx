import { readFigures } from '@bdr/contract/dashboard/calls'
import { ratesDays, waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { pageUrl } from '@bdr/contract/navigation'
import { statsText as words } from '@bdr/text/dashboard'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAmount } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './stats.module.css'
import { Panel } from './panel.tsx'
import { countText, tileTitle, type Counts } from '../../ui/console/waiting-words.ts'

/** The group of tiles to which each number belongs. */
const groupOf = {
  toQuote: 'opportunity',
  productReviews: 'product',
  settleIns: 'platform',
  changeRequests: 'platform',
  consultations: 'platform',
  ordersToConfirm: 'order',
  ordersInReview: 'order',
  ordersToShip: 'order',
  notesReady: 'note',
  notesInTransit: 'note',
  notesInDispute: 'note',
} as const satisfies Record<WaitingKey, keyof typeof words.unit>

const titleOf = {
  platform: words.platform,
  order: words.orders,
  note: words.notes,
  opportunity: words.opportunities,
  product: words.products,
} as const

/** The rows of tiles; groups of one number each share one. */
const rows: readonly (readonly (keyof typeof titleOf)[])[] = [
  ['platform'],
  ['order'],
  ['note'],
  ['opportunity', 'product'],
]

/** The numbers of all records, each a link to its list; those that wait for this person are highlighted. */
export function Stats({ stats }: { stats: Counts }) {
  const viewer = useViewer()
  const keys = (Object.keys(waitingItems) as WaitingKey[]).filter((key) => stats[key] !== null)
  return (
    <Panel title={words.title}>
      <div className={layout.blocks}>
        {rows.map((groups) => {
          const shown = keys.filter((key) => groups.includes(groupOf[key]))
          if (shown.length === 0) return null
          const title = [...new Set(shown.map((key) => titleOf[groupOf[key]]))].join('、')
          return (
            <div key={title} className={css.group} role="group" aria-label={title}>
              <h3 className={`${typography.small} ${css.groupTitle}`}>{title}</h3>
              <ul className={`${layout.list} ${css.tiles}`}>
                {shown.map((key) => {
                  const { page, query, by } = waitingItems[key]
                  const count = stats[key]!
                  const look = count === 0 ? 'none' : viewer.can(by) ? 'mine' : 'others'
                  return (
                    <li key={key}>
                      <Link
                        className={`${layout.tight} ${css.tile}`}
                        to={pageUrl(page, query)}
                        data-look={look}
                      >
                        <span className={typography.quiet}>{tileTitle(key, viewer)}</span>
                        <span className={css.count}>
                          {countText(count)}
                          <small>{words.unit[groupOf[key]]}</small>
                        </span>
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </div>
          )
        })}
        {viewer.can('order:view') && <Figures />}
      </div>
    </Panel>
  )
}

/** The month's orders, and the share of deliveries that were on time lately. */
function Figures() {
  const { data } = useCall(readFigures, {}, { refetchInterval: 300_000, toast: false })
  if (!data) return null
  return (
    <div className={css.group} role="group" aria-label={words.rates}>
      <h3 className={`${typography.small} ${css.groupTitle}`}>{words.rates}</h3>
      <ul className={`${layout.list} ${css.tiles}`}>
        <li>
          <Month month={data.month} />
        </li>
        <li>
          <OnTime onTime={data.onTime} />
        </li>
        <li>
          <Answers answers={data.answers} />
        </li>
      </ul>
    </div>
  )
}

type FiguresReply = NonNullable<ReplyOf<typeof readFigures>>

const Month = ({ month }: { month: FiguresReply['month'] }) => (
  <Figure
    to={pageUrl('orderList', { orderedFrom: month.from })}
    title={words.month}
    figure={(month.amounts.length === 0 ? [{ currency: 'CNY', amount: '0' }] : month.amounts).map(
      ({ currency, amount }) => (
        <span key={currency} className={css.amount}>
          {formatAmount(amount, currency)}
        </span>
      ),
    )}
    note={words.monthNote(month.orders)}
  />
)

const OnTime = ({ onTime: { lines, onTime } }: { onTime: FiguresReply['onTime'] }) => (
  <Figure
    to={pageUrl('deliveryNoteList')}
    title={words.onTime}
    figure={lines === 0 ? '—' : `${Math.floor((onTime / lines) * 1000) / 10}%`}
    note={lines === 0 ? words.none(ratesDays) : words.onTimeNote({ days: ratesDays, onTime, lines })}
  />
)

const Answers = ({ answers: { orders, medianHours } }: { answers: FiguresReply['answers'] }) => (
  <Figure
    to={pageUrl('orderList')}
    title={words.answers}
    figure={medianHours === null ? '—' : durationText(medianHours)}
    note={orders === 0 ? words.none(ratesDays) : words.answersNote({ days: ratesDays, orders })}
  />
)

const durationText = (hours: number): string =>
  hours < 1 ? words.minutes(Math.max(1, Math.round(hours * 60))) : words.hours(hours.toFixed(1))

const Figure = ({
  to,
  title,
  figure,
  note,
}: {
  to: string
  title: string
  figure: ReactNode
  note: string
}) => (
  <Link className={`${layout.tight} ${css.tile}`} to={to} data-look="others">
    <span className={typography.quiet}>{title}</span>
    <span className={css.figure}>{figure}</span>
    <span className={`${typography.caption} ${css.hint}`}>{note}</span>
  </Link>
)
