import type { CalloutPlace } from '../callouts.tsx'
import type { View } from '../stage.tsx'

/** What runs through a plant; each has its kind of line. */
export type Medium = 'steam' | 'water' | 'gas' | 'air' | 'bulk' | 'chemical'

/** A path and how heavy it is drawn. */
export type Ink = readonly [
  weight: 'line' | 'solid' | 'fine' | 'axis' | 'medium' | 'ground' | 'flow' | 'fine free',
  d: string,
]

/** A piece of equipment: lines end on it, leaders point into it. */
export interface Part {
  /** its outline: straight lines, or a circle by its centre and radius */
  outline: string | readonly [x: number, y: number, radius: number]
  /** what is drawn within and around it */
  ink?: readonly Ink[]
  /** `hidden`: the ink alone is drawn; `behind`: lines and other parts stand before it */
  drawn?: 'hidden' | 'behind'
  /** what comes into being here, or enters the sheet */
  begins?: readonly Medium[]
  /** what is used up here, or leaves the sheet */
  ends?: readonly Medium[]
}

/** What runs from one part to another. */
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

/** Where a label of the words stands: its middle, its baseline. */
export interface LabelPlace<Key extends string> {
  x: number
  y: number
  /** the part it stands in */
  in?: Key
}

export interface Plan<Key extends string = string> {
  id: string
  /** where the sheet begins */
  top?: number
  /** where it ends */
  height: number
  /** buildings and ground, behind everything */
  scenery: readonly Ink[]
  parts: Readonly<Record<Key, Part>>
  runs: readonly Run<NoInfer<Key>>[]
  /** the numbers in the order of the list */
  callouts: readonly PlanCallout<NoInfer<Key>>[]
  /** where the words of `labels` stand, in their order */
  labels: readonly LabelPlace<NoInfer<Key>>[]
  /** where its sections begin and end, and the height of the line that says so */
  sections: { stops: readonly number[]; y: number; up?: number }
  /** its kinds of lines explained, at the upper left corner */
  legend: readonly [x: number, y: number]
  /** its stretches on a phone, each with how many numbers stand in it */
  stages: readonly { view: View; count: number }[]
}

/** A plan whose runs, numbers and labels speak of its own parts alone. */
export const plan = <const Key extends string>(of: Plan<Key>): Plan => of

/** Which sections are seen whole within a view. */
export const sectionsWithin = ([x, , width]: View, stops: readonly number[]): number[] =>
  stops.slice(1).flatMap((to, index) => (stops[index]! + 1 > x && to - 1 < x + width ? [index] : []))

/** Where the sections' dimension line stands in a view: as on the sheet, or at its foot where it ends above. */
export const dimensionWithin = ([, y, , height]: View, onSheet: number): number =>
  Math.min(onSheet, y + height - 36)
