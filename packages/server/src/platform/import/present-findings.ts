import type { FileFault, ImportAssumption, UnreadPart } from '@bdr/contract/kernel/replies'
import type { Fault } from '@bdr/text/import-file'
import { presentFaults } from '../workbook/fault-list.ts'
import type { FileFindings } from './findings.ts'

/** The texts of one domain for the findings about its files. */
export interface FindingWords {
  readonly describe: (sentence: Fault) => string
  /** @param option an option of the question with this `key` */
  readonly describeOption: (key: string, option: string) => string
}

/** Converts findings for a reply. */
export const presentFindings = (
  { assumptions, unread, unreadCount, ...faults }: FileFindings,
  { describe, describeOption }: FindingWords,
): {
  faults: FileFault[]
  faultCount: number
  assumptions: ImportAssumption[]
  unread: UnreadPart[]
  unreadCount: number
} => ({
  ...presentFaults(faults, describe),
  assumptions: assumptions.map(({ sheet, key, params, question }) => ({
    sheet,
    key,
    message: describe({ key, params }),
    question: question && {
      ...question,
      options: question.options.map((value) => ({ value, label: describeOption(key, value) })),
    },
  })),
  unread: unread.map(({ sheet, rows, column, path, key, params }) => ({
    sheet,
    rows: [...rows],
    column,
    path,
    key,
    message: describe({ key, params }),
  })),
  unreadCount,
})
