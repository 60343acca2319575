import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id } from '../kernel/field.ts'
import { merchant } from '../paths.ts'
import { listName, viewColumns, viewName, viewSearch } from './model.ts'

const views = `${merchant}/list-views` as const

/** The views of a list: one's own and those the company shares, and how one arranged it. */
export const readListViews = call({
  name: 'listViews.read',
  method: 'GET',
  path: views,
  access: 'signed-in',
  overlay: false,
  input: () => z.strictObject({ list: listName }),
})

/** Names what is asked of a list. A view of one's own with this name is replaced. */
export const saveListView = call({
  name: 'listViews.save',
  method: 'POST',
  path: views,
  access: 'signed-in',
  input: () =>
    z.strictObject({
      list: listName,
      name: viewName,
      search: viewSearch,
      columns: viewColumns.nullable(),
      /** the colleagues of one's company have it, too */
      shared: z.boolean(),
    }),
})

/** Removes a view of one's own; colleagues have a shared one no longer, either. */
export const removeListView = call({
  name: 'listViews.remove',
  method: 'DELETE',
  path: `${views}/{id}`,
  access: 'signed-in',
  input: () => z.strictObject({ id }),
})

/** Arranges a list for oneself: the view it opens with, and the columns of a view or of the plain list. */
export const arrangeList = call({
  name: 'listViews.arrange',
  method: 'PUT',
  path: `${views}/arrangement`,
  access: 'signed-in',
  overlay: false,
  input: () =>
    z.strictObject({
      list: listName,
      /** left out it stays as it was; null opens the plain list */
      defaultViewId: id.nullable().optional(),
      /** of the plain list where there is no `viewId`; null shows all again */
      columns: viewColumns.nullable().optional(),
      viewId: id.optional(),
    }),
})
