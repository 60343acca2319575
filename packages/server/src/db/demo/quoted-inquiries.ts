import { entryCategories, industries } from '@bdr/contract/content/kinds'
import { valueBand } from '@bdr/contract/inquiries/model'
import { chinaMinute } from '@bdr/contract/kernel/china-time'
import { shortText } from '@bdr/contract/kernel/field'
import { sql } from 'kysely'
import { z } from 'zod'
import { addAttachments } from '../../modules/attachments/bind-attachments.ts'
import { attachedToInquiries } from '../../modules/inquiries/attachments.ts'
import { awardInquiry } from '../../modules/inquiries/award.ts'
import { closeIfDue } from '../../modules/inquiries/deadline.ts'
import { cancelInquiry, failInquiry } from '../../modules/inquiries/end.ts'
import { publishInquiry } from '../../modules/inquiries/invite.ts'
import { lockInquiry } from '../../modules/inquiries/lock.ts'
import { inquiryLines } from '../../modules/inquiries/queries.ts'
import { answerQuestion } from '../../modules/inquiries/questions.ts'
import { createInquiry } from '../../modules/inquiries/write.ts'
import { orderLines } from '../../modules/orders/queries.ts'
import { respond } from '../../modules/orders/respond.ts'
import { attachedToQuotations } from '../../modules/quotations/attachments.ts'
import { askQuestion, endQuotation, submitQuotation } from '../../modules/quotations/quote.ts'
import { readYaml } from '../../platform/content-files/read.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { uploadPapers, demoPapers } from './attached.ts'
import { demoPeople } from './people.ts'
import { caller, setStoryTime, dayIn, type DemoStage } from './stage.ts'
import { storyTimes } from './working-hours.ts'

const merchantCode = z.string().regex(/^M\d{4}$/)
const decimal = z.string()
const reason = shortText(200)

/** The demo's inquiries, each from its draft to its current state. */
const stories = z.strictObject({
  inquiries: z.array(
    z.strictObject({
      title: shortText(80),
      industry: z.enum(industries),
      category: z.enum(entryCategories),
      valueBand: valueBand.nullable(),
      region: z.string().nullable(),
      daysAgo: z.int().min(0),
      /** for one that still accepts quotations */
      closesInMinutes: z.int().min(1).optional(),
      terms: z.string().nullable(),
      /** code, name, specification, unit, quantity, days until it is required */
      lines: z.array(z.tuple([z.string().nullable(), z.string(), z.string(), z.string(), decimal, z.int()])),
      papers: demoPapers.default([]),
      invited: z.array(merchantCode),
      question: z.strictObject({ by: merchantCode, text: z.string(), answer: z.string() }).optional(),
      offers: z.array(
        z.strictObject({
          by: merchantCode,
          prices: z.array(decimal),
          leadDays: z.int(),
          freight: decimal.default('0'),
          remark: z.string().nullable().default(null),
          /** codes of the merchant's own SKUs */
          products: z.array(z.string().nullable()).default([]),
          substitutes: z.array(z.string().nullable()).default([]),
          papers: demoPapers.default([]),
        }),
      ),
      declined: z.strictObject({ by: merchantCode, reason }).optional(),
      ends: z.union([
        z.enum(['draft', 'open', 'closed']),
        z.strictObject({ awardedTo: merchantCode }),
        z.strictObject({ failed: reason }),
        z.strictObject({ cancelled: reason }),
      ]),
    }),
  ),
})
type Story = z.output<typeof stories>['inquiries'][number]

/** Creates the demo's inquiries with the product's own functions, and sets their dates afterwards. */
export async function seedQuotedInquiries(tx: Executor, stage: DemoStage): Promise<void> {
  for (const [place, story] of readYaml('demo/inquiries.yaml', stories).inquiries.entries())
    await seedInquiry(tx, stage, story, place)
}

