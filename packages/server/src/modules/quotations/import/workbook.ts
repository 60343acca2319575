import { usualTaxRates, type QuotationDraft } from '@bdr/contract/quotations/model'
import type { InquiryLine } from '@bdr/contract/quotations/replies'
import {
  basisWords,
  quotationColumns,
  quotationWorkbookText as words,
  type QuotationColumn,
} from '@bdr/text/quotation-import'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'

/**
 * The columns to fill in with their widths. The two columns for a single basis are only read in other people's files.
 */
const columns: readonly (readonly [QuotationColumn, number])[] = [
  ['lineNo', 8],
  ['materialCode', 16],
  ['materialName', 24],
  ['specification', 28],
  ['askedBrand', 14],
  ['askedQuantity', 12],
  ['unit', 8],
  ['requiredDate', 13],
  ['note', 20],
  ['price', 14],
  ['basis', 11],
  ['taxRate', 10],
  ['leadDays', 10],
  ['brand', 16],
  ['substitute', 24],
  ['quantity', 12],
  ['moq', 12],
  ['remark', 28],
  ['sku', 22],
]

const percent = (rate: string): string => `${Number((Number(rate) * 100).toFixed(4))}%`

type Typed = QuotationDraft['lines'][number]

/** The lines of an inquiry to be filled in, prefilled with the draft. */
export function quotationWorkbookFile(
  lines: readonly InquiryLine[],
  typed: readonly Typed[],
): Promise<Buffer> {
  const { choices } = words
  const lists = { taxRate: [choices.rates, usualTaxRates.length], basis: [choices.bases, 2] } as const
  return writeWorkbook([
    {
      name: words.sheet,
      columns: columns.map(([field, width]) => ({
        title: quotationColumns[field],
        width,
        ...(field in lists && {
          choices: {
            sheet: lists[field as keyof typeof lists][0],
            count: lists[field as keyof typeof lists][1],
          },
        }),
      })),
      rows: lines.map((line) => {
        const cells = cellsOf(
          line,
          typed.find(({ lineId }) => lineId === line.id),
        )
        return columns.map(([field]) => cells[field] ?? '')
      }),
    },
    {
      name: words.help.sheet,
      columns: [{ title: words.help.heading, width: 90 }],
      rows: words.help.lines.map((line) => [line]),
      isAid: true,
    },
    {
      name: choices.rates,
      columns: [{ title: choices.rates, width: 12 }],
      rows: usualTaxRates.map((rate) => [percent(rate)]),
      hidden: true,
      isAid: true,
    },
    {
      name: choices.bases,
      columns: [{ title: choices.bases, width: 12 }],
      rows: Object.values(basisWords).map((word) => [word]),
      hidden: true,
      isAid: true,
    },
  ])
}

const cellsOf = (
  line: InquiryLine,
  typed: Typed | undefined,
): Readonly<Partial<Record<QuotationColumn, string | null>>> => ({
  lineNo: String(line.lineNo),
  materialCode: line.materialCode,
  materialName: line.materialName,
  specification: line.specification,
  askedBrand: line.brand,
  askedQuantity: line.quantity,
  unit: line.unit,
  requiredDate: line.requiredDate,
  note: line.note,
  price: typed?.unitPrice ?? null,
  basis: basisWords[typed?.taxIncluded === false ? 'excluded' : 'included'],
  taxRate: percent(typed?.taxRate ?? usualTaxRates[0]),
  leadDays: typed?.leadDays ?? null,
  brand: typed?.brand ?? null,
  substitute: typed?.substitute ?? null,
  quantity: typed?.quantity ?? line.quantity,
  moq: typed?.moq ?? null,
  remark: typed?.remark ?? null,
  sku: typed?.product?.code ?? null,
})
