import * as calls from '@bdr/contract/orders/open-lines'
import { importFieldNames as fields } from '@bdr/text/order-import'
import { openLines as words, orderFields, pickingList } from '@bdr/text/orders'
import type { OpenLine } from '@bdr/contract/orders/replies'
import type { Clock } from '../../platform/clock.ts'
import { refused } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'
import { bind, bindDocument, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { printer } from '../../platform/pdf/printer.ts'
import { scopeOf } from '../../platform/scope.ts'
import { allOpenLines, countsOfOpenLines, pageOfOpenLines, presentOpenLine } from './open-lines.ts'
import type { PickingJob } from './picking-list.ts'
import { merchantName } from './queries.ts'

export function openLineRoutes(clock: Clock): BoundCall[] {
  return [
    bind(calls.listOpenLines, async ({ db, viewer, input }) =>
      pageReply(input, await pageOfOpenLines(db, scopeOf(viewer), input, clock.today()), presentOpenLine),
    ),
    bind(calls.countOpenLines, ({ db, viewer, input }) =>
      countsOfOpenLines(db, scopeOf(viewer), input, clock.today()),
    ),
    bindExport(calls.exportOpenLines, {
      name: () => words.title,
      columns,
      chunks: ({ db, viewer, input }) =>
        presented(allOpenLines(db, scopeOf(viewer), input, clock.today()), presentOpenLine),
    }),
    bindDocument(calls.pickingList, async ({ db, viewer, asker, input }) => {
      const lines: OpenLine[] = []
      for await (const rows of allOpenLines(db, scopeOf(viewer), input, clock.today())) {
        lines.push(...rows.map(presentOpenLine).filter(({ remainingQuantity }) => remainingQuantity !== '0'))
        if (lines.length > calls.maxPickedLines)
          throw refused('list.tooManyToExport', { limit: calls.maxPickedLines })
      }
      const job = {
        merchantName: await merchantName(db, scopeOf(viewer)),
        lines,
        today: clock.today(),
        printedAt: clock.now(),
      }
      const bytes = await print(job, asker, 'a picking list')
      return { bytes, fileName: `${pickingList.title} ${clock.today()}.pdf` }
    }),
  ]
}

const columns: readonly ExportColumn<OpenLine>[] = [
  { title: fields.requiredDate, width: 14, kind: 'day', value: (line) => line.requiredDate },
  { title: fields.orderNo, width: 20, value: (line) => line.orderNo },
  { title: fields.lineNo, width: 8, kind: 'number', value: (line) => String(line.lineNo) },
  { title: orderFields.buyer, width: 30, value: (line) => line.buyerName },
  { title: orderFields.shipTo, width: 40, value: (line) => line.shipTo },
  { title: fields.materialCode, width: 18, value: (line) => line.materialCode },
  { title: fields.materialName, width: 24, value: (line) => line.materialName },
  { title: fields.specification, width: 30, value: (line) => line.specification },
  { title: fields.brand, width: 12, value: (line) => line.brand },
  { title: fields.unit, width: 8, value: (line) => line.unit },
  { title: fields.quantity, width: 12, kind: 'number', value: (line) => line.quantity },
  { title: words.shipped, width: 12, kind: 'number', value: (line) => line.shippedQuantity },
  { title: words.reserved, width: 12, kind: 'number', value: (line) => line.reservedQuantity },
  { title: words.remaining, width: 12, kind: 'number', value: (line) => line.remainingQuantity },
  { title: fields.note, width: 24, value: (line) => line.note },
]

const print = printer<PickingJob>(new URL('./picking-worker.ts', import.meta.url))
