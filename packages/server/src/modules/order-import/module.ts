import { orderImportTemplate, importOrders } from '@bdr/contract/orders/calls'
import { orderTemplate } from '@bdr/text/imported-words'
import { bindDocument, bindUpload } from '../../platform/gateway/bind.ts'
import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { startImport } from '../imports/import-files.ts'
import { orderImport } from './import-orders.ts'

export const orderImportModule: ServerModule = {
  routes: (parts) => [
    bindUpload(
      importOrders,
      async (file) => file,
      ({ viewer, caller, input: { mode } }, file) =>
        startImport(parts, { viewer, caller }, 'orders', file, { unattended: mode === 'import' }),
      { transactional: false },
    ),
    bindDocument(orderImportTemplate, async ({ db }) => {
      const { orderTemplateFile } = await import('./template.ts')
      return { bytes: await orderTemplateFile(db), fileName: orderTemplate.fileName }
    }),
  ],
  imports: (parts) => [orderImport(crashLogger(parts.log), parts)],
}
