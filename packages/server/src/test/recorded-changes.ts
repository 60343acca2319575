import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { RecordedField } from '@bdr/text/domains'
import type { Client, TestWorld } from './app.ts'
import type { Account } from './people.ts'

/**
 * What the test of recorded changes needs for a domain: how each column's changes are recorded, and the calls that
 * change stored data. It is in the module's `test/recorded-changes.ts`, where `recorded-changes.db.test.ts` finds it.
 */
export interface RecordedSection {
  /** by table; a changed column without an entry fails */
  readonly columns?: Readonly<Record<string, Readonly<Record<string, Recording>>>>
  /** tables whose rows are replaced: the field that records it, and the table they belong to */
  readonly lists?: Readonly<Record<string, { readonly field: RecordedField; readonly of: string }>>
  /** calls whose changes need no record, each with the reason */
  readonly unwalked?: Readonly<Record<string, string>>
  walk?(hands: RecordedWalk): Promise<void>
}

export interface RecordedWalk {
  readonly world: TestWorld
  as(name: Account | null): Promise<Client>
  /** Makes a call that must succeed, and checks that it records its changes. */
  step<C extends Call>(client: Client, call: C, input: InputOf<C>): Promise<ReplyOf<C>>
  versionOf(table: 'consultation' | 'merchant' | 'category', id: string): Promise<number>
}

/** How a column's changes are recorded: as its value, as text, or not at all with a reason. */
export type Recording =
  | { readonly value: RecordedField }
  | { readonly words: RecordedField; readonly unlessCleared?: true }
  | { readonly not: string }

export const value = (field: RecordedField): Recording => ({ value: field })
export const words = (field: RecordedField): Recording => ({ words: field })
/** For a column that the next step clears automatically, so that only setting it is recorded. */
export const wordsUnlessCleared = (field: RecordedField): Recording => ({ words: field, unlessCleared: true })
export const not = (why: string): Recording => ({ not: why })

export const ownTime = not('the entry has the time')
export const counted = not('counts changes')
