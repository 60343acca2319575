import { unsignedPhotoDays } from '@bdr/contract/delivery-notes/receipt-link'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { photosOfNote } from './sign.ts'

/**
 * Takes away the references that keep photographs which were uploaded with a link and never signed. The files
 * themselves are then removed like all that nothing refers to.
 */
export async function releaseUnsignedPhotos(db: Executor): Promise<void> {
  await db
    .deleteFrom('file_reference as r')
    .using('file as f')
    .whereRef('f.id', '=', 'r.file_id')
    .where('r.kind', '=', photosOfNote.kind)
    .where('f.created_at', '<', sql<string>`now() - make_interval(days => ${unsignedPhotoDays}::int)`)
    .execute()
}
