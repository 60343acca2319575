import { randomBytes } from 'node:crypto'
import { merchantMachine } from '@bdr/contract/merchants/machine'
import type { Executor } from '../../platform/db/executor.ts'
import { hashOf } from '../../modules/session/ticket.ts'

/** All accounts of the demo; null for requests without a session. */
export const accounts = ['owner', 'sales', 'driver', 'owner2', 'admin', null] as const
export type Account = (typeof accounts)[number]

/** Tokens of the demo's people; a person whose session a request has ended gets a new one. */
export interface People {
  tokenOf(account: Account): string | null
  revive(account: Account): Promise<void>
}

export async function demoPeople(db: Executor): Promise<People> {
  const tokens = new Map<Account, string>()
  const staff = await db.selectFrom('staff').select(['id', 'account', 'base_post', 'merchant_id']).execute()
  const ids = new Map(staff.map((one) => [one.account, one]))

  /** Restores what a request may have changed about a person: session, account, post. */
  async function revive(account: Account): Promise<void> {
    const person = ids.get(account ?? '')
    if (!person) return
    const { base_post, merchant_id } = person
    await db
      .updateTable('staff')
      .set({ enabled: true, deleted_at: null, must_change_password: false, base_post })
      .where('id', '=', person.id)
      .execute()
    if (merchant_id !== null)
      await db
        .updateTable('merchant')
        .set({ status: merchantMachine.initial })
        .where('id', '=', merchant_id)
        .execute()
    const token = randomBytes(32).toString('base64url')
    await db
      .insertInto('session')
      .values({
        token_hash: hashOf(token),
        staff_id: person.id,
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      })
      .execute()
    tokens.set(account, token)
  }

  for (const account of accounts) await revive(account)
  return { tokenOf: (account) => (account === null ? null : tokens.get(account)!), revive }
}
