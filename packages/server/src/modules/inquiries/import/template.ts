import { inquiryLimits } from '@bdr/contract/inquiries/model'
import { inquiryColumns, inquiryTemplateText as words, type InquiryColumn } from '@bdr/text/inquiry-import'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'

const widths: Readonly<Record<InquiryColumn, number>> = {
  materialName: 24,
  specification: 30,
  materialCode: 18,
  brand: 16,
  quantity: 12,
  unit: 8,
  requiredDate: 14,
  note: 28,
}

/** An empty workbook for an inquiry's lines, with an explanation. */
export const inquiryTemplateFile = (): Promise<Buffer> =>
  writeWorkbook([
    {
      name: words.sheet,
      columns: (Object.keys(inquiryColumns) as InquiryColumn[]).map((field) => ({
        title: inquiryColumns[field],
        width: widths[field],
      })),
      rows: [],
    },
    {
      name: words.help.sheet,
      columns: [{ title: words.help.heading, width: 90 }],
      rows: words.help.lines(inquiryLimits.lines).map((line) => [line]),
      isAid: true,
    },
  ])
