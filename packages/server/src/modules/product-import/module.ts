import * as calls from '@bdr/contract/products/import'
import { productTemplateNames } from '@bdr/text/batch-upload'
import { transaction } from '../../platform/db/transaction.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { bindDocument, bindUpload } from '../../platform/gateway/bind.ts'
import type { ServerModule } from '../../platform/module.ts'
import { fault } from '../../platform/refusals.ts'
import { own, ownMerchantOf } from '../../platform/scope.ts'
import { addArchive, startImport, storeFile } from '../imports/import-files.ts'
import { findImport } from '../imports/queries.ts'
import { productImport } from './import-products.ts'
import { brandChoices, categoryChoices } from './queries.ts'
import { openPictures } from './process-pictures.ts'

export const productImportModule: ServerModule = {
  routes: (parts) => [
    bindDocument(calls.productTemplate, async ({ db, viewer, input: { categoryIds } }) => {
      const all = await categoryChoices(db)
      const chosen = [...new Set(categoryIds)].map((id) => all.find((one) => one.id === id && one.isOpen))
      const categories = chosen.filter((one) => one !== undefined)
      if (categories.length < chosen.length) throw invalid([fault(['categoryIds'], 'product.categoryClosed')])
      const { productTemplateFile } = await import('./template.ts')
      const brands = await brandChoices(db, ownMerchantOf(viewer))
      const { fileName, several } = productTemplateNames
      return {
        bytes: await productTemplateFile(
          categories,
          brands.map(({ name }) => name),
        ),
        fileName: fileName(categories.length === 1 ? categories[0]!.name : several(categories.length)),
      }
    }),
    bindUpload(
      calls.importProducts,
      async (file) => file,
      ({ viewer, caller, input: { after } }, file) =>
        startImport(parts, { viewer, caller }, 'products', file, { answers: { after } }),
      { transactional: false },
    ),
    bindUpload(
      calls.importProductPictures,
      async (file) => {
        // a faulty archive is refused before anything is stored
        openPictures(file.bytes)
        return file
      },
      async ({ db, viewer, input: { id } }, file) => {
        const seen = { scope: own(ownMerchantOf(viewer)), kinds: ['products'] } as const
        if (!(await findImport(db, seen, id))) throw notFound()
        const fileId = await storeFile(parts, viewer, file, 'import-archive')
        await transaction(parts.database, (tx) => addArchive(tx, seen, id, fileId), { bus: parts.bus })
        return { id }
      },
      { transactional: false },
    ),
  ],
  imports: (parts) => [productImport(parts)],
}
