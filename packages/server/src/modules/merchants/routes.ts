import * as calls from '@bdr/contract/merchants/calls'
import { merchantExport } from '@bdr/text/merchants'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { bindActions } from '../../platform/gateway/bind-actions.ts'
import { pageReply } from '../../platform/list.ts'
import { loadRegions } from '../regions/regions.ts'
import { merchantColumns, presentedMerchants } from './export.ts'
import { changeMerchantStatus } from './freeze.ts'
import { presentMerchantRow, readMerchant } from './present.ts'
import { allMerchants, merchantOptions, pageOfMerchants } from './queries.ts'
import { setToleranceOfMerchant } from './set-tolerance.ts'

export function merchantRoutes(): BoundCall[] {
  return [
    bind(calls.merchantOptions, ({ db, input }) => merchantOptions(db, input)),
    bind(calls.listMerchants, async ({ db, input }) => {
      const [page, regions] = await Promise.all([pageOfMerchants(db, input), loadRegions()])
      return {
        ...pageReply(input, page, (row) => presentMerchantRow(row, regions)),
        counts: page.counts,
      }
    }),
    bindExport(calls.exportMerchants, {
      name: () => merchantExport.name,
      columns: merchantColumns,
      chunks: ({ db, input }) => presentedMerchants(allMerchants(db, input)),
    }),
    bind(calls.readMerchant, ({ db, viewer, input }) => readMerchant(db, viewer, input.id)),
    bind(calls.setMerchantTolerance, async ({ db, viewer, caller, input }) => {
      await setToleranceOfMerchant(db, { viewer, caller }, input)
      return readMerchant(db, viewer, input.id)
    }),
    ...bindActions(
      ({ db, viewer, input }) => readMerchant(db, viewer, input.id),
      [calls.freezeMerchant, changeMerchantStatus],
      [calls.reinstateMerchant, changeMerchantStatus],
    ),
  ]
}
