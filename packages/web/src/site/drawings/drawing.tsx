import { useId, type ReactNode } from 'react'
import css from './drawing.module.css'
import type { View } from './stage.tsx'

export interface DrawingProps {
  /** a sentence about its content; null where it only illustrates the text beside it */
  description: string | null
  width?: number
  height?: number
  /** the visible part in its own units, where it does not begin at the corner */
  view?: View
  /** it contains links, so that screen readers must not treat it as a single picture */
  linked?: boolean
  className?: string | undefined
  children: ReactNode
}

/** By how much its text has to be enlarged in a narrow frame. */
const sizeOf = (width: number) => (width >= 1000 ? 'wide' : width >= 560 ? 'middle' : 'small')

/** A line drawing: every line keeps its width, and the page sets the colours. */
export function Drawing({
  description,
  width,
  height,
  view,
  linked = false,
  className,
  children,
}: DrawingProps) {
  const id = useId()
  return (
    <svg
      className={`${css.drawing} ${className ?? ''}`}
      viewBox={view?.join(' ') ?? `0 0 ${width} ${height}`}
      data-size={sizeOf(view?.[2] ?? width ?? 0)}
      role={description === null ? undefined : linked ? 'group' : 'img'}
      aria-labelledby={description === null ? undefined : id}
      aria-hidden={description === null || undefined}
    >
      {description !== null && <title id={id}>{description}</title>}
      {children}
    </svg>
  )
}
