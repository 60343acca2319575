import type { CalloutPlace } from '../callouts.tsx'
import type { View } from '../stage.tsx'

/** The media that run through a plant; each has its kind of line. */
export type Medium = 'steam' | 'water' | 'gas' | 'air' | 'bulk' | 'chemical'

/** A path and its line weight. */
export type Ink = readonly [
  weight: 'line' | 'solid' | 'fine' | 'axis' | 'medium' | 'ground' | 'flow' | 'fine free',
  d: string,
]

/** A piece of equipment: lines end on it, leaders point to it. */
export interface Part {
  /** its outline: straight lines, or a circle with its centre and radius */
  outline: string | readonly [x: number, y: number, radius: number]
  /** what is drawn within and around it */
  ink?: readonly Ink[]
  /** `hidden`: only the ink is drawn; `behind`: lines and other parts are in front of it */
  drawn?: 'hidden' | 'behind'
  /** the media that originate here, or enter the sheet */
  begins?: readonly Medium[]
  /** the media that are used up here, or leave the sheet */
  ends?: readonly Medium[]
}

/** A line of a medium from one part to another. */
export interface Run<Key extends string> {
  medium: Medium
  from: Key
  to: Key
  /** straight lines */
  d: string
  /** a duct of this width instead of a line */
  duct?: number
  /** parts it passes behind */
  behind?: readonly Key[]
}

export interface PlanCallout<Key extends string> extends CalloutPlace {
  /** the part it names */
  part: Key
}

/** The position of a label: its middle, its baseline. */
export interface LabelPlace<Key extends string> {
  x: number
  y: number
  /** the part that contains it */
  in?: Key
}

export interface Plan<Key extends string = string> {
  id: string
  /** the left edge of the sheet */
  top?: number
  /** the right edge of the sheet */
  height: number
  /** buildings and ground, behind everything */
  scenery: readonly Ink[]
  parts: Readonly<Record<Key, Part>>
  runs: readonly Run<NoInfer<Key>>[]
  /** the numbers in the order of the list */
  callouts: readonly PlanCallout<NoInfer<Key>>[]
  /** the positions of the texts of `labels`, in their order */
  labels: readonly LabelPlace<NoInfer<Key>>[]
  /** the limits of its sections, and the height of their dimension line */
  sections: { stops: readonly number[]; y: number; up?: number }
  /** the legend of its kinds of lines, by its upper left corner */
  legend: readonly [x: number, y: number]
  /** its stretches on a phone, each with the number of its callouts */
  stages: readonly { view: View; count: number }[]
}

/** A plan whose runs, numbers and labels refer to its own parts only. */
export const plan = <const Key extends string>(of: Plan<Key>): Plan => of

/** The sections that are completely visible within a view. */
export const sectionsWithin = ([x, , width]: View, stops: readonly number[]): number[] =>
  stops.slice(1).flatMap((to, index) => (stops[index]! + 1 > x && to - 1 < x + width ? [index] : []))

/**
 * The position of the sections' dimension line in a view: as on the sheet, or at the bottom of a view that
 * ends above it.
 */
export const dimensionWithin = ([, y, , height]: View, onSheet: number): number =>
  Math.min(onSheet, y + height - 36)
