import { pageByKey } from '@bdr/contract/navigation'
import type { InquiryRow, InquiryTrend } from '@bdr/contract/site/data'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { homePageText } from '@bdr/text/site-pages/home'
import { formatDay, formatInstant } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'
import { Drawing } from '../drawings/drawing.tsx'
import css from './inquiries.module.css'

const words = homePageText.inquiries

interface InquiriesProps {
  trend: InquiryTrend
  rows: readonly InquiryRow[]
  /** whether they are examples */
  isDemo: boolean
}

/** The latest inquiries: their number by day, and the newest ones without buyer and price. */
export function Inquiries({ trend, rows, isDemo }: InquiriesProps) {
  return (
    <Section title={isDemo ? words.demoTitle : words.title} lead={words.lead}>
      {trend.total === 0 && rows.length === 0 ? (
        <EmptyList title={words.none} hint={words.noneHint}>
          <a className={button.quiet} href={pageByKey('login').path} data-opens="sign-in">
            {homePageText.signIn}
          </a>
        </EmptyList>
      ) : (
        <div className={css.inquiries}>
          <div className={`${layout.card} ${css.trend}`}>
            <dl className={css.figures}>
              <div>
                <dt>{words.days(trend.points.length)}</dt>
                <dd>
                  {trend.total}
                  <span> {words.unit}</span>
                </dd>
              </div>
              <div>
                <dt>{words.open}</dt>
                <dd>
                  {trend.open}
                  <span> {words.unit}</span>
                </dd>
              </div>
            </dl>
            <TrendChart points={trend.points} total={trend.total} />
          </div>
          <div>
            <FactTable
              caption={words.latest}
              columns={words.columns}
              rows={rows.map((row) => [
                <span key="title" className={css.title}>
                  {row.title}
                </span>,
                `${industryTitles[row.industry]} · ${entryCategoryTitles[row.category]}`,
                words.lines(row.lineCount),
                row.open ? (
                  <time key="deadline" dateTime={row.deadline} title={formatInstant(row.deadline)}>
                    {formatDay(row.deadline).slice(5)}
                  </time>
                ) : (
                  words.closed
                ),
              ])}
            />
          </div>
        </div>
      )}
    </Section>
  )
}

const width = 600
const height = 260
const left = 34
const bottom = 220
const top = 24

/** A bar for each day, drawn like a dimensioned part: whole numbers on the scale, the days at its ends. */
function TrendChart({ points, total }: Pick<InquiryTrend, 'points' | 'total'>) {
  const most = Math.max(...points.map((point) => point.count), 1)
  const step = Math.ceil(most / 4)
  const scale = step * Math.ceil(most / step)
  const y = (count: number) => bottom - (count / scale) * (bottom - top)
  const slot = (width - left) / Math.max(points.length, 1)
  const bars = points
    .map(({ count }, index) => {
      const x = left + index * slot + slot * 0.2
      return count === 0 ? '' : `M${round(x)} ${bottom}V${round(y(count))}h${round(slot * 0.6)}V${bottom}z`
    })
    .join('')
  const marks = Array.from({ length: scale / step + 1 }, (_, index) => index * step)
  return (
    <Drawing
      description={words.chart(points.length, total, most)}
      width={width}
      height={height}
      className={css.chart}
    >
      {marks.map((count) => (
        <g key={count}>
          <path className={count === 0 ? undefined : css.mark} d={`M${left} ${round(y(count))}H${width}`} />
          <text className={css.count} x={left - 10} y={round(y(count)) + 5}>
            {count}
          </text>
        </g>
      ))}
      <path className={css.bars} d={bars} />
      <text x={left} y={bottom + 24}>
        {points[0]?.day.slice(5)}
      </text>
      <text className={css.end} x={width} y={bottom + 24}>
        {points.at(-1)?.day.slice(5)}
      </text>
    </Drawing>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