async function seedInquiry(tx: Executor, stage: DemoStage, story: Story, place: number): Promise<void> {
  const { clock, operator, merchantIds } = stage
  const now = clock.now()
  const steps = 5 + story.offers.length * 2
  const times = storyTimes(now, story.daysAgo, 300 + place, Array<number>(steps).fill(0.6)).values()
  const happened = async () => {
    const at = times.next().value!
    await dateInquiries(tx, at)
    await setStoryTime(tx, now, at)
  }
  const acting: Change = { viewer: operator, caller }
  // far enough for everything that happens before it is corrected
  const announced = new Date(Date.now() + 90 * 86_400_000).toISOString()
  const buyer = demoPeople().buyers[story.industry]
  const id = await createInquiry(tx, acting, {
    consultationId: null,
    title: story.title,
    buyerName: buyer.name,
    industry: story.industry,
    category: story.category,
    categoryIds: [],
    regionCode: story.region,
    shipTo: buyer.shipTo.replace(/^.*?[区县]/, ''),
    valueBand: story.valueBand,
    deadline: announced,
    terms: story.terms,
    allowPartial: true,
    allowSubstitute: true,
    lines: story.lines.map(([materialCode, materialName, specification, unit, quantity, days]) => ({
      materialCode,
      materialName,
      specification,
      brand: null,
      unit,
      quantity,
      requiredDate: dayIn(now, days),
      note: null,
    })),
  })
  if (story.papers.length > 0) {
    const files = await uploadPapers(tx, stage.store, operator, 'inquiry', story.papers)
    await addAttachments(tx, acting, attachedToInquiries, { id, files })
  }
  await happened()
  const version = async () =>
    (await tx.selectFrom('inquiry').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
  if (story.ends === 'draft') return
  const invited = story.invited.map((code) => merchantIds.get(code)!)
  await publishInquiry(tx, acting, { id, version: await version(), byCategory: false, merchantIds: invited })
  await happened()
  const quoting = quotingIn(tx, stage, id)
  if (story.question) await askAndAnswer(tx, acting, quoting, id, story.question, happened)
  for (const offer of story.offers) {
    const { viewer, quotation } = await quoting(offer.by)
    const lines = await inquiryLines(tx, id)
    if (offer.papers.length > 0) {
      const files = await uploadPapers(tx, stage.store, viewer, 'quotation', offer.papers)
      await addAttachments(tx, { viewer, caller }, attachedToQuotations, { id: quotation.id, files })
    }
    const skus = await skuIds(tx, viewer.merchantId!)
    await submitQuotation(
      tx,
      { viewer, caller },
      {
        id: quotation.id,
        version: quotation.version,
        validUntil: dayIn(new Date(Date.now() + 100 * 86_400_000), 0),
        freight: offer.freight,
        remark: offer.remark,
        lines: lines.map((line, index) => ({
          lineId: line.id,
          skuId: skus.get(offer.products[index] ?? '') ?? null,
          quantity: line.quantity,
          unitPrice: offer.prices[index]!,
          taxRate: '0.13',
          taxIncluded: true,
          moq: null,
          leadDays: offer.leadDays,
          brand: null,
          substitute: offer.substitutes[index] ?? null,
          remark: null,
          priceBreaks: [],
          alternatives: [],
        })),
      },
    )
    await happened()
  }
  if (story.declined) {
    const { viewer, quotation } = await quoting(story.declined.by)
    const { reason } = story.declined
    await endQuotation(tx, { viewer, caller }, { ...quotation, reason }, 'decline')
    await happened()
  }
  await end(tx, stage, acting, { story, id, version, happened })
  await correctNotices(tx, id, announced)
}

/** Notices that were written with the first deadline name the one that the inquiry has in the end. */
const correctNotices = (tx: Executor, id: string, announced: string) =>
  sql`
    update message as m
    set content = replace(m.content, ${chinaMinute(announced)},
      to_char(i.deadline at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'))
    from inquiry i
    where i.id = ${id} and position('<b>' || i.inquiry_no || '</b>' in m.content) > 0`.execute(tx)

/** A deadline within the day is exact to the minute; all others are at the end of a working day. */
const closingIn = (minutes: number) =>
  minutes < 1440
    ? sql<string>`now() + make_interval(mins => ${minutes}::int)`
    : sql<string>`(((now() + make_interval(mins => ${minutes}::int)) at time zone 'Asia/Shanghai')::date
        + time '17:00') at time zone 'Asia/Shanghai'`

interface SeededInquiry {
  readonly story: Story
  readonly id: string
  readonly version: () => Promise<number>
  readonly happened: () => Promise<void>
}

async function end(
  tx: Executor,
  stage: DemoStage,
  acting: Change,
  { story, id, version, happened }: SeededInquiry,
): Promise<void> {
  const { clock, merchantIds } = stage
  const { ends } = story
  const closes = (minutes: number) =>
    tx
      .updateTable('inquiry')
      .set({ deadline: closingIn(minutes) })
      .where('id', '=', id)
      .execute()
  if (ends === 'open') return void (await closes(story.closesInMinutes ?? 4_000))
  if (typeof ends === 'object' && 'cancelled' in ends) {
    await closes(3_000)
    await cancelInquiry(tx, acting, { id, version: await version(), reason: ends.cancelled })
    return happened()
  }
  // its last day is the day it is closed
  await closes(-1)
  await closeIfDue(tx, (await lockInquiry(tx, id, 'alone'))!)
  await happened()
  await sql`update inquiry set deadline = updated_at, closed_at = updated_at where id = ${id}`.execute(tx)
  if (ends === 'closed' || ends === 'draft') return
  if ('failed' in ends) {
    await failInquiry(tx, acting, { id, version: await version(), reason: ends.failed })
    return happened()
  }
  if (!('awardedTo' in ends)) return
  const merchantId = merchantIds.get(ends.awardedTo)!
  const { id: quotationId } = await quotationOf(tx, id, merchantId)
  const awards = (await inquiryLines(tx, id)).map((line) => ({
    lineId: line.id,
    quotationId,
    quantity: line.quantity,
  }))
  await awardInquiry(tx, acting, clock, { id, version: await version(), awards })
  await happened()
  await acceptOrders(tx, supplierOf(stage, ends.awardedTo), quotationId, clock.today())
  await happened()
}

const quotationOf = (tx: Executor, inquiryId: string, merchantId: string) =>
  tx
    .selectFrom('quotation')
    .select(['id', 'version'])
    .where('inquiry_id', '=', inquiryId)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow()

type Quoting = (code: string) => Promise<{ viewer: Viewer; quotation: { id: string; version: number } }>

/** The person who acts for a merchant. */
const supplierOf = ({ merchants, byAccount }: DemoStage, code: string): Viewer =>
  byAccount.get(merchants.find((one) => one.code === code)!.owner)!

/** Accepts the orders a supplier was awarded. */
async function acceptOrders(tx: Executor, viewer: Viewer, quotationId: string, today: string): Promise<void> {
  const orders = await tx
    .selectFrom('inquiry_award as a')
    .innerJoin('purchase_order as o', 'o.id', 'a.order_id')
    .select(['o.id', 'o.version'])
    .distinct()
    .where('a.quotation_id', '=', quotationId)
    .execute()
  for (const { id, version } of orders) {
    const lines = (await orderLines(tx, id)).map((line) => ({ lineId: line.id, action: 'accept' as const }))
    await respond(tx, { viewer, caller }, { id, version, lines, confirmFractions: false }, today)
  }
}

/** The person who quotes for a merchant, and its current quotation. */
const quotingIn =
  (tx: Executor, stage: DemoStage, inquiryId: string): Quoting =>
  async (code) => ({
    viewer: supplierOf(stage, code),
    quotation: await quotationOf(tx, inquiryId, stage.merchantIds.get(code)!),
  })

async function askAndAnswer(
  tx: Executor,
  acting: Change,
  quoting: Quoting,
  id: string,
  question: NonNullable<Story['question']>,
  happened: () => Promise<void>,
): Promise<void> {
  const { viewer, quotation } = await quoting(question.by)
  await askQuestion(tx, { viewer, caller }, { id: quotation.id, text: question.text })
  await happened()
  const asked = await tx
    .selectFrom('inquiry_question')
    .select('id')
    .where('inquiry_id', '=', id)
    .executeTakeFirstOrThrow()
  await answerQuestion(tx, acting, { id, questionId: asked.id, answer: question.answer })
  await happened()
}

/** The SKUs of a merchant by code. */
async function skuIds(tx: Executor, merchantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('sku')
    .select(['id', 'code'])
    .where('merchant_id', '=', merchantId)
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/**
 * Does what `setStoryTime` does for columns that only inquiries have. Some of them are written with the clock time
 * during the transaction; all dates already set are before its start.
 */
async function dateInquiries(tx: Executor, at: Date): Promise<void> {
  const then = sql`${at.toISOString()}::timestamptz`
  for (const [table, columns] of Object.entries(datedColumns)) {
    const names = columns.map((column) => sql.ref(column))
    await sql`
      update ${sql.table(table)} set ${sql.join(
        names.map((name) => sql`${name} = case when ${name} >= now() then ${then} else ${name} end`),
      )}
      where ${sql.join(
        names.map((name) => sql`${name} >= now()`),
        sql` or `,
      )}`.execute(tx)
  }
}

const datedColumns = {
  inquiry: ['created_at', 'updated_at', 'published_at', 'closed_at'],
  quotation: ['created_at', 'updated_at', 'invited_at', 'quoted_at'],
  quotation_version: ['submitted_at'],
  inquiry_question: ['asked_at', 'answered_at'],
} as const
