import * as calls from '@bdr/contract/brands/calls'
import type { BrandRow } from '@bdr/contract/brands/replies'
import { brandExport, brandFields as fields } from '@bdr/text/brands'
import { brandStatus } from '@bdr/text/names/brands'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { scopeOf } from '../../platform/scope.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { addBrand, applyForBrand, changeBrand, decideOnBrand } from './change.ts'
import { brandLifecycle } from './lifecycle.ts'
import { allBrands, brandById, choosableBrands, pageOfBrands, type BrandRecord } from './queries.ts'

export const brandRoutes = (): BoundCall[] => [
  bind(calls.findBrands, ({ db, viewer, input }) => choosableBrands(db, scopeOf(viewer), input.keyword)),
  bind(calls.applyForBrand, ({ db, viewer, caller, input }) =>
    applyForBrand(db, { viewer, caller }, input.name),
  ),
  bindExport(calls.exportBrands, {
    name: () => brandExport.name,
    columns,
    chunks: ({ db, viewer, input }) => presented(allBrands(db, input), presentFor(viewer)),
  }),
  bind(calls.listBrands, async ({ db, viewer, input }) =>
    pageReply(input, await pageOfBrands(db, input), presentFor(viewer)),
  ),
  bind(calls.addBrand, async ({ db, viewer, caller, input }) =>
    read(db, viewer, await addBrand(db, { viewer, caller }, input)),
  ),
  bind(calls.changeBrand, async ({ db, viewer, caller, input }) => {
    await changeBrand(db, { viewer, caller }, input)
    return read(db, viewer, input.id)
  }),
  bind(calls.decideOnBrand, async ({ db, viewer, caller, input }) => {
    await decideOnBrand(db, { viewer, caller }, input)
    return read(db, viewer, input.id)
  }),
]

async function read(db: Executor, viewer: Viewer, id: string): Promise<BrandRow> {
  const row = await brandById(db, id)
  if (!row) throw notFound()
  return presentFor(viewer)(row)
}

const presentFor =
  (viewer: Viewer) =>
  (row: BrandRecord): BrandRow => ({
    id: row.id,
    version: row.version,
    name: row.name,
    aliases: row.aliases,
    status: row.status,
    merchantName: row.merchant_name,
    reason: row.decision_reason,
    productCount: row.products,
    createdAt: row.created_at,
    actions: presentActions(actionsFor(brandLifecycle, row.status, viewer, () => null)),
  })

const columns: readonly ExportColumn<BrandRow>[] = [
  { title: fields.name, width: 24, value: (one) => one.name },
  { title: fields.aliases, width: 30, value: (one) => one.aliases.join('、') },
  { title: fields.status, width: 10, value: (one) => brandStatus[one.status] },
  { title: fields.merchant, width: 30, value: (one) => one.merchantName },
  { title: fields.reason, width: 40, value: (one) => one.reason },
  { title: fields.products, width: 10, kind: 'number', value: (one) => String(one.productCount) },
  { title: fields.createdAt, width: 18, kind: 'instant', value: (one) => one.createdAt },
]
