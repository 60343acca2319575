import { sql } from 'kysely'
import { inquiryTexts } from '../../modules/inquiries/texts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { appendHistory } from '../../platform/transition.ts'
import { demoConsultations, demoInquiries } from './inquiries.ts'
import { setStoryTime } from './stage.ts'
import { storyTimes } from './working-hours.ts'

/** Creates what the home page counts, and visitors' requests. */
export async function seedWebsite(tx: Executor, clock: Clock): Promise<void> {
  await seedInquiries(tx)
  await seedConsultations(tx, clock.now())
}

/** Times are within working hours in China, whatever the time of the first start; today's are a few minutes old. */
async function seedInquiries(tx: Executor): Promise<void> {
  const at = (daysAgo: number, place: number) =>
    sql<string>`least(
      ((now() at time zone 'Asia/Shanghai')::date - ${daysAgo}::int + time '09:00' + make_interval(mins => ${(place * 37) % 480}::int))
        at time zone 'Asia/Shanghai',
      now() - make_interval(mins => ${(place % 5) + 1}::int))`
  const inquiries = demoInquiries()
  const rows = inquiries.map((inquiry, place) => ({
    inquiry_no: `XJ${String(place + 1).padStart(6, '0')}`,
    status: inquiry.openFor > inquiry.daysAgo ? ('open' as const) : ('awarded' as const),
    industry: inquiry.industry,
    category_code: inquiry.category,
    title: inquiry.title,
    buyer_name: inquiry.buyer,
    line_count: inquiry.lines.length,
    published_at: at(inquiry.daysAgo, place),
    created_at: at(inquiry.daysAgo, place),
    deadline: sql<string>`((now() at time zone 'Asia/Shanghai')::date
      + ${inquiry.openFor - inquiry.daysAgo}::int + time '17:00') at time zone 'Asia/Shanghai'`,
  }))
  const written = await tx.insertInto('inquiry').values(rows).returning('id').execute()
  const lines = inquiries.flatMap((inquiry, place) =>
    inquiry.lines.map(([material_name, specification, unit], index) => ({
      inquiry_id: written[place]!.id,
      line_no: index + 1,
      material_name,
      specification,
      unit,
      quantity: String((2 + ((place + index) % 9)) * (lots[unit] ?? 1)),
      required_date: sql<string>`(now() at time zone 'Asia/Shanghai')::date + ${inquiry.openFor - inquiry.daysAgo + 30}::int`,
    })),
  )
  await tx.insertInto('inquiry_line').values(lines).execute()
  await inquiryTexts.write(
    tx,
    written.map(({ id }) => id),
  )
}

/** Typical quantities for units of length, weight or small parts. */
const lots: Readonly<Record<string, number>> = { 米: 50, 条: 40, 千克: 20, 片: 10, 双: 10 }

async function seedConsultations(tx: Executor, now: Date): Promise<void> {
  const consultations = demoConsultations()
  const techniques = await tx
    .selectFrom('content')
    .select(['id', 'industry'])
    .where('kind', '=', 'technique')
    .orderBy('id')
    .limit(consultations.length)
    .execute()
  for (const [place, { daysAgo, ...consultation }] of consultations.entries()) {
    const technique = techniques[place]
    const [asked] = storyTimes(now, daysAgo, 700 + place, [])
    const { id } = await tx
      .insertInto('consultation')
      .values({
        ...consultation,
        content_id: technique?.id ?? null,
        industry: technique?.industry ?? null,
        status: 'new',
        created_at: asked!.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const visitor = { staffId: null, name: consultation.name, post: null }
    await appendHistory(tx, 'consultation', visitor, [{ id, action: 'request', to: 'new' }])
    await setStoryTime(tx, now, asked!)
  }
}
