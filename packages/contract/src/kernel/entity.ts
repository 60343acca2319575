import type { Permission } from '../access.ts'
import type { Page } from './navigation.ts'

/** What a state means to the viewer; it determines the colour. */
export type Tone = 'waiting' | 'review' | 'moving' | 'arriving' | 'done' | 'refused' | 'idle'
/** How far a record has progressed; it determines the glyph, so that colour is never the only sign. */
export type Mark = 'open' | 'half' | 'full' | 'crossed'
export interface StateLook {
  readonly tone: Tone
  readonly mark: Mark
}
export const look = (tone: Tone, mark: Mark): StateLook => ({ tone, mark })

/** The look of every state of a machine, used in tags, timelines and charts. A missing state does not compile. */
export const looksOf = <const State extends string>(
  _states: readonly State[],
  looks: Readonly<Record<State, StateLook>>,
): Readonly<Record<State, StateLook>> => looks

/**
 * A kind of record. Menu, routes and guards come from its pages, tags and timelines from its looks, the search and the
 * tabs from the remaining fields. All kinds are listed in `entities.ts`; their words are in `text/src/entities.ts`,
 * their modules in `server/src/modules.ts`.
 */
export interface Entity {
  readonly kind: string
  readonly pages: readonly Page[]
  /** by machine, or by the name of another field that has states */
  readonly looks: Readonly<Record<string, Readonly<Record<string, StateLook>>>>
  /** the permission needed to find its records in the global search; null if it is not searched */
  readonly search: Permission | null
  /**
   * the lists among its pages that accept the searched text, with the filter that takes it; by default all of its pages
   * in the menu accept it as `keyword`
   */
  readonly lists?: Readonly<Record<string, string>>
  /**
   * whose open pages are notified when a record changes: people of its merchant with one of these permissions, and
   * operators
   */
  readonly audience: readonly Permission[]
  /** the page of a single record, and which field of which reply names its tab */
  readonly record: Readonly<Record<string, RecordName>>
}

/** Where a record's name is found: the name of a call, and the field of its reply. */
export interface RecordName {
  readonly call: string
  readonly field: string
}

export const entity = <const E extends Entity>(definition: E): E => definition
