import { createHmac } from 'node:crypto'
import { passwordOf } from '@bdr/contract/staff/initial-password'
import { accountKey } from '@bdr/contract/staff/model'

/** Derives an initial password, which is the same for the same secret and account. */
export function passwordFrom(secret: string, account: string): string {
  const bytes = bytesFrom(Buffer.from(secret, 'hex'), accountKey(account))
  return passwordOf(() => bytes.next().value)
}

function* bytesFrom(key: Buffer, account: string): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* createHmac('sha256', key).update(`${block} ${account}`).digest()
}
