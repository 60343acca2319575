import type { EntityKind, StateNamed, StatefulName } from '@bdr/contract/entities'
import { changeRequestStatus } from './company.ts'
import {
  consultationStatus,
  contentStatus,
  deliveryNoteStatus,
  merchantStatus,
  orderLineStatus,
  orderStatus,
  settleInStatus,
} from './labels.ts'
import { importStateNames } from './imports.ts'
import { outboxState } from './outbox.ts'

/** What a kind of record is called where kinds stand beside each other. A missing one does not compile. */
export const entityNames: Readonly<Record<EntityKind, string>> = {
  order: '订单',
  'delivery-note': '送货单',
  company: '企业资料',
  person: '人员',
  post: '岗位',
  'audit-entry': '操作日志',
  content: '网站内容',
  consultation: '咨询',
  'settle-in': '入驻申请',
  merchant: '商家',
  category: '类目',
  'change-request': '资料变更',
  'import-job': '导入记录',
  'outbox-message': '发送记录',
}

/** What every state is called, by machine. */
export const stateNames: { readonly [Name in StatefulName]: Readonly<Record<StateNamed<Name>, string>> } = {
  order: orderStatus,
  'order-line': orderLineStatus,
  'delivery-note': deliveryNoteStatus,
  content: contentStatus,
  consultation: consultationStatus,
  'settle-in': settleInStatus,
  merchant: merchantStatus,
  'change-request': changeRequestStatus,
  import: importStateNames,
  outbox: outboxState,
}
