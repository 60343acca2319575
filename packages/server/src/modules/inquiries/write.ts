import type { InquiryInput } from '@bdr/contract/inquiries/model'
import { inquiryMachine } from '@bdr/contract/inquiries/machine'
import { sql } from 'kysely'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { loadRegions } from '../regions/regions.ts'
import { convertToInquiry } from '../consultations/convert.ts'
import { lockInquiry } from './lock.ts'
import { randomNumber } from './numbers.ts'
import { recordInquiry } from './record.ts'
import { inquiryLifecycle } from './rules.ts'
import { inquiryTexts } from './texts.ts'

/** Creates a draft, which only operators see. @returns its id */
export async function createInquiry(
  tx: Executor,
  change: Change,
  { consultationId, ...input }: InquiryInput & { readonly consultationId: string | null },
): Promise<string> {
  await assertKnown(tx, input)
  const number = randomNumber('XJ')
  if (consultationId !== null) await convertToInquiry(tx, change, consultationId, number)
  const { id, inquiry_no } = await tx
    .insertInto('inquiry')
    .values({
      inquiry_no: number,
      consultation_id: consultationId,
      status: inquiryMachine.initial,
      published_at: null,
      ...columnsOf(input),
    })
    .returning(['id', 'inquiry_no'])
    .executeTakeFirstOrThrow()
  await writeParts(tx, id, input)
  await appendHistory(tx, 'inquiry', change.viewer, [{ id, action: 'create', to: inquiryMachine.initial }])
  await recordInquiry(tx, change, 'create', { id, inquiry_no })
  return id
}

/** Replaces the content of a draft. */
export async function updateInquiry(
  tx: Executor,
  change: Change,
  input: InquiryInput & RecordVersion,
): Promise<void> {
  const before = assertVersion(await lockInquiry(tx, input.id, 'alone'), input)
  await assertKnown(tx, input)
  const changes = changesBetween(
    ['title', 'buyerName', 'industry', 'category', 'regionCode', 'shipTo', 'valueBand', 'deadline', 'terms'],
    {
      title: before.title,
      buyerName: before.buyer_name,
      industry: before.industry,
      category: before.category_code,
      regionCode: before.region_code,
      shipTo: before.ship_to,
      valueBand: before.value_band,
      deadline: before.deadline,
      terms: before.terms,
    },
    input,
  )
  await transition(tx, inquiryLifecycle, change.viewer, [
    { id: before.id, from: before.status, action: 'edit', changes },
  ])
  await tx
    .updateTable('inquiry')
    .set({ ...columnsOf(input), version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', before.id)
    .execute()
  await tx.deleteFrom('inquiry_line').where('inquiry_id', '=', before.id).execute()
  await tx.deleteFrom('inquiry_category').where('inquiry_id', '=', before.id).execute()
  await writeParts(tx, before.id, input)
  await recordInquiry(tx, change, 'edit', before, { changes })
}

const columnsOf = (input: InquiryInput) => ({
  title: input.title,
  buyer_name: input.buyerName,
  industry: input.industry,
  category_code: input.category,
  region_code: input.regionCode,
  ship_to: input.shipTo,
  value_band: input.valueBand,
  deadline: input.deadline,
  terms: input.terms,
  allow_partial: input.allowPartial,
  allow_substitute: input.allowSubstitute,
  line_count: input.lines.length,
})

async function writeParts(tx: Executor, id: string, { lines, categoryIds }: InquiryInput): Promise<void> {
  await tx
    .insertInto('inquiry_line')
    .values(
      lines.map((line, index) => ({
        inquiry_id: id,
        line_no: index + 1,
        material_code: line.materialCode,
        material_name: line.materialName,
        specification: line.specification,
        brand: line.brand,
        unit: line.unit,
        quantity: line.quantity,
        required_date: line.requiredDate,
        note: line.note,
      })),
    )
    .execute()
  if (categoryIds.length > 0)
    await tx
      .insertInto('inquiry_category')
      .values([...new Set(categoryIds)].map((category_id) => ({ inquiry_id: id, category_id })))
      .execute()
  await inquiryTexts.write(tx, [id])
}

/** @throws AppError A00002 for an unknown category or region */
async function assertKnown(tx: Executor, { categoryIds, regionCode }: InquiryInput): Promise<void> {
  const known =
    categoryIds.length === 0
      ? []
      : await tx
          .selectFrom('category')
          .select('id')
          .where('id', 'in', categoryIds)
          .where('enabled', '=', true)
          .execute()
  const regions = await loadRegions()
  const faults = [
    ...categoryIds.flatMap((id, index) =>
      known.some((one) => one.id === id) ? [] : [fault(['categoryIds', index], 'inquiry.categoryUnknown')],
    ),
    ...(regionCode !== null && regions.path(regionCode) === null
      ? [fault(['regionCode'], 'inquiry.regionUnknown')]
      : []),
  ]
  if (faults.length > 0) throw invalid(faults)
}
