import { withMended } from '../../../platform/import/failed-rows.ts'
import { Findings, refusedFindings } from '../../../platform/import/findings.ts'
import { FileRefused } from '../../../platform/workbook/file-refused.ts'
import { readWorkbook } from '../../../platform/workbook/read-workbook.ts'
import type { ReadPeople, StaffReadOptions } from './model.ts'
import { readPeople } from './read-people.ts'

export const refusedPeople = ({ fault }: FileRefused): ReadPeople => ({
  people: [],
  ...refusedFindings(fault),
})

/** Reads a file in this thread. The server does it in another, see `read-worker.ts`. */
export async function readPeopleFile(
  bytes: Uint8Array,
  { answers }: StaffReadOptions = { answers: {} },
  mended: readonly Uint8Array[] = [],
): Promise<ReadPeople> {
  const findings = new Findings(answers)
  try {
    const people = readPeople(await withMended(await readWorkbook(bytes), mended, findings), findings)
    return { people, ...findings.found }
  } catch (error) {
    if (error instanceof FileRefused) return refusedPeople(error)
    throw error
  }
}
