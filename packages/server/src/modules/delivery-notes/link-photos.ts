import { receiptLimits, receiptLinkDays } from '@bdr/contract/delivery-notes/receipt-link'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { photosOfNote } from './sign.ts'

const { kind } = photosOfNote

/**
 * Attaches a photograph to a note's link until a receipt takes it over. Of those that none takes over the note keeps the
 * last ones, so that whoever has the link cannot fill the storage.
 */
export async function attachToLink(db: Executor, noteId: string, fileId: string): Promise<void> {
  await db.insertInto('file_reference').values({ file_id: fileId, kind, record_id: noteId }).execute()
  await sql`
    delete from file_reference where kind = ${kind} and record_id = ${noteId} and file_id not in (
      select r.file_id from file_reference as r join file as f on f.id = r.file_id
      where r.kind = ${kind} and r.record_id = ${noteId}
      order by f.created_at desc, f.id limit ${sql.lit(receiptLimits.unsignedPhotos)})`.execute(db)
}

/** Releases photographs that were never signed once their link has ended; files that nothing refers to are deleted. */
export async function releaseUnsigned(db: Executor): Promise<void> {
  await sql`
    delete from file_reference as r using file as f where r.kind = ${kind} and f.id = r.file_id
      and f.created_at < now() - make_interval(days => ${sql.lit(receiptLinkDays)})`.execute(db)
}
