import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { RecordedField } from '@bdr/text/domains'
import type { Client, TestWorld } from './app.ts'
import type { Account } from './people.ts'

/**
 * What the test of recorded changes needs to know of a domain: how each column's change is recorded, and
 * a walk of its calls that change what is stored. Stands in the module's `test/recorded-changes.ts`,
 * where `recorded-changes.db.test.ts` finds it.
 */
export interface RecordedSection {
  /** by table: a changed column that nobody decided about fails */
  readonly columns?: Readonly<Record<string, Readonly<Record<string, Recording>>>>
  /** tables whose rows are written anew: the field that records it, and the table of what they are parts of */
  readonly lists?: Readonly<Record<string, { readonly field: RecordedField; readonly of: string }>>
  /** calls that change nothing anybody would ask the former value of, each with the reason */
  readonly unwalked?: Readonly<Record<string, string>>
  walk?(hands: RecordedWalk): Promise<void>
}

export interface RecordedWalk {
  readonly world: TestWorld
  as(name: Account | null): Promise<Client>
  /** A call that must succeed, and say whatever it changed. */
  step<C extends Call>(client: Client, call: C, input: InputOf<C>): Promise<ReplyOf<C>>
  versionOf(table: 'consultation' | 'merchant' | 'category', id: string): Promise<number>
}

/** How a column's change is recorded: as its value, in words, or for a reason not at all. */
export type Recording =
  | { readonly value: RecordedField }
  | { readonly words: RecordedField; readonly unlessCleared?: true }
  | { readonly not: string }

export const value = (field: RecordedField): Recording => ({ value: field })
export const words = (field: RecordedField): Recording => ({ words: field })
/** What goes away by itself with the next step, and is recorded when it comes. */
export const wordsUnlessCleared = (field: RecordedField): Recording => ({ words: field, unlessCleared: true })
export const not = (why: string): Recording => ({ not: why })

export const ownTime = not('the entry has the time')
export const counted = not('counts changes')
