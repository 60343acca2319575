import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { id } from '../kernel/field.ts'
import { merchant } from '../paths.ts'
import { listName, viewColumns, viewName, viewSearch } from './model.ts'

const views = `${merchant}/list-views` as const

/** The views of a list, the person's own and those shared in their company, and how the person arranged the list. */
export const readListViews = call({
  name: 'listViews.read',
  method: 'GET',
  path: views,
  access: 'signed-in',
  overlay: false,
  input: () => z.strictObject({ list: listName }),
})

/** Stores the current filters and columns of a list under a name. An own view with the same name is replaced. */
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
      /** whether colleagues in the same company can use it */
      shared: z.boolean(),
    }),
})

/** Removes an own view. If it was shared, colleagues lose it as well. */
export const removeListView = call({
  name: 'listViews.remove',
  method: 'DELETE',
  path: `${views}/{id}`,
  access: 'signed-in',
  input: () => z.strictObject({ id }),
})

/**
 * Stores how the person uses a list: the view it opens with, and the columns of a view or of the list without a view.
 */
export const arrangeList = call({
  name: 'listViews.arrange',
  method: 'PUT',
  path: `${views}/arrangement`,
  access: 'signed-in',
  overlay: false,
  input: () =>
    z.strictObject({
      list: listName,
      /** omitted it stays as it was; null opens the list without a view */
      defaultViewId: id.nullable().optional(),
      /** without `viewId` those of the list without a view; null shows all columns again */
      columns: viewColumns.nullable().optional(),
      viewId: id.optional(),
    }),
})
