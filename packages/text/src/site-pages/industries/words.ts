import type { EntryCategory } from '@bdr/contract/content/kinds'

/** One numbered spot of a plant's drawing. */
export interface PlantPart {
  readonly name: string
  /** what is replaced there */
  readonly materials: string
  readonly categories: readonly EntryCategory[]
}

export interface WearPart {
  readonly equipment: string
  /** the number in the plant's drawing it stands at */
  readonly place: number
  readonly part: string
  readonly sign: string
  readonly cycle: string
  readonly order: string
  /** the encyclopedia's entries on it, by their names */
  readonly entries?: readonly string[]
  /** the technique that makes it last longer */
  readonly technique?: string
}

export interface Milestone {
  /** before or after the outage begins, as it stands on the time line */
  readonly at: string
  readonly title: string
  readonly text: string
}

export interface IndustryWords {
  readonly title: string
  readonly lead: string
  readonly description: string
  readonly drawing: { readonly name: string; readonly number: string; readonly sentence: string }
  readonly sections: readonly string[]
  readonly parts: readonly PlantPart[]
  readonly wear: { readonly lead: string; readonly rows: readonly WearPart[] }
  readonly plan: {
    readonly lead: string
    readonly milestones: readonly Milestone[]
    readonly facts: readonly (readonly [string, string])[]
  }
}
