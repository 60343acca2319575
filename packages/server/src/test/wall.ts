import type { Account, Client, TestWorld } from './app.ts'

export type WallIds = Readonly<Record<string, string>>

/**
 * What the tenant wall needs to know of a domain: a record of the valves, and for each call that
 * names one an input in which everything but the ids is right. Stands beside the module, in
 * `tenant-wall.ts`, and in the list of `tenant-wall.db.test.ts`.
 */
export interface WallSection {
  /** makes the records; answers their ids by the names that `inputs` asks for */
  make(world: TestWorld, clients: Readonly<Record<Account, Client>>): Promise<Record<string, string>>
  /** by the name of the call */
  readonly inputs: Readonly<Record<string, (ids: WallIds) => Record<string, unknown>>>
}
