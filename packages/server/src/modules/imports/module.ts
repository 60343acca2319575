import type { ImportKind } from '@bdr/contract/imports/model'
import { transaction } from '../../platform/db/transaction.ts'
import {
  checkJob,
  endImport,
  followJob,
  importCheck,
  importFollow,
  importWrite,
  writeJob,
} from '../../platform/import/import-jobs.ts'
import type { ImportDefinition } from '../../platform/import/import-kind.ts'
import { crashLogger } from '../../platform/log.ts'
import { importRecord } from '../../platform/import/import-queries.ts'
import type { ModuleParts, ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { readImportFiles } from './import-files.ts'
import { abandonedImports, releaseFiles } from './queries.ts'
import { importRoutes } from './routes.ts'

/** @param definitionsOf the imports that all domains define */
export const importsModule = (
  definitionsOf: (parts: ModuleParts) => readonly ImportDefinition[],
): ServerModule => ({
  routes: (parts) => importRoutes(parts, definitionsOf(parts), crashLogger(parts.log)),
  owners: { 'import-job': ownersIn('import_job') },
  jobs: (parts) => {
    const { database, adapters } = parts
    const definitions = Object.fromEntries(
      definitionsOf(parts).map((definition) => [definition.kind, definition]),
    ) as Record<ImportKind, ImportDefinition>
    const readFiles = (record: { id: string; fileName: string }) =>
      readImportFiles(database.kysely, adapters.store, record)
    const jobParts = { database, definitions, readFiles }
    return {
      [checkJob]: importCheck(jobParts),
      [writeJob]: importWrite(jobParts),
      [followJob]: importFollow(jobParts),
    }
  },
  recurring: (parts) => [{ name: 'abandoned imports', everySeconds: 3_600, run: () => endAbandoned(parts) }],
})

/** Cancels imports that nobody continued: their files contain data that should not be kept. */
async function endAbandoned({ database, bus }: ModuleParts): Promise<void> {
  for (const { id } of await abandonedImports(database.kysely))
    await transaction(
      database,
      async (tx) => {
        await releaseFiles(tx, id)
        const record = await importRecord(tx, id)
        if (record) await endImport(tx, record, 'cancelled', { writer: null })
      },
      { bus },
    )
}
