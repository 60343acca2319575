import type { z } from 'zod'
import { documentCall, type Call } from './call.ts'

/** Rows of one exported list. For longer lists the person has to narrow the filter. */
export const maxExportedRows = 100_000

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a call is the export of this list. */
export const exportedBy = (list: Call, call: Call): boolean =>
  call.mediaType === workbookType && call.path === `${list.path}/export.xlsx`

/**
 * Defines the export of a list: the same rows with the same filter and order, as a workbook. Everybody who may read the
 * list may export it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const exportOf = <const Path extends string, Shape extends z.ZodRawShape & PagingShape>(
  list: Call<z.ZodObject<Shape>, unknown, Path>,
) =>
  documentCall({
    name: list.name.replace(/\w+$/, 'export'),
    method: 'GET',
    path: `${list.path}/export.xlsx` as const,
    access: list.access,
    cost: 'exports',
    mediaType: workbookType,
    input: () =>
      list.input.omit({ pageNum: true, pageSize: true } as never) as unknown as z.ZodObject<
        Omit<Shape, 'pageNum' | 'pageSize'>
      >,
  })

interface PagingShape {
  readonly pageNum: z.ZodType
  readonly pageSize: z.ZodType
}
