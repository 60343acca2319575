import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { deliveryNoteMachine } from './machine.ts'

export const deliveryNoteEntity = entity({
  kind: 'delivery-note',
  pages: [
    innerPage({
      key: 'deliveryNoteCreate',
      path: '/orderPart/createDeliveryOrder',
      access: 'delivery-note:create',
      parent: 'orderList',
      module: 'console/delivery-notes/form',
    }),
    innerPage({
      key: 'deliveryNoteImport',
      path: '/orderPart/fillDeliveryOrders',
      access: 'delivery-note:create',
      parent: 'toDeliver',
      module: 'console/delivery-notes/import',
    }),
    menuPage({
      key: 'deliveryNoteList',
      path: '/orderPart/deliveryList',
      access: 'delivery-note:view',
      menu: 'orders',
      module: 'console/delivery-notes/list',
      icon: 'M2 5h9v9H2zM11 8h3.5L18 11v3h-7M5.5 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM14 16a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
    }),
    innerPage({
      key: 'deliveryNoteDetail',
      path: '/orderPart/deliveryOrderDetail',
      access: 'delivery-note:view',
      parent: 'deliveryNoteList',
      module: 'console/delivery-notes/detail',
    }),
  ],
  looks: {
    'delivery-note': looksOf(deliveryNoteMachine.states, {
      draft: look('idle', 'open'),
      ready: look('waiting', 'open'),
      'in-transit': look('moving', 'half'),
      'partly-received': look('arriving', 'half'),
      received: look('done', 'full'),
      discrepancy: look('refused', 'half'),
      void: look('idle', 'crossed'),
    }),
  },
  search: 'delivery-note:view',
  lists: { deliveryNoteList: 'keyword' },
  audience: ['delivery-note:view'],
  record: { deliveryNoteDetail: { call: 'deliveryNotes.detail', field: 'noteNo' } },
})
