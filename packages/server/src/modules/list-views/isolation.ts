import { saveListView } from '@bdr/contract/list-views/calls'
import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  async make(_world, { owner }) {
    const view = { list: 'orders.list', name: 'wall', search: '', columns: null, shared: true }
    return { listView: (await owner.ok(saveListView, view)).id }
  },
  inputs: {
    'listViews.remove': (ids) => ({ id: ids['listView'] }),
    'listViews.arrange': [
      (ids) => ({ list: 'orders.list', defaultViewId: ids['listView'] }),
      (ids) => ({ list: 'orders.list', columns: ['orderNo'], viewId: ids['listView'] }),
    ],
  },
}
