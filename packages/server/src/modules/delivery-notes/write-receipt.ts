import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Actor } from '../../platform/viewer.ts'
import type { Arrival, ArrivedLine } from './arrived-lines.ts'

/** The signed content, stored with the receipt and never changed. */
export interface SignedReceipt {
  readonly submission: string
  readonly submissionHash: Buffer
  readonly receivedAt: string
  readonly content: string
  readonly hash: Buffer
}

/** Inserts the receipt: who received how much of which line. @returns its id */
export async function insertReceipt(
  tx: Executor,
  actor: Actor,
  arrival: Arrival,
  lines: readonly ArrivedLine[],
  signed?: SignedReceipt,
): Promise<string> {
  const { id } = await tx
    .insertInto('receipt')
    .values({
      note_id: arrival.id,
      receiver_name: arrival.receiverName,
      note: arrival.note,
      recorded_by: actor.staffId,
      ...(signed && {
        received_at: signed.receivedAt,
        submission: signed.submission,
        submission_hash: signed.submissionHash,
        content: signed.content,
        content_hash: signed.hash,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('receipt_line')
    .values(
      lines.map((line) => ({
        receipt_id: id,
        note_line_id: line.row.id,
        accepted: line.accepted,
        rejected: line.rejected,
        reason: line.reason,
      })),
    )
    .execute()
  return id
}

/** Adds the arrived quantities to the note's lines. */
export const writeArrival = (tx: Executor, lines: readonly ArrivedLine[]) =>
  sql`
    update delivery_note_line as l
    set accepted_quantity = l.accepted_quantity + a.accepted, rejected_quantity = l.rejected_quantity + a.rejected
    from unnest(${lines.map((line) => line.row.id)}::bigint[], ${lines.map((line) => line.accepted)}::numeric[],
                ${lines.map((line) => line.rejected)}::numeric[]) as a(id, accepted, rejected)
    where l.id = a.id`.execute(tx)
