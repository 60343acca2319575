import type { inquiryTrend } from '@bdr/contract/inquiries/calls'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { trendText as words } from '@bdr/text/dashboard'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import typography from '../../ui/typography.module.css'
import css from './trend-chart.module.css'

interface TrendChartProps {
  points: readonly TrendPoint[]
  total: number
}

export type TrendPoint = ReplyOf<typeof inquiryTrend>['points'][number]

const height = 240
const top = 16
const bottom = 208
const left = 32

/**
 * A bar for each day over a scale of whole numbers, and within it the merchant's own share. The arrow keys
 * move from day to day, as the pointer does, and a text shows the numbers of the day.
 */
export function TrendChart({ points, total }: TrendChartProps) {
  const [frame, width] = useWidth()
  const [at, setAt] = useState<number | null>(null)
  const last = points.length - 1
  const shown = at === null ? null : points[Math.min(at, last)]!
  const most = Math.max(...points.map(({ count }) => count), 1)
  const step = Math.ceil(most / 4)
  const scale = step * Math.ceil(most / step)
  const y = (count: number) => bottom - (count / scale) * (bottom - top)
  const slot = Math.max(width - left, 1) / points.length
  const bar = Math.min(slot * 0.64, 28)

  const move = (event: KeyboardEvent) => {
    const now = at ?? last
    const next = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - 7,
      PageUp: now + 7,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(last, next)))
  }
  const range = { from: points[0]!.day, to: points[last]!.day, total }
  return (
    <>
      <p className={`${typography.aside} ${css.readout}`} aria-hidden>
        {total === 0 ? words.empty : shown && words.point(shown)}
        {shown === null && points[0]!.own !== null && (
          <span className={css.legend}>
            <span className={css.all}>{words.all}</span>
            <span className={css.mine}>{words.mine}</span>
          </span>
        )}
      </p>
      <div
        ref={frame}
        className={css.frame}
        // the role slider fits a value in an ordered row that the arrow keys move along
        role="slider"
        tabIndex={0}
        aria-label={words.chart(range)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={words.point(shown ?? points[last]!)}
        onKeyDown={move}
        onFocus={() => setAt((now) => now ?? last)}
        onPointerMove={({ clientX, currentTarget }) => {
          const x = clientX - currentTarget.getBoundingClientRect().left - left
          setAt(Math.max(0, Math.min(last, Math.floor(x / slot))))
        }}
        onPointerLeave={() => setAt(null)}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {Array.from({ length: scale / step + 1 }, (_, index) => index * step).map((count) => (
            <g key={count}>
              <path className={count === 0 ? css.axis : css.grid} d={`M${left} ${y(count)}H${width}`} />
              <text className={css.scale} x={left - 8} y={y(count) + 4}>
                {count}
              </text>
            </g>
          ))}
          {points.map(({ day, count, own }, index) => (
            <g key={day} data-shown={shown?.day === day || undefined}>
              <rect
                className={own === null ? css.bar : css.others}
                x={left + index * slot + (slot - bar) / 2}
                y={y(count)}
                width={bar}
                height={bottom - y(count)}
              />
              {own !== null && (
                <rect
                  className={css.bar}
                  x={left + index * slot + (slot - bar) / 2}
                  y={y(own.invited)}
                  width={bar}
                  height={bottom - y(own.invited)}
                />
              )}
            </g>
          ))}
          {labelledDays(points.length, width).map((index) => (
            <text
              key={index}
              className={css.day}
              data-end={index === last || undefined}
              x={index === last ? width : left + index * slot + (slot - bar) / 2}
              y={bottom + 20}
            >
              {points[index]!.day.slice(5)}
            </text>
          ))}
        </svg>
      </div>
    </>
  )
}

/** The days that are named below the axis: about one for each 90 pixels, and the last one. */
function labelledDays(days: number, width: number): number[] {
  const every = Math.max(1, Math.ceil(days / Math.max(1, Math.floor(width / 90))))
  const named = Array.from({ length: days }, (_, index) => index).filter((index) => index % every === 0)
  // the last one needs space for its label
  return [...named.filter((index) => days - 1 - index >= every * 0.8), days - 1]
}

/** The width of an element in pixels, updated when it changes. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
