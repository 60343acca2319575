import { entities, isNotifiedOf, searchable } from '@bdr/contract/entities'
import { merchantPosts } from '@bdr/contract/posts/model'
import { accountModule } from './modules/account/module.ts'
import { announcementModule } from './modules/announcements/module.ts'
import { auditModule } from './modules/audit/module.ts'
import { brandModule } from './modules/brands/module.ts'
import { categoryModule } from './modules/categories/module.ts'
import { changeRequestModule } from './modules/change-requests/module.ts'
import { companyModule } from './modules/company/module.ts'
import { consultationModule } from './modules/consultations/module.ts'
import { contentModule } from './modules/content/module.ts'
import { corporateInfoModule } from './modules/corporate-info/module.ts'
import { dashboardModule } from './modules/dashboard/module.ts'
import { deliveryNoteModule } from './modules/delivery-notes/module.ts'
import { fileModule } from './modules/files/module.ts'
import { importsModule } from './modules/imports/module.ts'
import { inquiryModule } from './modules/inquiries/module.ts'
import { listViewModule } from './modules/list-views/module.ts'
import { merchantModule } from './modules/merchants/module.ts'
import { messageModule } from './modules/messages/module.ts'
import { orderImportModule } from './modules/order-import/module.ts'
import { orderModule } from './modules/orders/module.ts'
import { outboxModule } from './modules/outbox/module.ts'
import { postModule } from './modules/posts/module.ts'
import { quotationModule } from './modules/quotations/module.ts'
import { priceImportModule } from './modules/price-import/module.ts'
import { productImportModule } from './modules/product-import/module.ts'
import { productModule } from './modules/products/module.ts'
import { regionModule } from './modules/regions/module.ts'
import { searchRoutes, type SearchSources } from './modules/search/routes.ts'
import { sessionModule } from './modules/session/module.ts'
import { settleInModule } from './modules/settle-in/module.ts'
import { smsModule } from './modules/sms/module.ts'
import { staffModule } from './modules/staff/module.ts'
import type { JobHandlers } from './platform/jobs/jobs.ts'
import type { ImportDefinition } from './platform/import/import-kind.ts'
import type { ModuleParts, OutboxHandlers, ServerModule } from './platform/module.ts'
import type { Owners } from './platform/owners.ts'

/** All domains. */
const recordModules: readonly ServerModule[] = [
  sessionModule,
  accountModule,
  auditModule,
  dashboardModule,
  merchantModule,
  categoryModule,
  corporateInfoModule,
  regionModule,
  settleInModule,
  orderModule,
  orderImportModule,
  deliveryNoteModule,
  brandModule,
  productModule,
  productImportModule,
  priceImportModule,
  messageModule,
  fileModule,
  smsModule,
  outboxModule,
  staffModule,
  postModule,
  companyModule,
  contentModule,
  consultationModule,
  inquiryModule,
  quotationModule,
  listViewModule,
  changeRequestModule,
  announcementModule,
]

/** The imports that the domains declare. */
const importDefinitions = (parts: ModuleParts): ImportDefinition[] =>
  recordModules.flatMap(({ imports }) => imports?.(parts) ?? [])

const domains: readonly ServerModule[] = [...recordModules, importsModule(importDefinitions)]

/** The global search, which uses the search of every domain that declares one. */
const searchModule: ServerModule = { routes: () => searchRoutes(searchSources) }

export const modules: readonly ServerModule[] = [...domains, searchModule]

const searchSources = mergeComplete<SearchSources>(
  domains.map(({ search }) => search),
  searchable.map(({ kind }) => kind),
  'kinds nobody finds',
)

/**
 * Finds the merchants of records, for kinds of records that belong to merchants. All other kinds belong to the
 * marketplace.
 */
export const owners = mergeComplete<Owners>(
  domains.map((domain) => domain.owners),
  entities.map(({ kind }) => kind).filter((kind) => merchantPosts.some((post) => isNotifiedOf(post, kind))),
  'kinds nobody owns',
)

/**
 * Finds the people that records are assigned to, for kinds with deliverers: these are only notified about records
 * assigned to them.
 */
export const assignees: Owners = Object.assign({}, ...domains.map((domain) => domain.assignees)) as Owners

/** The handler of each topic of the outbox. */
export const outboxHandlers = (
  parts: Parameters<ServerModule['routes']>[0],
  topics: readonly (keyof OutboxHandlers)[],
): OutboxHandlers =>
  mergeComplete<OutboxHandlers>(
    domains.map(({ outbox }) => outbox?.(parts)),
    topics,
    'topics nobody carries',
  )

/** The handler of each kind of job. */
export const jobHandlers = (parts: Parameters<ServerModule['routes']>[0]): JobHandlers =>
  Object.fromEntries(domains.flatMap(({ jobs }) => Object.entries(jobs?.(parts) ?? {})))

/**
 * Merges what the domains declare into an object that must be complete.
 * @throws Error that lists the missing keys
 */
function mergeComplete<All extends object>(
  shares: readonly (Partial<All> | undefined)[],
  keys: readonly (keyof All & string)[],
  missingAre: string,
): All {
  const all = Object.assign({}, ...shares) as All
  const missing = keys.filter((key) => !(key in all))
  if (missing.length > 0) throw new Error(`${missingAre}: ${missing.join(', ')}`)
  return all
}
