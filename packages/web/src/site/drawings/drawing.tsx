import { useId, type ReactNode } from 'react'
import css from './drawing.module.css'
import type { View } from './stage.tsx'

export interface DrawingProps {
  /** what it shows, in a sentence; null: it only repeats what stands beside it */
  description: string | null
  width?: number
  height?: number
  /** what is seen of it, in its own units, where it does not begin at its corner */
  view?: View
  /** it holds links, so it is no single picture to those who listen */
  linked?: boolean
  className?: string | undefined
  children: ReactNode
}

/** How far its words have to grow in a narrow frame. */
const sizeOf = (width: number) => (width >= 1000 ? 'wide' : width >= 560 ? 'middle' : 'small')

/** A line drawing: every line keeps its weight, colours come from the page. */
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
