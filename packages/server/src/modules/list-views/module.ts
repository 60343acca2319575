import * as calls from '@bdr/contract/list-views/calls'
import { maxViewsOfList } from '@bdr/contract/list-views/model'
import type { ListViews } from '@bdr/contract/list-views/replies'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound, refused } from '../../platform/errors.ts'
import { bind } from '../../platform/gateway/bind.ts'
import type { ServerModule } from '../../platform/module.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** Named views of lists and people's arrangement of them. These are personal settings, not records. */
export const listViewModule: ServerModule = {
  routes: () => [
    bind(calls.readListViews, ({ db, viewer, input }) => viewsOf(db, viewer, input.list)),
    bind(calls.saveListView, async ({ db, viewer, input }) => {
      const { list, name, search, columns, shared } = input
      await oneAtATime(db, viewer.staffId)
      const { count } = await db
        .selectFrom('list_view')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('staff_id', '=', viewer.staffId)
        .where('list', '=', list)
        .where('name', '<>', name)
        .executeTakeFirstOrThrow()
      if (count >= maxViewsOfList) throw refused('listView.tooMany', { limit: maxViewsOfList })
      const { id } = await db
        .insertInto('list_view')
        .values({
          merchant_id: viewer.merchantId,
          staff_id: viewer.staffId,
          ...{ list, name, search, columns, shared },
        })
        .onConflict((on) => on.columns(['staff_id', 'list', 'name']).doUpdateSet({ search, columns, shared }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, name, search, columns, shared, own: true, by: viewer.name }
    }),
    bind(calls.removeListView, async ({ db, viewer, input }) => {
      const { numDeletedRows } = await db
        .deleteFrom('list_view')
        .where('id', '=', input.id)
        .where('staff_id', '=', viewer.staffId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw notFound()
      return null
    }),
    bind(calls.arrangeList, async ({ db, viewer, input }) => {
      const { list, defaultViewId, columns, viewId } = input
      const { views } = await viewsOf(db, viewer, list)
      for (const wanted of [defaultViewId ?? undefined, viewId])
        if (wanted !== undefined && !views.some(({ id }) => id === wanted)) throw notFound()
      await db
        .insertInto('list_arrangement')
        .values({ staff_id: viewer.staffId, list })
        .onConflict((on) => on.doNothing())
        .execute()
      const own = db
        .updateTable('list_arrangement')
        .where('staff_id', '=', viewer.staffId)
        .where('list', '=', list)
      if (defaultViewId !== undefined) await own.set({ default_view_id: defaultViewId }).execute()
      const change = JSON.stringify({ [viewId ?? plain]: columns })
      if (columns !== undefined)
        await own.set({ columns: sql`jsonb_strip_nulls(columns || ${change}::jsonb)` }).execute()
      return viewsOf(db, viewer, list)
    }),
  ],
}

/** Makes saved views of one person wait for each other, because their number is limited. */
async function oneAtATime(tx: Executor, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list-view:${staffId}`}, 0))`.execute(tx)
}

/** The key for the columns of a list without a view. */
const plain = 'plain'

async function viewsOf(db: Executor, viewer: Viewer, list: string): Promise<ListViews> {
  const rows = await db
    .selectFrom('list_view as v')
    .innerJoin('staff as s', 's.id', 'v.staff_id')
    .select(['v.id', 'v.name', 'v.search', 'v.columns', 'v.shared', 'v.staff_id', 's.name as by'])
    .where('v.list', '=', list)
    .where((eb) =>
      eb.or([
        eb('v.staff_id', '=', viewer.staffId),
        eb.and([
          eb('v.shared', '=', true),
          viewer.merchantId === null
            ? eb('v.merchant_id', 'is', null)
            : eb('v.merchant_id', '=', viewer.merchantId),
        ]),
      ]),
    )
    .orderBy('v.name')
    .orderBy('v.id')
    .execute()
  const arrangement = await db
    .selectFrom('list_arrangement')
    .select(['default_view_id', 'columns'])
    .where('staff_id', '=', viewer.staffId)
    .where('list', '=', list)
    .executeTakeFirst()
  const arranged: Readonly<Record<string, string[]>> = arrangement?.columns ?? {}
  const views = rows.map(({ staff_id, ...view }) => ({
    ...view,
    columns: arranged[view.id] ?? view.columns,
    own: staff_id === viewer.staffId,
  }))
  // a view that is no longer shared is no longer the default either
  const known = views.find(({ id }) => id === arrangement?.default_view_id)
  return { views, defaultViewId: known?.id ?? null, columns: arranged[plain] ?? null }
}
