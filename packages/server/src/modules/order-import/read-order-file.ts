import type { ImportFiles } from '../../platform/import/import-kind.ts'
import { fileReader, type OnCrash } from '../../platform/workbook/file-reader.ts'
import { refusedResult } from './faults.ts'
import { noOptions, type ReadOptions } from './model.ts'
import { packResult, type PackedResult } from './pack.ts'

const read = fileReader<PackedResult, ReadOptions>(new URL('./read-worker.ts', import.meta.url))

/** Reads purchase orders from an uploaded file. It never rejects. */
export async function readOrderFile(
  files: ImportFiles,
  options: ReadOptions = noOptions,
  onCrash: OnCrash = () => {},
): Promise<PackedResult> {
  const outcome = await read({ ...files, options }, onCrash)
  return 'result' in outcome ? outcome.result : packResult(refusedResult(null, outcome.refused))
}
