import type { Part } from './plan.ts'

/** A line from a part to its name, starting on the part. */
export interface Leader {
  part: string
  d: string
}

export interface FigureLabel {
  text: string
  x: number
  /** the height of its baseline */
  y: number
  anchor?: 'start' | 'middle' | 'end'
  size: number
}

/** The data of a drawing of one machine that a check needs: its parts, dimensions, leaders and words. */
export interface Figure {
  parts: Readonly<Record<string, Pick<Part, 'outline'>>>
  leaders: readonly Leader[]
  /** paths of straight lines */
  dimensions: readonly string[]
  labels: readonly FigureLabel[]
}
