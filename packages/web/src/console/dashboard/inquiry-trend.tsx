import { inquiryTrend } from '@bdr/contract/inquiries/calls'
import { trendDays } from '@bdr/contract/inquiries/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { chinaDay } from '@bdr/contract/kernel/china-time'
import { daysUntil } from '@bdr/contract/kernel/days'
import { trendText as words } from '@bdr/text/dashboard'
import { useState } from 'react'
import { useCall } from '../../lib/query.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { ChoiceTabs } from '../../ui/console/choice-tabs.tsx'
import { Failure } from '../../ui/console/failure.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { DayInput } from '../../ui/kit/day-field.tsx'
import { SkeletonLines } from '../../ui/kit/skeleton.tsx'
import layout from '../../ui/layout.module.css'
import css from './inquiry-trend.module.css'
import { Panel } from './panel.tsx'
import { TrendChart, type TrendPoint } from './trend-chart.tsx'
import typography from '../../ui/typography.module.css'

const choices = [7, 30, 90] as const

/** The number of inquiries, day by day. */
export function InquiryTrend() {
  const [days, setDays] = useState<number | null>(30)
  const [range, setRange] = useState({ from: '', until: '' })
  const [asTable, setAsTable] = useState(false)
  const chosen = days === null ? daysOf(range) : { days }
  const answer = useCall(inquiryTrend, chosen ?? { days: 30 }, { keepPrevious: true, toast: false })
  const today = chinaDay(serverNow())
  const choose = (next: number | null) => {
    if (next === null && range.from === '' && answer.data)
      setRange({ from: answer.data.points[0]!.day, until: answer.data.points.at(-1)!.day })
    setDays(next)
  }
  return (
    <Panel
      title={words.title}
      note={answer.data && noteOf(answer.data)}
      extra={
        <Button look="link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? words.asChart : words.asTable}
        </Button>
      }
    >
      <ChoiceTabs
        label={words.range}
        tabs={[...choices, null].map((choice) => ({
          key: String(choice),
          label: choice === null ? words.own : words.days(choice),
          chosen: days === choice,
          onChoose: () => choose(choice),
        }))}
      />
      {days === null && (
        <div className={`${layout.tools} ${css.range}`}>
          <DayInput
            label={words.from}
            aria-label={words.from}
            value={range.from}
            max={range.until || today}
            onChange={(from) => setRange({ ...range, from })}
          />
          <span aria-hidden>–</span>
          <DayInput
            label={words.until}
            aria-label={words.until}
            value={range.until}
            min={range.from}
            max={today}
            onChange={(until) => setRange({ ...range, until })}
          />
          {chosen === null && (
            <span className={typography.bad} role="alert">
              {words.tooLong(trendDays.max)}
            </span>
          )}
        </div>
      )}
      {answer.data === undefined ? (
        answer.error ? (
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <SkeletonLines count={6} />
        )
      ) : asTable ? (
        <TrendTable points={answer.data.points} />
      ) : (
        <TrendChart points={answer.data.points} total={answer.data.total} />
      )}
    </Panel>
  )
}

function noteOf({ total, open, points }: ReplyOf<typeof inquiryTrend>): string {
  const own = points.flatMap((point) => point.own ?? [])
  const sum = (field: 'invited' | 'quoted') => own.reduce((all, one) => all + one[field], 0)
  const mine = own.length > 0 ? [words.ownTotal({ invited: sum('invited'), quoted: sum('quoted') })] : []
  return [words.total(total), words.open(open), ...mine].join('，')
}

/** A range as the call takes it; null for one that it would refuse. */
function daysOf({ from, until }: { from: string; until: string }): { days: number; until: string } | null {
  const wellFormed = /^\d{4}-\d{2}-\d{2}$/
  if (!wellFormed.test(from) || !wellFormed.test(until)) return null
  const days = daysUntil(until, from) + 1
  return days >= 1 && days <= trendDays.max ? { days, until } : null
}

/** The same numbers as a table, the newest first. */
const TrendTable = ({ points }: { points: readonly TrendPoint[] }) => (
  // the focus makes it possible to scroll by keyboard
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={css.frame} tabIndex={0} role="region" aria-label={words.title}>
    <table className={`${layout.table} ${css.table}`}>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.all}</th>
          {points[0]?.own && (
            <>
              <th scope="col">{words.mine}</th>
              <th scope="col">{words.quoted}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ day, count, own }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>{count}</td>
            {own && (
              <>
                <td>{own.invited}</td>
                <td>{own.quoted}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
