import type { Executor } from '../db/executor.ts'
import { isAccountedFor } from './elements.ts'
import type { FileFindings } from './findings.ts'
import type { CheckedImport, ImportDefinition, ImportSubject } from './import-kind.ts'

/**
 * Compares what was read with existing data. An import is never ready if anything of its file was lost, or if nothing
 * was read at all, whatever its kind says.
 */
export async function checkRead(
  db: Executor,
  definition: Pick<ImportDefinition, 'check'>,
  subject: ImportSubject,
  read: FileFindings,
): Promise<CheckedImport> {
  const checked = await definition.check(db, subject, read)
  return { ...checked, isReady: checked.isReady && isAccountedFor(read.elements) }
}

/** The number of records that an import adds or changes. */
export const toBeAdded = ({ read, failed, unchanged = 0 }: CheckedImport): number => read - failed - unchanged

/** Whether every record of a file is as it should be already, so that nobody has anything to do. */
export const isNothingLeft = ({ read, failed, unchanged = 0, report }: CheckedImport): boolean =>
  read > 0 &&
  failed === 0 &&
  unchanged === read &&
  report.faultCount === 0 &&
  report.assumptions.every(({ question }) => question === null || question.answer !== null)
