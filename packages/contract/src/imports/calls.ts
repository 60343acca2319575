import { z } from 'zod'
import { call, documentCall, uploadCall } from '../kernel/call.ts'
import { exportOf, workbookType } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { fileLimits, importAnswers, layoutChoices } from '../kernel/import-file.ts'
import { pageFields } from '../kernel/page.ts'
import { partyChoices } from '../orders/import.ts'
import { merchant } from '../paths.ts'
import { importKind, importState } from './model.ts'

const path = `${merchant}/import-jobs` as const
const access = 'import:use'

/** The imports of files, newest first, limited to the kinds that the viewer's post may import. */
export const listImports = call({
  name: 'imports.list',
  method: 'GET',
  path,
  access,
  input: () => z.strictObject({ ...pageFields, kind: importKind.optional(), state: importState.optional() }),
  shows: ['import-job'],
})
export const exportImports = exportOf(listImports)

export const readImport = call({
  name: 'imports.read',
  method: 'GET',
  path: `${path}/{id}`,
  access,
  overlay: false,
  input: () => z.strictObject({ id }),
  shows: ['import-job'],
})

/** Reads the file again with further answers, in addition to those already given. */
export const checkImport = call({
  name: 'imports.check',
  method: 'POST',
  path: `${path}/{id}/check`,
  access,
  cost: 'reads',
  input: () =>
    z.strictObject({
      id,
      /** answers to the questions of the check */
      answers: importAnswers.optional(),
      /** columns mapped by hand; they are remembered once the file is imported */
      layouts: layoutChoices.optional(),
      /** the merchants an operator chose for unknown sellers; they are remembered */
      parties: partyChoices.optional(),
    }),
})

/** Adds all records of a checked file, or none. Repeating the call has no further effect. */
export const commitImport = call({
  name: 'imports.commit',
  method: 'POST',
  path: `${path}/{id}/commit`,
  access,
  cost: 'reads',
  input: () => z.strictObject({ id }),
})

/** Cancels an import that is not finished. Only its row and its file remain. */
export const cancelImport = call({
  name: 'imports.cancel',
  method: 'POST',
  path: `${path}/{id}/cancel`,
  access,
  input: () => z.strictObject({ id }),
})

/** The file as it was uploaded. */
export const downloadImport = documentCall({
  name: 'imports.source',
  method: 'GET',
  path: `${path}/{id}/source`,
  access,
  cost: 'reads',
  mediaType: 'application/octet-stream',
  input: () => z.strictObject({ id }),
})

/** A workbook with only the rows that have faults. Their cells are marked and the reasons are next to them. */
export const downloadFailedRows = documentCall({
  name: 'imports.failedRows',
  method: 'GET',
  path: `${path}/{id}/failed-rows.xlsx`,
  access,
  cost: 'reads',
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})

/**
 * Uploads a corrected copy of the workbook of `imports.failedRows`. Its rows replace those of the original file, which
 * is then checked again.
 */
export const uploadCorrectedRows = uploadCall({
  name: 'imports.correctRows',
  method: 'POST',
  path: `${path}/{id}/mended`,
  access,
  cost: 'reads',
  maxBytes: fileLimits.bytes,
  input: () => z.strictObject({ id }),
})
