import type { ActionOf } from '@bdr/contract/kernel/machine'
import type {
  OrderStatus,
  orderMachine,
  OrderLineStatus,
  orderLineMachine,
} from '@bdr/contract/orders/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const orderCalls = {
  orders: '采购订单',
  'orders.list': '采购订单列表',
  'orders.counts': '采购订单列表各标签的数量',
  'orders.detail': '采购订单详情：明细、送货单、可执行的操作、操作记录',
  openLines: '待发明细',
  'openLines.list': '还没有全部发出的订单明细，跨订单',
  'openLines.counts': '待发明细各标签的数量',
  'openLines.sheet': '下载待发明细，填写后上传创建送货单',
  'openLines.pickingList': '按收货地址打印的拣货单',
  'orders.comments': '一张采购订单的留言',
  'orders.comment': '在采购订单上留言，通知对方',
  'orders.attachments': '一张采购订单的附件',
  'orders.attach': '为采购订单添加已上传的附件，通知对方',
  'orders.detach': '移除己方添加的采购订单附件，通知对方',
  'orders.exportOne': '一张采购订单的明细工作簿',
  'orders.neighbours': '列表中一张采购订单的前后两张，筛选与排序同列表',
  'orders.respond': '逐行接受、拒绝、申请变更或撤回变更，全部成功或全部不变',
  'orders.accept': '接受多张订单中尚未答复的明细，逐张处理，不能接受的说明原因',
  'orders.decide': '同意或不同意供应商的变更申请（平台）',
  'orders.revise': '修订订单明细的数量、单价、交期或新增明细，涉及的明细等待供应商答复（平台）',
  'orders.cancelLines': '取消明细，或取消其尚未发出的数量（平台）',
  'orders.setTolerance': '设定订单及其明细的超交规则（平台）',
  'orders.platformTolerance': '平台的超交规则，另有规则的商家，修改记录（平台）',
  'orders.setPlatformTolerance': '设定平台的超交规则（平台）',
  'orders.cancel': '取消尚未发货的订单（平台）',
  'orders.close': '关闭订单，未发数量不再交付（平台）',
  'orders.import': '上传订单工作簿或 UBL 文件，由后台任务读取、检查、导入，整份成功或整份不导入（平台）',
  'orders.importTemplate': '下载导入订单的工作簿模板（平台）',
} as const

/** The names of the actions in the audit log. */
export const orderAudit = {
  'order.import': '导入订单',
  'order.award': '询价定标生成订单',
  'order.respond': '答复订单',
  'order.decide': '答复订单变更',
  'order.revise': '修订订单',
  'order.attach': '添加订单附件',
  'order.detach': '移除订单附件',
  'order.cancelLines': '取消订单明细',
  'order.setTolerance': '设定订单超交规则',
  'order.setPlatformTolerance': '设定平台超交规则',
  'order.cancel': '取消订单',
  'order.close': '关闭订单',
} as const

/** The name of every state. A missing one does not compile. */
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

export const orderAction: Readonly<
  Record<
    | ActionOf<typeof orderMachine>
    | ('ship' | 'revise' | 'import' | 'award' | 'addLine' | 'attach' | 'detach' | 'setTolerance'),
    string
  >
> = {
  progress: '状态更新',
  cancel: '取消订单',
  close: '关闭订单',
  ship: '创建送货单',
  revise: '修订订单',
  import: '导入订单',
  award: '询价定标生成订单',
  addLine: '新增明细',
  attach: '添加附件',
  detach: '移除附件',
  setTolerance: '超交规则',
}

export const orderLineStatus: Readonly<Record<OrderLineStatus, string>> = {
  pending: '待确认',
  proposed: '变更待审',
  accepted: '已接受',
  rejected: '已拒绝',
  cancelled: '已取消',
}

export const orderLineAction: Readonly<Record<ActionOf<typeof orderLineMachine>, string>> = {
  accept: '接受',
  reject: '拒绝',
  propose: '申请变更',
  withdraw: '撤回变更',
  approve: '同意变更',
  decline: '不同意变更',
  revise: '修订明细',
  cancel: '取消明细',
}

/** The titles of its pages. */
export const orderPages = {
  orderList: '订单管理',
  orderDetail: '订单详情',
  toDeliver: '待发明细',
  orderImport: '导入订单',
  platformTolerance: '超交规则',
} as const

/** The names of its permissions, for people. */
export const orderPermissions = {
  'order:view': '查看采购订单',
  'order:respond': '确认、拒绝订单明细，申请变更',
  'order:manage': '处理变更申请，取消、关闭订单',
  'order:import': '导入采购订单',
} as const
