import type { ImportedInquiryLine, InquiryImportReport } from '@bdr/contract/inquiries/replies'
import { fileAnswerName } from '@bdr/text/import-file'
import { describeInquiryImportFault } from '@bdr/text/inquiry-import'
import { hasOpenQuestion, refusedRecords, type ReadRecords } from '../../../platform/import/findings.ts'
import { importDefinition, type CheckedImport } from '../../../platform/import/import-kind.ts'
import { presentFindings } from '../../../platform/import/present-findings.ts'
import { fileReader, type OnCrash } from '../../../platform/workbook/file-reader.ts'

type Read = ReadRecords<ImportedInquiryLine | null>

const readInThread = fileReader<Read, Readonly<Record<string, string>>>(
  new URL('./read-worker.ts', import.meta.url),
)

/**
 * The import of an inquiry's lines from a workbook. The page fills them into its form; the import itself writes
 * nothing.
 */
export const inquiryImport = (onCrash: OnCrash) =>
  importDefinition<Read>({
    kind: 'inquiry',
    async read(_db, files, { choices: { answers = {} } }) {
      const outcome = await readInThread({ ...files, options: answers }, onCrash)
      return 'result' in outcome ? outcome.result : refusedRecords(outcome.refused)
    },
    count: ({ records }) => records.length,
    check: async (_db, _subject, read) => checked(read),
    writer: { parts: () => [], write: async (_tx, _change, _subject, read) => checked(read) },
  })

function checked(read: Read): CheckedImport {
  const { records, faults, faultCount } = read
  const lines = faultCount > 0 ? [] : records.filter((line) => line !== null)
  const words = { describe: describeInquiryImportFault, describeOption: fileAnswerName }
  const report: InquiryImportReport = { kind: 'inquiry', lines, ...presentFindings(read, words) }
  const failed = new Set(faults.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet} ${row}`))).size
  return {
    report,
    read: records.length,
    failed: Math.min(failed, records.length),
    isReady: faultCount === 0 && lines.length > 0 && !hasOpenQuestion(read),
  }
}
