import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { changeRequestMachine } from './machine.ts'

export const changeRequestEntity = entity({
  kind: 'change-request',
  pages: [
    menuPage({
      key: 'changeRequestList',
      path: '/platform/changeRequests',
      access: 'merchant:manage',
      menu: 'platform',
      module: 'console/change-requests/list',
      icon: 'M4 3h9l3 3v11H4zM7 10.5l2 2 4-4.5',
    }),
    innerPage({
      key: 'changeRequestDetail',
      path: '/platform/changeRequestDetail',
      access: 'merchant:manage',
      parent: 'changeRequestList',
      module: 'console/change-requests/detail',
    }),
  ],
  looks: {
    'change-request': looksOf(changeRequestMachine.states, {
      submitted: look('waiting', 'open'),
      approved: look('done', 'full'),
      refused: look('refused', 'crossed'),
      withdrawn: look('idle', 'crossed'),
    }),
  },
  search: null,
  audience: ['company:view', 'merchant:manage'],
  record: { changeRequestDetail: { call: 'changeRequests.detail', field: 'merchantName' } },
})
