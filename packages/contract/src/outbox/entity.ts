import { entity, look, looksOf } from '../kernel/entity.ts'
import { menuPage } from '../kernel/navigation.ts'
import { outboxStates } from './model.ts'

export const outboxEntity = entity({
  kind: 'outbox-message',
  pages: [
    menuPage({
      key: 'outbox',
      path: '/platform/outbox',
      access: 'outbox:view',
      menu: 'platform',
      module: 'console/outbox/list',
      icon: 'M3 4h14v12H3zM3 5l7 6 7-6',
    }),
  ],
  looks: {
    outbox: looksOf(outboxStates, {
      waiting: look('waiting', 'open'),
      failing: look('review', 'half'),
      'given-up': look('refused', 'crossed'),
      done: look('done', 'full'),
    }),
  },
  search: null,
  // the page refreshes itself every few seconds
  audience: [],
  record: {},
})
