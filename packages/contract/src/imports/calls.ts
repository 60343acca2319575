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

/** What was imported from files, newest first: of each kind that the viewer's post may import. */
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

/** Reads the file again with what a person says of it, besides what was said before. */
export const checkImport = call({
  name: 'imports.check',
  method: 'POST',
  path: `${path}/{id}/check`,
  access,
  input: () =>
    z.strictObject({
      id,
      /** what was said to the questions of the check */
      answers: importAnswers.optional(),
      /** columns mapped by hand; remembered once imported */
      layouts: layoutChoices.optional(),
      /** the merchants an operator chose for sellers we did not know; remembered */
      parties: partyChoices.optional(),
    }),
})

/** Adds all records of a checked file, or none. Said twice it is done once. */
export const commitImport = call({
  name: 'imports.commit',
  method: 'POST',
  path: `${path}/{id}/commit`,
  access,
  input: () => z.strictObject({ id }),
})

/** Ends an import that is not done yet: nothing of it stays but its row and its file. */
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
  mediaType: 'application/octet-stream',
  input: () => z.strictObject({ id }),
})

/** A workbook of just the rows that have faults, with the cells marked and the reasons beside. */
export const downloadFailedRows = documentCall({
  name: 'imports.failedRows',
  method: 'GET',
  path: `${path}/{id}/failed-rows.xlsx`,
  access,
  mediaType: workbookType,
  input: () => z.strictObject({ id }),
})

/** Puts mended rows of `imports.failedRows` in the place of the file's own and checks it again. */
export const mendImport = uploadCall({
  name: 'imports.mend',
  method: 'POST',
  path: `${path}/{id}/mended`,
  access,
  maxBytes: fileLimits.bytes,
  input: () => z.strictObject({ id }),
})
