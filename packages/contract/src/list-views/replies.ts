import { z } from 'zod'

const listView = z.object({
  id: z.string(),
  name: z.string(),
  search: z.string(),
  /** null: all, in their order */
  columns: z.array(z.string()).nullable(),
  shared: z.boolean(),
  /** whose it is: the reader's own may be replaced and removed */
  own: z.boolean(),
  by: z.string(),
})
export type ListView = z.output<typeof listView>

const listViews = z.object({
  views: z.array(listView),
  defaultViewId: z.string().nullable(),
  /** of the plain list; null: all, in their order */
  columns: z.array(z.string()).nullable(),
})
export type ListViews = z.output<typeof listViews>

/** What the calls answer, by their names. */
export const replies = {
  'listViews.read': listViews,
  'listViews.save': listView,
  'listViews.remove': z.null(),
  'listViews.arrange': listViews,
}
