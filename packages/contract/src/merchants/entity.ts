import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { merchantMachine } from './machine.ts'

export const merchantEntity = entity({
  kind: 'merchant',
  pages: [
    menuPage({
      key: 'merchantList',
      path: '/platform/merchants',
      access: 'merchant:manage',
      menu: 'platform',
      module: 'console/merchants/list',
      icon: 'M3 8l1.5-4h11L17 8M3 8h14M4.5 8v9h11V8M8 17v-5h4v5',
    }),
    innerPage({
      key: 'merchantDetail',
      path: '/platform/merchants/detail',
      access: 'merchant:manage',
      parent: 'merchantList',
      module: 'console/merchants/detail',
    }),
  ],
  looks: {
    merchant: looksOf(merchantMachine.states, {
      active: look('done', 'full'),
      frozen: look('refused', 'crossed'),
    }),
  },
  search: 'merchant:manage',
  audience: ['company:view', 'merchant:manage'],
  record: { merchantDetail: { call: 'merchants.detail', field: 'name' } },
})
