import type { InquiryTrend } from '@bdr/contract/site/data'
import { homePageText } from '@bdr/text/site-pages/home'
import { Drawing } from '../drawings/drawing.tsx'
import css from './trend-chart.module.css'

const words = homePageText.inquiries
const width = 600
const height = 260
const left = 34
const bottom = 220
const top = 24

/** A bar for each day, drawn like a dimensioned part: whole numbers on the scale, the days at its ends. */
export function TrendChart({ points, total }: Pick<InquiryTrend, 'points' | 'total'>) {
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
