import { randomBytes } from 'node:crypto'
import type { Executor } from './db/executor.ts'

/**
 * A random secret shared by all nodes, created by the first that needs it. It is stored in the same database as what it
 * protects; installations that need more set their own in the environment.
 */
export async function storedSecret(db: Executor, name: string): Promise<Buffer> {
  const key = `secret.${name}`
  const read = () => db.selectFrom('setting').select('value').where('key', '=', key)
  const stored = await read().executeTakeFirst()
  if (stored) return Buffer.from(stored.value, 'base64url')
  await db
    .insertInto('setting')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // another node may have created it first
  const { value } = await read().executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}
