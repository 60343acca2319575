import { importInquiryLines, inquiryTemplate } from '@bdr/contract/inquiries/import'
import { inquiryTemplateText } from '@bdr/text/inquiry-import'
import { notFound } from '../../../platform/errors.ts'
import { bindDocument, bindUpload, type BoundCall } from '../../../platform/gateway/bind.ts'
import type { ModuleParts } from '../../../platform/module.ts'
import { startImport } from '../../imports/import-files.ts'
import { inquiryHead } from '../queries.ts'

export const inquiryImportRoutes = (parts: ModuleParts): BoundCall[] => [
  bindDocument(inquiryTemplate, async () => {
    const { inquiryTemplateFile } = await import('./template.ts')
    return { bytes: await inquiryTemplateFile(), fileName: inquiryTemplateText.fileName }
  }),
  bindUpload(
    importInquiryLines,
    async (file) => file,
    async ({ db, viewer, caller, input: { inquiryId } }, file) => {
      if (inquiryId !== undefined && !(await inquiryHead(db, inquiryId))) throw notFound()
      return startImport(parts, { viewer, caller }, 'inquiry', file, { aboutId: inquiryId ?? null })
    },
    { transactional: false },
  ),
]
