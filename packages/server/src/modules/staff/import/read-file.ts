import { FaultList } from '../../../platform/workbook/fault-list.ts'
import { FileRefused } from '../../../platform/workbook/file-refused.ts'
import { readWorkbook } from '../../../platform/workbook/read-workbook.ts'
import type { ReadPeople } from './model.ts'
import { readPeople } from './read-people.ts'

export const refusedPeople = ({ fault }: FileRefused): ReadPeople => ({
  people: [],
  faults: [fault],
  faultCount: 1,
})

/** Reads a file in this thread. The server does it in another, see `read-worker.ts`. */
export async function readPeopleFile(bytes: Uint8Array): Promise<ReadPeople> {
  const faults = new FaultList()
  try {
    const people = readPeople(await readWorkbook(bytes), faults)
    return { people, ...faults.found }
  } catch (error) {
    if (error instanceof FileRefused) return refusedPeople(error)
    throw error
  }
}
