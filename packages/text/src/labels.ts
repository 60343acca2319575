import type { BasePost } from '@bdr/contract/access'
import type { ConsultationStatus, consultationMachine } from '@bdr/contract/consultations/machine'
import type { ContentStatus, contentMachine } from '@bdr/contract/content/machine'
import type { DeliveryNoteStatus, deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'
import type { MerchantStatus, merchantMachine } from '@bdr/contract/merchants/machine'
import type {
  OrderLineStatus,
  OrderStatus,
  orderLineMachine,
  orderMachine,
} from '@bdr/contract/orders/machine'
import type { SettleInStatus, settleInMachine } from '@bdr/contract/settle-in/machine'

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

export const settleInStatus: Readonly<Record<SettleInStatus, string>> = {
  submitted: '待审核',
  returned: '退回修改',
  approved: '已入驻',
  refused: '已拒绝',
  withdrawn: '已撤销',
}

export const settleInAction: Readonly<Record<ActionOf<typeof settleInMachine> | 'apply', string>> = {
  apply: '提交申请',
  return: '退回修改',
  resubmit: '重新提交',
  approve: '通过',
  refuse: '拒绝',
  withdraw: '撤销申请',
}

export const merchantStatus: Readonly<Record<MerchantStatus, string>> = {
  active: '正常',
  frozen: '已冻结',
}

export const merchantAction: Readonly<Record<ActionOf<typeof merchantMachine> | 'settle-in', string>> = {
  'settle-in': '入驻',
  freeze: '冻结',
  reinstate: '恢复',
}

export const contentStatus: Readonly<Record<ContentStatus, string>> = {
  draft: '草稿',
  scheduled: '待发布',
  published: '已发布',
  withdrawn: '已撤下',
}

export const contentAction: Readonly<
  Record<ActionOf<typeof contentMachine> | 'create' | 'save' | 'restore', string>
> = {
  create: '新建',
  save: '保存',
  restore: '恢复旧版本',
  schedule: '定时发布',
  unschedule: '取消定时',
  publish: '发布',
  release: '到时发布',
  withdraw: '撤下',
}

export const consultationStatus: Readonly<Record<ConsultationStatus, string>> = {
  new: '待联系',
  contacted: '已联系',
  closed: '已关闭',
}

export const consultationAction: Readonly<Record<ActionOf<typeof consultationMachine> | 'request', string>> =
  {
    request: '提交咨询',
    contact: '登记联系',
    close: '关闭',
    reopen: '重新打开',
  }

export const post: Readonly<Record<BasePost, string>> = {
  '98': '企业负责人',
  '99': '销售',
  '100': '送货员',
  admin: '平台运营',
}
