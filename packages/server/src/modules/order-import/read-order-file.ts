import { fileReader, type OnCrash } from '../../platform/workbook/file-reader.ts'
import { refusedResult } from './faults.ts'
import { noOptions, type ReadOptions, type ReadResult } from './model.ts'

const read = fileReader<ReadResult, ReadOptions>(new URL('./read-worker.ts', import.meta.url))

/** Reads purchase orders from an uploaded file. Never rejects. */
export async function readOrderFile(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions = noOptions,
  onCrash: OnCrash = () => {},
): Promise<ReadResult> {
  const outcome = await read({ bytes, fileName, options }, onCrash)
  return 'result' in outcome ? outcome.result : refusedResult(null, outcome.refused)
}
