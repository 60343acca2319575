import type { Site, SiteData, SiteVisitor } from '@bdr/contract/site/data'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import type { Env } from '../../platform/env.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { SiteReader } from '../../platform/web/site-pages.ts'
import { answerForm } from '../consultations/form.ts'
import { consultationProgress } from '../consultations/progress.ts'
import { latestInquiries, trendOf } from '../inquiries/home-page.ts'
import { trendDays } from '@bdr/contract/inquiries/model'
import { listArticles, readArticle } from './articles.ts'
import { readCompany } from './company.ts'
import { listEntries, readEntry } from './entries.ts'
import { siteFrame } from './frame.ts'
import { toSimplified } from '../../platform/simplified.ts'
import { searchableTexts } from './searchable.ts'
import { listTechniques, readTechnique } from './techniques.ts'

export interface SiteParts {
  readonly database: Database
  readonly bus: Bus
  readonly store: ObjectStore
  readonly clock: Clock
  readonly env: Env
}

/** The data that public pages can request while they render, for each reader. */
export function siteOf(parts: SiteParts): (reader: SiteReader) => Promise<Site> {
  const { bus, clock, env } = parts
  const frame = siteFrame({ db: parts.database.kysely, bus, clock, env })
  const texts = searchableTexts(parts.database.kysely, parts.bus)
  return async (reader) => ({
    data: { ...dataFor(parts, reader), searchableTexts: texts, simplified: toSimplified },
    visitor: await visitorOf(parts.database.kysely, reader.viewer),
    frame: await frame(),
  })
}

function dataFor(
  { database, bus, store, clock }: SiteParts,
  { preview, caller }: SiteReader,
): Omit<SiteData, 'searchableTexts' | 'simplified'> {
  const db = database.kysely
  return {
    listArticles: (query) => listArticles(db, query),
    readArticle: (id) => readArticle(db, id, preview),
    listTechniques: (query) => listTechniques(db, query),
    readTechnique: (id) => readTechnique(db, id, preview),
    listEntries: (query) => listEntries(db, query),
    readEntry: (slug) => readEntry(db, slug, preview),
    readCompany: (page) => readCompany(db, page, preview),
    inquiryTrend: () => trendOf(db, { today: clock.today(), days: trendDays.default }),
    latestInquiries: (limit) => latestInquiries(db, { limit }),
    consultationProgress: (asked) => consultationProgress(db, caller, asked),
    requestConsultation: (form, photo) => answerForm({ database, bus, store }, caller, form, photo),
  }
}

/** The visitor; the website's bar shows signed-in people their unread messages. */
async function visitorOf(db: Executor, viewer: Viewer | null): Promise<SiteVisitor> {
  if (!viewer) return { signedIn: false }
  const { unread } = await db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .where('staff_id', '=', viewer.staffId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { signedIn: true, unread: Number(unread) }
}
