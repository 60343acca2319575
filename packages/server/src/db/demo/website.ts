import { sql } from 'kysely'
import { inquiryTexts } from '../../modules/inquiries/texts.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { appendHistory } from '../../platform/transition.ts'
import { demoConsultations, demoInquiries } from './inquiries.ts'
import { datePresent } from './stage.ts'
import { storyTimes } from './working-hours.ts'

/** What the home page counts, and what visitors have asked. */
export async function seedWebsite(tx: Executor, clock: Clock): Promise<void> {
  await seedInquiries(tx)
  await seedConsultations(tx, clock.now())
}

/** Working hours in China, whatever the time of the first start; today's are a few minutes old. */
async function seedInquiries(tx: Executor): Promise<void> {
  const at = (daysAgo: number, place: number) =>
    sql<string>`least(
      ((now() at time zone 'Asia/Shanghai')::date - ${daysAgo}::int + time '09:00' + make_interval(mins => ${(place * 37) % 480}::int))
        at time zone 'Asia/Shanghai',
      now() - make_interval(mins => ${(place % 5) + 1}::int))`
  const rows = demoInquiries().map((inquiry, place) => ({
    inquiry_no: `XJ${String(place + 1).padStart(6, '0')}`,
    status: inquiry.openFor > inquiry.daysAgo ? ('open' as const) : ('awarded' as const),
    industry: inquiry.industry,
    category_code: inquiry.category,
    title: inquiry.title,
    buyer_name: inquiry.buyer,
    line_count: inquiry.lines,
    published_at: at(inquiry.daysAgo, place),
    created_at: at(inquiry.daysAgo, place),
    deadline: sql<string>`now() + make_interval(days => ${inquiry.openFor - inquiry.daysAgo}::int, hours => 5)`,
  }))
  await tx.insertInto('inquiry').values(rows).execute()
  await sql`
    insert into inquiry_line (inquiry_id, line_no, material_name, specification, unit, quantity, required_date)
    select i.id, line_no, i.title, '规格 ' || line_no || '（示例）', '件', 2 + (i.id + line_no) % 9, i.deadline::date + 30
    from inquiry i, generate_series(1, i.line_count) as line_no`.execute(tx)
  const { rows: written } = await sql<{ id: string }>`select id from inquiry`.execute(tx)
  await inquiryTexts.write(
    tx,
    written.map(({ id }) => id),
  )
}

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
    await datePresent(tx, now, asked!)
  }
}
