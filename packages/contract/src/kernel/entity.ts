import type { Permission } from '../access.ts'
import type { Page } from './navigation.ts'

/** What a state means for the person looking: the colour. */
export type Tone = 'waiting' | 'review' | 'moving' | 'arriving' | 'done' | 'refused' | 'idle'
/** How far it is: the glyph, so that colour never speaks alone. */
export type Mark = 'open' | 'half' | 'full' | 'crossed'
export interface StateLook {
  readonly tone: Tone
  readonly mark: Mark
}
export const look = (tone: Tone, mark: Mark): StateLook => ({ tone, mark })

/** The look of every state, the same in tags, timelines and charts. A missing one does not compile. */
export const looksOf = <const State extends string>(
  _states: readonly State[],
  looks: Readonly<Record<State, StateLook>>,
): Readonly<Record<State, StateLook>> => looks

/**
 * A kind of record, said once: menu, routes and guards come from its pages, tags and timelines from
 * its looks, the search and the tabs from the rest. It is listed in `entities.ts`; its words stand
 * in `text/src/entities.ts`, what answers its calls in `server/src/modules.ts`.
 */
export interface Entity {
  readonly kind: string
  readonly pages: readonly Page[]
  /** by machine, or by what else has states */
  readonly looks: Readonly<Record<string, Readonly<Record<string, StateLook>>>>
  /** who finds its records in the search over everything; null where nobody does */
  readonly search: Permission | null
  /**
   * the lists among its pages that take what was searched for, each with the filter that does; without
   * this all its pages in the menu do, as `keyword`
   */
  readonly lists?: Readonly<Record<string, string>>
  /** whose open pages are told when one has changed: a merchant's own people, and operators */
  readonly audience: readonly Permission[]
  /** the page of a single record: its tab is called as this field of this call's answer */
  readonly record: Readonly<Record<string, RecordName>>
}

/** Where a record's name stands: the call's name, and the field of its answer. */
export interface RecordName {
  readonly call: string
  readonly field: string
}

export const entity = <const E extends Entity>(definition: E): E => definition
