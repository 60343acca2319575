import type { ConsultationDetail } from '@bdr/contract/consultations/replies'
import type { createInquiry } from '@bdr/contract/inquiries/calls'
import type { ImportedInquiryLine, InquiryDetail } from '@bdr/contract/inquiries/replies'
import { inquiryLimits } from '@bdr/contract/inquiries/model'
import { inquiryForm as words } from '@bdr/text/inquiries'
import type { InputOf } from '@bdr/contract/kernel/call'
import { inChina, isCompleteMoment, localInChina } from '../../lib/local-time.ts'
import type { Unchecked } from '../../ui/form/use-call-form.ts'
import { canonicalDecimal } from '../../ui/kit/decimal-text.ts'

export type LineValues = {
  materialCode: string
  materialName: string
  specification: string
  brand: string
  unit: string
  quantity: string
  requiredDate: string
  note: string
}

/** The form's values, as they are typed. */
export type InquiryValues = {
  title: string
  buyerName: string
  industry: string
  category: string
  categoryIds: string[]
  regionCode: string
  shipTo: string
  valueBand: string
  /** China's time in the format of the browser's field: `2026-11-30T17:00` */
  deadline: string
  terms: string
  allowPartial: boolean
  allowSubstitute: boolean
  lines: LineValues[]
}

export const emptyLine: LineValues = {
  materialCode: '',
  materialName: '',
  specification: '',
  brand: '',
  unit: '',
  quantity: '',
  requiredDate: '',
  note: '',
}

/** The initial values: the stored draft, a visitor's request, or empty ones. */
export const startOf = (
  draft: InquiryDetail | null,
  source: ConsultationDetail | null = null,
): InquiryValues =>
  draft === null
    ? {
        title: source ? words.titleOf(source.company, source.about).slice(0, inquiryLimits.title) : '',
        buyerName: source?.company ?? '',
        industry: source?.industry ?? '',
        category: '',
        categoryIds: [],
        regionCode: '',
        shipTo: '',
        valueBand: '',
        deadline: '',
        terms: '',
        allowPartial: true,
        allowSubstitute: true,
        lines: [emptyLine],
      }
    : {
        title: draft.title,
        buyerName: draft.buyerName,
        industry: draft.industry,
        category: draft.category,
        categoryIds: draft.categoryIds,
        regionCode: draft.regionCode ?? '',
        shipTo: draft.shipTo,
        valueBand: draft.valueBand ?? '',
        deadline: localInChina(draft.deadline),
        terms: draft.terms ?? '',
        allowPartial: draft.allowPartial,
        allowSubstitute: draft.allowSubstitute,
        lines: draft.lines.map(lineValues),
      }

/** A line as typed values. */
export const lineValues = (line: ImportedInquiryLine): LineValues => ({
  materialCode: line.materialCode ?? '',
  materialName: line.materialName,
  specification: line.specification ?? '',
  brand: line.brand ?? '',
  unit: line.unit,
  quantity: line.quantity,
  requiredDate: line.requiredDate,
  note: line.note ?? '',
})

/** The typed time as an instant, if it is complete. */
export const deadlineOf = (typed: string): string => (isCompleteMoment(typed) ? inChina(typed) : '')

export const inputOf = (values: InquiryValues): Unchecked<InputOf<typeof createInquiry>> => ({
  ...values,
  regionCode: values.regionCode || null,
  valueBand: values.valueBand || null,
  deadline: deadlineOf(values.deadline),
  lines: values.lines.map((line) => ({ ...line, quantity: canonicalDecimal(line.quantity) })),
})

/** The columns of a pasted table, in their order. */
const pastedColumns = ['materialName', 'specification', 'unit', 'quantity', 'requiredDate'] as const

/** Rows copied from a spreadsheet; null for text that is no table. */
export function pastedLines(text: string): LineValues[] | null {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
  if (!rows.some((cells) => cells.length > 1)) return null
  return rows.map((cells) => ({
    ...emptyLine,
    ...Object.fromEntries(pastedColumns.map((column, index) => [column, cells[index] ?? ''])),
    quantity: canonicalDecimal(cells[3] ?? ''),
    requiredDate: pastedDay(cells[4] ?? ''),
  }))
}

/** Converts `2026/1/5` and `2026年1月5日` to the field's format; text that is no day becomes empty. */
function pastedDay(text: string): string {
  const match = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})/.exec(text)
  if (!match) return ''
  return [match[1], match[2]!.padStart(2, '0'), match[3]!.padStart(2, '0')].join('-')
}
