import { trimZeros } from '@bdr/contract/kernel/decimal'
import * as calls from '@bdr/contract/quotations/calls'
import type { QuotationStatus } from '@bdr/contract/quotations/machine'
import { opportunityExport } from '@bdr/text/quotations'
import { notFound } from '../../platform/errors.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { pageReply } from '../../platform/list.ts'
import { ownMerchantOf, scopeOf } from '../../platform/scope.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { inquiryLines } from '../inquiries/queries.ts'
import { loadRegions } from '../regions/regions.ts'
import { quotationAttachments } from './attachments.ts'
import { opportunityColumns } from './export.ts'
import { allOpportunities, countsOfOpportunities, pageOfOpportunities } from './list-queries.ts'
import { presentOpportunityRow } from './present.ts'
import { offerableFor } from './own-products.ts'
import { inquiryOf, pastPrices } from './queries.ts'
import { askQuestion, endQuotation, markSeen, saveDraft, submitQuotation } from './quote.ts'
import { readOpportunity } from './read.ts'
import { materialKey } from './rules.ts'
import { readSubscriptions, saveSubscriptions } from './subscriptions.ts'

export function quotationRoutes(): BoundCall[] {
  return [
    bind(calls.listOpportunities, async ({ db, viewer, input }) =>
      pageReply(
        input,
        await pageOfOpportunities(db, scopeOf(viewer), viewer.staffId, input),
        presentOpportunityRow(await loadRegions()),
      ),
    ),
    bind(calls.countOpportunities, ({ db, viewer, input }) =>
      countsOfOpportunities(db, scopeOf(viewer), input),
    ),
    bindExport(calls.exportOpportunities, {
      name: () => opportunityExport.name,
      columns: opportunityColumns,
      async *chunks({ db, viewer, input }) {
        const present = presentOpportunityRow(await loadRegions())
        for await (const rows of allOpportunities(db, scopeOf(viewer), input)) yield rows.map(present)
      },
    }),
    bind(calls.readOpportunity, ({ db, viewer, input }) => readOpportunity(db, viewer, input.id)),
    bind(calls.seeOpportunity, async ({ db, viewer, input }) => {
      await markSeen(db, viewer, input.id)
      return null
    }),
    bind(calls.saveQuotationDraft, ({ db, viewer, input }) => saveDraft(db, viewer, input)),
    bind(calls.submitQuotation, async ({ db, viewer, caller, input }) => {
      await submitQuotation(db, { viewer, caller }, input)
      return readOpportunity(db, viewer, input.id)
    }),
    ...bindActions(
      ({ db, viewer, input }) => readOpportunity(db, viewer, input.id),
      [calls.withdrawQuotation, endQuotation],
      [calls.declineQuotation, endQuotation],
    ),
    bind(calls.askQuestion, async ({ db, viewer, caller, input }) => {
      await askQuestion(db, { viewer, caller }, input)
      return readOpportunity(db, viewer, input.id)
    }),
    ...quotationAttachments,
    bind(calls.readPriceHistory, async ({ db, viewer, input }) => ({
      prices: await priceHistory(db, viewer, input.id),
    })),
    bind(calls.findOfferableProducts, async ({ db, viewer, input: { id, lineId, keyword } }) => {
      const found = await inquiryOf(db, scopeOf(viewer), id)
      const lines = found ? await inquiryLines(db, found.inquiry_id) : []
      const asked = lines.find((line) => line.id === lineId)
      if (!asked) throw notFound()
      return { products: await offerableFor(db, ownMerchantOf(viewer), asked, keyword) }
    }),
    bind(calls.readSubscriptions, ({ db, viewer }) => readSubscriptions(db, viewer)),
    bind(calls.saveSubscriptions, async ({ db, viewer, input }) => {
      await saveSubscriptions(db, viewer, input)
      return readSubscriptions(db, viewer)
    }),
  ]
}

/** The merchant's earlier quotations for the materials of an inquiry, by its lines. */
async function priceHistory(db: Executor, viewer: Viewer, id: string) {
  const found = await inquiryOf(db, scopeOf(viewer), id)
  if (!found) throw notFound()
  const lines = await inquiryLines(db, found.inquiry_id)
  const keys = new Map(lines.map((line) => [line.id, materialKey(line)]))
  const prices = await pastPrices(db, ownMerchantOf(viewer), found.inquiry_id, [...new Set(keys.values())])
  return lines.flatMap((line) =>
    prices
      .filter(({ material }) => material === keys.get(line.id))
      .map((row) => ({
        lineId: line.id,
        quotationId: row.quotation_id,
        inquiryNo: row.inquiry_no,
        submittedAt: row.submitted_at,
        quantity: trimZeros(row.quantity),
        unitPrice: trimZeros(row.unit_price),
        taxRate: trimZeros(row.tax_rate),
        taxIncluded: row.tax_included,
        grossPrice: trimZeros(row.gross_price),
        leadDays: row.lead_days,
        brand: row.brand,
        product: row.product,
        status: row.status as QuotationStatus,
      })),
  )
}
