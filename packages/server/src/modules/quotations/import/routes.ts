import { draftOfVersion } from '@bdr/contract/quotations/drafts'
import { importQuotation, quotationWorkbook } from '@bdr/contract/quotations/import'
import { quotationWorkbookText } from '@bdr/text/quotation-import'
import { notFound } from '../../../platform/errors.ts'
import { bindDocument, bindUpload, type BoundCall } from '../../../platform/gateway/bind.ts'
import type { ModuleParts } from '../../../platform/module.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { startImport } from '../../imports/import-files.ts'
import { inquiryOf } from '../queries.ts'
import { readOpportunity } from '../read.ts'

export const quotationImportRoutes = (parts: ModuleParts): BoundCall[] => [
  bindDocument(quotationWorkbook, async ({ db, viewer, input: { id } }) => {
    const { quotationWorkbookFile } = await import('./workbook.ts')
    const { inquiryNo, lines, draft, versions } = await readOpportunity(db, viewer, id)
    const typed = draft.values ?? (versions[0] ? draftOfVersion(versions[0]) : null)
    const bytes = await quotationWorkbookFile(lines, typed?.lines ?? [])
    return { bytes, fileName: quotationWorkbookText.fileName(inquiryNo) }
  }),
  bindUpload(
    importQuotation,
    async (file) => file,
    async ({ db, viewer, caller, input: { id } }, file) => {
      if (!(await inquiryOf(db, scopeOf(viewer), id))) throw notFound()
      return startImport(parts, { viewer, caller }, 'quotation', file, { aboutId: id })
    },
    { transactional: false },
  ),
]
