import type { z } from 'zod'
import { documentCall, type Call } from './call.ts'

/** Rows of one exported list; more are asked to be narrowed by the filter. */
export const maxExportedRows = 100_000

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Whether a call is the export of a list, and of which. */
export const exportedBy = (list: Call, call: Call): boolean =>
  call.mediaType === workbookType && call.path === `${list.path}/export.xlsx`

/**
 * The export of a list: the same rows under the same filter and in the same order, as a workbook.
 * Whoever may read the list may export it.
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
