import { publicStatuses } from '@bdr/contract/content/meaning'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { waitForLocks } from '../../platform/db/wait-for-locks.ts'
import { cleanBody } from './body.ts'
import { columnsOf } from './columns.ts'
import type { FirstContent } from './first-content.ts'

/**
 * Fills the website of an empty database. It happens only once, because operators may have edited or withdrawn content
 * since.
 */
export async function seedContent(database: Database): Promise<void> {
  const present = await database.kysely.selectFrom('content').select('id').limit(1).executeTakeFirst()
  if (present) return
  // a hundred texts, which later starts do not need
  const { firstContent } = await import('./first-content.ts')
  const seeds = firstContent()
  await transaction(database, async (tx) => {
    // two nodes that start at once both find the table empty
    await waitForLocks(tx)
    await sql`select pg_advisory_xact_lock(hashtext('seed-content'))`.execute(tx)
    if (await tx.selectFrom('content').select('id').limit(1).executeTakeFirst()) return
    await insert(tx, seeds)
  })
}

async function insert(tx: Executor, seeds: readonly FirstContent[]): Promise<void> {
  const rows = await Promise.all(
    seeds.map(async ({ fields, publishedAt }) => ({
      ...{ kind: fields.kind, slug: fields.slug, status: publicStatuses[0]! },
      ...columnsOf({ ...fields, body: await cleanBody(fields.body) }),
      ...{ published_at: publishedAt, created_at: publishedAt, updated_at: publishedAt },
    })),
  )
  const written = await tx.insertInto('content').values(rows).returning(['id', 'kind', 'slug']).execute()
  const fieldsAt = new Map(seeds.map(({ fields }) => [`${fields.kind}/${fields.slug}`, fields]))
  await tx
    .insertInto('content_version')
    .values(
      written.map(({ id, kind, slug }) => ({
        content_id: id,
        version: 1,
        fields: JSON.stringify(fieldsAt.get(`${kind}/${slug}`)!),
      })),
    )
    .execute()
}
