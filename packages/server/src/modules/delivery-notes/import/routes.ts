import { importDeliveryNotes, maxFilledLines } from '@bdr/contract/delivery-notes/import'
import { sheetToFill } from '@bdr/contract/orders/open-lines'
import type { OpenLine } from '@bdr/contract/orders/replies'
import { filledSheet } from '@bdr/text/delivery-note-fill'
import { refused } from '../../../platform/errors.ts'
import { bindDocument, bindUpload, type BoundCall } from '../../../platform/gateway/bind.ts'
import type { ModuleParts } from '../../../platform/module.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { startImport } from '../../imports/import-files.ts'
import { allOpenLines, presentOpenLine } from '../../orders/open-lines.ts'

export function filledSheetRoutes(parts: ModuleParts): BoundCall[] {
  const { clock } = parts
  return [
    bindDocument(sheetToFill, async ({ db, viewer, input }) => {
      const lines: OpenLine[] = []
      for await (const rows of allOpenLines(db, scopeOf(viewer), input, clock.today())) {
        lines.push(...rows.map(presentOpenLine).filter(({ remainingQuantity }) => remainingQuantity !== '0'))
        if (lines.length > maxFilledLines) throw refused('list.tooManyToExport', { limit: maxFilledLines })
      }
      const { filledSheetFile } = await import('./template.ts')
      return { bytes: await filledSheetFile(lines), fileName: filledSheet.fileName(clock.today()) }
    }),
    bindUpload(
      importDeliveryNotes,
      async (file) => file,
      ({ viewer, caller }, file) => startImport(parts, { viewer, caller }, 'deliveryNotes', file),
      { transactional: false },
    ),
  ]
}
