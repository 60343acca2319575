import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { settleInMachine } from './machine.ts'

export const settleInEntity = entity({
  kind: 'settle-in',
  pages: [
    menuPage({
      key: 'settleInList',
      path: '/platform/settle-in',
      access: 'settle-in:review',
      menu: 'platform',
      module: 'console/settle-in/list',
      icon: 'M3 9l7-5 7 5v8H3zM10 8v5M7.5 10.5h5',
    }),
    innerPage({
      key: 'settleInDetail',
      path: '/platform/settle-in/detail',
      access: 'settle-in:review',
      parent: 'settleInList',
      module: 'console/settle-in/detail',
    }),
  ],
  looks: {
    'settle-in': looksOf(settleInMachine.states, {
      submitted: look('waiting', 'open'),
      returned: look('review', 'half'),
      approved: look('done', 'full'),
      refused: look('refused', 'crossed'),
      withdrawn: look('idle', 'crossed'),
    }),
  },
  search: 'settle-in:review',
  audience: ['settle-in:review'],
  record: { settleInDetail: { call: 'settleInReview.detail', field: 'companyName' } },
})
