import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Bus } from '../../platform/bus.ts'
import { enqueue } from '../../platform/outbox.ts'
import { objectKeys } from './store-file.ts'
import * as queries from './queries.ts'

/** files deleted in one run; the next run continues */
const atMost = 500

/**
 * Deletes files that nobody has referred to a day after their upload: the row at once, its objects through the outbox,
 * so that no row exists without its objects. Nodes may do so at the same time.
 * @returns the number of files
 */
export async function removeUnreferred(database: Database, bus: Bus): Promise<number> {
  const candidates = await queries.unreferredFiles(database.kysely, atMost)
  let removed = 0
  for (const { id } of candidates) {
    await transaction(
      database,
      async (tx) => {
        const file = await queries.lockUnreferred(tx, id)
        if (!file) return
        await queries.deleteFile(tx, id)
        await enqueue(tx, 'file-removal', { keys: objectKeys(file.key) })
        removed += 1
      },
      { bus },
    )
  }
  return removed
}
