import type { Client, TestWorld } from './app.ts'
import type { Account } from './people.ts'

export type IsolationIds = Readonly<Record<string, string>>
type Clients = Readonly<Record<Account, Client>>

/** An input in which everything is right but `foreign`, ids of the valves; `own` are the bearings'. */
export type IsolationInput = (foreign: IsolationIds, own: IsolationIds) => Record<string, unknown>

/**
 * What the isolation test needs to know of a domain: records of the valves, and for each call that
 * takes an id the inputs that try one. Stands beside the module, in `isolation.ts`, and in the
 * list of `isolation.db.test.ts`.
 */
export interface IsolationSection {
  /** makes records of the valves; answers their ids by the names that `inputs` asks for */
  make?(world: TestWorld, clients: Clients): Promise<Record<string, string>>
  /** the same of the bearings, whose people must not see them */
  makeOwn?(world: TestWorld, clients: Clients): Promise<Record<string, string>>
  /** by the name of the call; several where what is tried first would hide the rest */
  readonly inputs: Readonly<Record<string, IsolationInput | readonly IsolationInput[]>>
  /** calls whose ids no merchant's people can try, each with the reason */
  readonly untried?: Readonly<Record<string, string>>
  /** calls that pass over foreign ids instead of refusing them */
  readonly passOver?: readonly string[]
  /** @throws AssertionError when the walk changed a record of the valves */
  untouched?(world: TestWorld, foreign: IsolationIds): Promise<void>
}
