import type { Client, TestWorld } from './app.ts'
import type { Account } from './people.ts'

export type IsolationIds = Readonly<Record<string, string>>
type Clients = Readonly<Record<Account, Client>>

/**
 * An input in which everything except `foreign`, ids of the valve merchant, is valid; `own` are those of the bearing
 * merchant.
 */
export type IsolationInput = (foreign: IsolationIds, own: IsolationIds) => Record<string, unknown>

/**
 * What the isolation test needs for a domain: records of the valve merchant, and the inputs of each call with ids. It
 * is in the module's `isolation.ts`, which `isolation.db.test.ts` finds.
 */
export interface IsolationSection {
  /** creates records of the valve merchant; returns their ids by the names that `inputs` uses */
  make?(world: TestWorld, clients: Clients): Promise<Record<string, string>>
  /** the same for the bearing merchant, whose people must not see the others */
  makeOwn?(world: TestWorld, clients: Clients): Promise<Record<string, string>>
  /** by the name of the call; several if the first check would hide later ones */
  readonly inputs: Readonly<Record<string, IsolationInput | readonly IsolationInput[]>>
  /** calls whose ids no merchant's people can try, each with the reason */
  readonly untried?: Readonly<Record<string, string>>
  /** calls that ignore foreign ids instead of refusing them */
  readonly passOver?: readonly string[]
  /** @throws AssertionError if a record of the valve merchant was changed */
  untouched?(world: TestWorld, foreign: IsolationIds): Promise<void>
}
