import * as calls from '@bdr/contract/inquiries/calls'
import type { InputOf } from '@bdr/contract/kernel/call'
import type { submitQuotation } from '@bdr/contract/quotations/calls'
import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/executor.ts'
import type { Client } from '../../../test/app.ts'

type InquiryForm = InputOf<typeof calls.createInquiry>

/** One hour from now by the clock of this machine, which the database shares. */
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString()

/** An inquiry's form with plausible values for omitted fields. */
export const inquiryForm = (form: Partial<InquiryForm> = {}): InquiryForm => ({
  title: '给水系统闸阀年度备件',
  buyerName: '国能滨江发电有限公司（示例）',
  industry: 'thermal-power',
  category: 'valve',
  categoryIds: [],
  regionCode: '320614',
  shipTo: '滨江街道电厂路 1 号 物资仓库',
  valueBand: '50k-200k',
  deadline: inAnHour(),
  terms: '货到验收合格后 30 日付款',
  allowPartial: true,
  allowSubstitute: true,
  lines: [inquiryLine('楔式闸阀', 'Z41H-16C DN100', '10'), inquiryLine('截止阀', 'J41H-16C DN50', '24')],
  ...form,
})

export const inquiryLine = (materialName: string, specification: string, quantity: string) => ({
  materialCode: null,
  materialName,
  specification,
  brand: null,
  unit: '台',
  quantity,
  requiredDate: '2027-01-20',
  note: null,
})

/** A published inquiry to which these merchants are invited. */
export async function publishedInquiry(
  operator: Client,
  merchantIds: readonly string[],
  form: Partial<InquiryForm> = {},
) {
  const { id, version } = await operator.ok(calls.createInquiry, inquiryForm(form))
  return operator.ok(calls.publishInquiry, { id, version, byCategory: false, merchantIds: [...merchantIds] })
}

/** A quotation for all lines at this unit price; `change` overrides fields. */
export const offerFor = (
  { id, version, lines }: Pick<OpportunityDetail, 'id' | 'version' | 'lines'>,
  unitPrice: string,
): InputOf<typeof submitQuotation> => ({
  id,
  version,
  validUntil: '2099-12-31',
  freight: '120.00',
  remark: null,
  lines: lines.map((line) => ({
    lineId: line.id,
    quantity: line.quantity,
    unitPrice,
    taxRate: '0.13',
    taxIncluded: true,
    moq: null,
    leadDays: 30,
    brand: '明泽',
    substitute: null,
    remark: null,
    priceBreaks: [],
    alternatives: [],
  })),
})

/** Moves the deadline into the past. */
export const passDeadline = (db: Executor, id: string) =>
  db
    .updateTable('inquiry')
    .set({ deadline: sql<string>`clock_timestamp() - interval '1 second'` })
    .where('id', '=', id)
    .execute()
