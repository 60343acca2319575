import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { orderLineMachine, orderMachine } from './machine.ts'

export const orderEntity = entity({
  kind: 'order',
  pages: [
    menuPage({
      key: 'orderList',
      path: '/orderPart/list',
      access: 'order:view',
      menu: 'orders',
      module: 'console/orders/list',
      icon: 'M5 3h7l3 3v11H5zM12 3v3h3M7.5 9.5h5M7.5 12.5h5',
    }),
    innerPage({
      key: 'orderDetail',
      path: '/orderPart/orderDetail',
      access: 'order:view',
      parent: 'orderList',
      module: 'console/orders/detail',
    }),
    menuPage({
      key: 'toDeliver',
      path: '/orderPart/toDeliver',
      access: 'delivery-note:create',
      menu: 'orders',
      module: 'console/orders/to-deliver',
      icon: 'M3.5 6.5L10 3l6.5 3.5v7L10 17l-6.5-3.5zM3.5 6.5L10 10l6.5-3.5M10 10v7',
    }),
    menuPage({
      key: 'orderImport',
      path: '/platform/orders/import',
      access: 'order:import',
      menu: 'platform',
      module: 'console/orders/import',
      icon: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M3.5 12.5V17h13v-4.5',
    }),
    menuPage({
      key: 'platformTolerance',
      path: '/platform/tolerance',
      access: 'order:manage',
      menu: 'platform',
      module: 'console/orders/platform-tolerance',
      icon: 'M3 15.5h14M5 15.5V9h4v6.5M11 15.5V6h4v9.5M10 3h6M13 1.5v3',
    }),
  ],
  looks: {
    order: looksOf(orderMachine.states, {
      pending: look('waiting', 'open'),
      'partly-confirmed': look('waiting', 'half'),
      'change-review': look('review', 'open'),
      confirmed: look('moving', 'open'),
      'partly-shipped': look('moving', 'half'),
      shipped: look('moving', 'full'),
      'partly-received': look('arriving', 'half'),
      completed: look('done', 'full'),
      rejected: look('refused', 'crossed'),
      cancelled: look('idle', 'crossed'),
      closed: look('idle', 'full'),
    }),
    'order-line': looksOf(orderLineMachine.states, {
      pending: look('waiting', 'open'),
      proposed: look('review', 'open'),
      accepted: look('done', 'full'),
      rejected: look('refused', 'crossed'),
      cancelled: look('idle', 'crossed'),
    }),
  },
  search: 'order:view',
  lists: { orderList: 'keyword' },
  audience: ['order:view'],
  record: { orderDetail: { call: 'orders.detail', field: 'orderNo' } },
})
