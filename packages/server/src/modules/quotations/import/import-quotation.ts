import { chinaDay } from '@bdr/contract/kernel/china-time'
import type { QuotationImportReport } from '@bdr/contract/quotations/replies'
import { describeQuotationImportFault, quotationAnswerName } from '@bdr/text/quotation-import-faults'
import type { Executor } from '../../../platform/db/executor.ts'
import { hasOpenQuestion, refusedRecords, type ReadRecords } from '../../../platform/import/findings.ts'
import {
  importDefinition,
  type CheckedImport,
  type ImportSubject,
} from '../../../platform/import/import-kind.ts'
import { presentFindings } from '../../../platform/import/present-findings.ts'
import { own } from '../../../platform/scope.ts'
import { fileReader, type OnCrash } from '../../../platform/workbook/file-reader.ts'
import { inquiryHead, inquiryLines } from '../../inquiries/queries.ts'
import { skusByCode } from '../own-products.ts'
import { inquiryOf } from '../queries.ts'
import { checkLines } from './check-lines.ts'
import type { ReadLine } from './read-lines.ts'

const readInThread = fileReader<ReadRecords<ReadLine>, Readonly<Record<string, string>>>(
  new URL('./read-worker.ts', import.meta.url),
)

/**
 * The import of prices from a workbook. The page fills them into its form, next to what was typed; the import itself
 * writes nothing.
 */
export const quotationImport = (onCrash: OnCrash) =>
  importDefinition<ReadRecords<ReadLine>>({
    kind: 'quotation',
    async read(_db, files, { choices: { answers = {} } }) {
      const outcome = await readInThread({ ...files, options: answers }, onCrash)
      return 'result' in outcome ? outcome.result : refusedRecords(outcome.refused)
    },
    count: ({ records }) => records.length,
    check: checked,
    writer: { parts: () => [], write: (tx, _change, subject, read) => checked(tx, subject, read) },
  })

async function checked(
  db: Executor,
  { merchantId, aboutId }: ImportSubject,
  read: ReadRecords<ReadLine>,
): Promise<CheckedImport> {
  if (merchantId === null || aboutId === null) throw new Error('prices are imported for a quotation')
  const quotation = await inquiryOf(db, own(merchantId), aboutId)
  if (!quotation) throw new Error(`the quotation ${aboutId} is gone`)
  const head = (await inquiryHead(db, quotation.inquiry_id))!
  const codes = read.records.flatMap(({ sku }) => sku.value ?? [])
  const asked = {
    lines: await inquiryLines(db, quotation.inquiry_id),
    // the head's state is closed as soon as the deadline has passed
    status: head.status,
    currency: head.currency,
    isPast: false,
    allowPartial: head.allow_partial,
    allowSubstitute: head.allow_substitute,
    deadlineDay: chinaDay(head.deadline),
  }
  const found = checkLines(read, asked, await skusByCode(db, merchantId, codes))
  const { faults, faultCount, lines } = found
  const words = { describe: describeQuotationImportFault, describeOption: quotationAnswerName }
  const report: QuotationImportReport = {
    kind: 'quotation',
    lines: [...lines],
    ...presentFindings({ ...read, faults, faultCount }, words),
  }
  const failed = new Set(faults.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet} ${row}`))).size
  const isReady = faultCount === 0 && lines.length > 0 && !hasOpenQuestion(read)
  return { report, read: found.read, failed: Math.min(failed, found.read), isReady }
}
