import type { BasePost } from '@bdr/contract/access'
import type { DeliveryNoteStatus, deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'
import type {
  OrderLineStatus,
  OrderStatus,
  orderLineMachine,
  orderMachine,
} from '@bdr/contract/orders/machine'

/** What a state, an action or a post is called. A missing one does not compile. */
export const orderStatus: Readonly<Record<OrderStatus, string>> = {
  pending: '待确认',
  'partly-confirmed': '部分确认',
  'change-review': '变更待审',
  confirmed: '待发货',
  'partly-shipped': '部分发货',
  shipped: '已发货',
  'partly-received': '部分收货',
  completed: '已完成',
  rejected: '已拒绝',
  cancelled: '已取消',
  closed: '已关闭',
}

export const orderAction: Readonly<Record<ActionOf<typeof orderMachine> | 'ship' | 'import', string>> = {
  progress: '状态更新',
  cancel: '取消订单',
  close: '关闭订单',
  ship: '创建送货单',
  import: '导入订单',
}

export const orderLineStatus: Readonly<Record<OrderLineStatus, string>> = {
  pending: '待确认',
  proposed: '变更待审',
  accepted: '已接受',
  rejected: '已拒绝',
}

export const orderLineAction: Readonly<Record<ActionOf<typeof orderLineMachine>, string>> = {
  accept: '接受',
  reject: '拒绝',
  propose: '申请变更',
  withdraw: '撤回变更',
  approve: '同意变更',
  decline: '不同意变更',
}

export const deliveryNoteStatus: Readonly<Record<DeliveryNoteStatus, string>> = {
  draft: '草稿',
  ready: '待发货',
  'in-transit': '运输中',
  'partly-received': '部分签收',
  received: '已签收',
  discrepancy: '差异待处理',
  void: '已作废',
}

export const deliveryNoteAction: Readonly<Record<ActionOf<typeof deliveryNoteMachine> | 'create', string>> = {
  create: '创建送货单',
  edit: '修改',
  submit: '提交',
  dispatch: '发货',
  receive: '登记到货',
  settle: '处理差异',
  void: '作废',
}

export const post: Readonly<Record<BasePost, string>> = {
  '98': '企业负责人',
  '99': '销售',
  '100': '送货员',
  admin: '平台运营',
}
