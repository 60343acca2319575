import { z } from 'zod'

const listView = z.object({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  /** null: all columns in default order */
  columns: z.array(z.string()).nullable(),
  shared: z.boolean(),
  /** whether it is the reader's own, which can be replaced and removed */
  own: z.boolean(),
  by: z.string(),
})
export type ListView = z.output<typeof listView>

const listViews = z.object({
  views: z.array(listView),
  defaultViewId: z.string().nullable(),
  /** those of the list without a view; null: all columns in default order */
  columns: z.array(z.string()).nullable(),
})
export type ListViews = z.output<typeof listViews>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'listViews.read': listViews,
  'listViews.save': listView,
  'listViews.remove': z.null(),
  'listViews.arrange': listViews,
}
