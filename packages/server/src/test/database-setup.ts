import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open.ts'
import { openPostgres } from '../platform/db/postgres.ts'
import { createDatabase, startCluster } from './postgres-cluster.ts'

/** A migrated, empty database, of which each test file gets a copy. */
export type TestTemplate =
  | { kind: 'pglite'; folder: string }
  | { kind: 'postgres'; url: string; database: string }

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate | undefined
  }
}

/** vitest's global setup of the projects that need a database; TEST_DATABASE selects it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } =
    project.config.env['TEST_DATABASE'] === 'postgres' ? await postgresTemplate() : await pgliteTemplate()
  project.provide('testTemplate', template)
  return remove
}

interface Prepared {
  template: TestTemplate
  remove(): Promise<void>
}

async function pgliteTemplate(): Promise<Prepared> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-test-'))
  const database = await openDatabase({ databaseUrl: null, dataDir })
  await migrate(database)
  await database.close()
  return {
    template: { kind: 'pglite', folder: path.join(dataDir, 'db') },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

async function postgresTemplate(): Promise<Prepared> {
  const cluster = await startCluster()
  try {
    const database = openPostgres(await createDatabase(cluster.url, templateName), 1)
    await migrate(database)
    await database.close()
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return {
    template: { kind: 'postgres', url: cluster.url, database: templateName },
    remove: cluster.stop,
  }
}

const templateName = 'test_template'
