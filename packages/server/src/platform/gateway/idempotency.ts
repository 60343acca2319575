import { hash as digestOf } from 'node:crypto'
import { idempotencyKeyHeader, idempotencyKeyLength } from '@bdr/contract/kernel/call'
import { sql } from 'kysely'
import type { Executor } from '../db/executor.ts'
import { invalid, refused } from '../errors.ts'
import { fault } from '../refusals.ts'
import type { Seal } from '../seal.ts'

const visible = /^[\x21-\x7e]+$/

const isKey = (value: string): boolean =>
  visible.test(value) && value.length >= idempotencyKeyLength.min && value.length <= idempotencyKeyLength.max

/**
 * The header's value; null if the client sent none.
 * @throws AppError A00002 for an invalid header
 */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !isKey(header))
    throw invalid([fault([idempotencyKeyHeader], 'field.idempotencyKey')])
  return header
}

/**
 * A hash of what identifies a request: the call, its input and the file's content. It is keyed, because some inputs
 * contain passwords that could be guessed from a plain hash.
 */
export function requestHash(seal: Seal, call: string, input: unknown, file: Buffer | null): Buffer {
  const content = file === null ? '' : digestOf('sha256', file, 'hex')
  return seal.fingerprint(['request', call, JSON.stringify(input), content].join('\0'))
}

/**
 * Runs `work` once per key and returns its first reply for repeated requests. The key is claimed in the same
 * transaction: a second request waits for the first, and a refusal releases the key.
 * @throws AppError A00001 if the key was used for a different request
 */
export async function once(
  tx: Executor,
  claim: { staffId: string; key: string; call: string; hash: Buffer },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const claimed = await sql`
    insert into idempotency_key (staff_id, key, call, body_hash, reply)
    values (${claim.staffId}, ${claim.key}, ${claim.call}, ${claim.hash}, 'null')
    on conflict do nothing`.execute(tx)
  if (Number(claimed.numAffectedRows ?? 0) === 0) {
    const earlier = await tx
      .selectFrom('idempotency_key')
      .select(['call', 'body_hash', 'reply'])
      .where('staff_id', '=', claim.staffId)
      .where('key', '=', claim.key)
      .executeTakeFirstOrThrow()
    if (earlier.call !== claim.call || !claim.hash.equals(earlier.body_hash))
      throw refused('request.keyReused')
    return earlier.reply
  }
  const reply = await work()
  await tx
    .updateTable('idempotency_key')
    .set({ reply: JSON.stringify(reply) })
    .where('staff_id', '=', claim.staffId)
    .where('key', '=', claim.key)
    .execute()
  return reply
}
