import { fileReader, type OnCrash } from '../../platform/workbook/file-reader.ts'
import { refusedResult } from './faults.ts'
import type { ReadResult } from './model.ts'

const read = fileReader<ReadResult>(new URL('./read-worker.ts', import.meta.url))

/** Reads purchase orders from an uploaded file. Never rejects. */
export async function readOrderFile(
  bytes: Uint8Array,
  fileName: string,
  onCrash: OnCrash = () => {},
): Promise<ReadResult> {
  const outcome = await read(bytes, fileName, onCrash)
  return 'result' in outcome ? outcome.result : refusedResult(null, outcome.refused)
}
