import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { auditNumbers } from '../packages/server/src/modules/orders/audit-numbers.ts'
import { migrate } from '../packages/server/src/platform/db/migrate.ts'
import { openPostgres } from '../packages/server/src/platform/db/postgres.ts'
import { createDatabase, startCluster, type Cluster } from '../packages/server/src/test/postgres-cluster.ts'

/** A checkpoint would slow down whichever measurement it happened to coincide with. */
const settings = ['shared_buffers=512MB', 'checkpoint_timeout=30min', 'deadlock_timeout=1s']
const settingsOf = {
  /** as durable as in production */
  durable: [...settings, 'fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_wal_size=8GB'],
  /** no statement waits for the disk, and tables that a seed truncates first are filled without a log */
  onlyRead: [...settings, 'wal_level=minimal', 'max_wal_senders=0'],
} as const

/** A PostgreSQL of its own with the product's schema and the rows of seeds, which may read `parameters`. */
export async function startSeededDatabase(
  seeds: readonly string[] = ['seed.sql'],
  parameters: Readonly<Record<string, string>> = {},
  use: keyof typeof settingsOf = 'durable',
): Promise<Cluster> {
  const cluster = await startCluster(settingsOf[use])
  try {
    const url = await createDatabase(cluster.url, 'bench')
    const product = openPostgres(url, 1)
    await migrate(product)
    await product.close()
    const statements = Object.entries(parameters).map(([name, value]) => `set ${name} = '${value}';\n`)
    for (const seed of seeds)
      await execute(url, statements.join('') + (await readFile(new URL(seed, import.meta.url), 'utf8')))
    await execute(url, 'vacuum (analyze)')
    await checkNumbers(url)
    return {
      url,
      stop: async () => {
        try {
          if (use === 'durable') await checkNumbers(url)
        } finally {
          await cluster.stop()
        }
      },
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/**
 * Whether the quantities of every order, note and receipt are consistent, in the seed and after the
 * measurement: a figure measured on wrong data is worthless.
 */
async function checkNumbers(url: string): Promise<void> {
  const product = openPostgres(url, 1)
  try {
    const found = await product.kysely.connection().execute(async (db) => {
      // it reads every line
      await sql`set statement_timeout = 0`.execute(db)
      await sql`set work_mem = '256MB'`.execute(db)
      return auditNumbers(db)
    })
    if (found.length > 0)
      throw new Error(`${found.length} 处数量对不上：${JSON.stringify(found.slice(0, 5))}`)
  } finally {
    await product.close()
  }
}

async function execute(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
