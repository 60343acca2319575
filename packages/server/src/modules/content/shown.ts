import { publicStatuses } from '@bdr/contract/content/meaning'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

/** Whether the website currently shows a file, as a cover or in a public text. */
export async function isShown(db: Executor, fileId: string): Promise<boolean> {
  const shown = await db
    .selectFrom('file_reference as r')
    .innerJoin('content as c', 'c.id', 'r.record_id')
    .select('c.id')
    .where('r.file_id', '=', fileId)
    .where('r.kind', '=', 'content')
    .where('c.status', 'in', publicStatuses)
    .where((eb) =>
      eb.or([
        eb('c.cover_file_id', '=', fileId),
        sql<boolean>`position(${`data-file="${fileId}"`} in c.body) > 0`,
      ]),
    )
    .executeTakeFirst()
  return shown !== undefined
}
