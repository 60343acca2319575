import { z } from 'zod'
import { documentCall, uploadCall } from '../kernel/call.ts'
import { workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { fileLimits } from '../kernel/import-file.ts'
import { merchant } from '../paths.ts'
import { afterImport, productImportLimits } from './import-model.ts'

const path = `${merchant}/products/import` as const
const edit = { access: 'product:edit' } as const

/** An empty workbook with a sheet for each category and lists of the allowed values. */
export const productTemplate = documentCall({
  name: 'products.importTemplate',
  method: 'GET',
  path: `${path}/template`,
  ...edit,
  cost: 'prints',
  overlay: false,
  mediaType: workbookType,
  input: () =>
    z.strictObject({
      /** ids, separated by commas */
      categoryIds: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(id).min(1).max(productImportLimits.categories)),
    }),
})

/** Starts an import of products. A job reads and checks the file; see `imports.read`. */
export const importProducts = uploadCall({
  name: 'products.import',
  method: 'POST',
  path,
  ...edit,
  cost: 'reads',
  maxBytes: fileLimits.bytes,
  input: () => z.strictObject({ after: z.enum(afterImport) }),
})

/** Adds pictures whose names are SKU codes to an open import and has it checked again. */
export const importProductPictures = uploadCall({
  name: 'products.importPictures',
  method: 'POST',
  path: `${path}/{id}/pictures`,
  ...edit,
  cost: 'reads',
  maxBytes: productImportLimits.archiveBytes,
  input: () => z.strictObject({ id }),
})
