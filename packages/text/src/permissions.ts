import type { Permission } from '@bdr/contract/access'

/** What a permission is about: what stands before the colon. */
export type PermissionArea = Permission extends `${infer Area}:${string}` ? Area : never

export const permissionAreas: Readonly<Record<PermissionArea, string>> = {
  dashboard: '首页',
  order: '采购订单',
  'delivery-note': '送货单',
  merchant: '商家',
  'settle-in': '入驻申请',
  category: '物料类目',
  company: '企业信息',
  staff: '子账号',
  post: '岗位',
  'second-factor': '账号安全',
  content: '官网内容',
  consultation: '咨询',
  outbox: '发送记录',
  import: '导入',
  audit: '操作日志',
}

/** What a post may do, as a person would read it. */
export const permissionLabels: Readonly<Record<Permission, string>> = {
  'dashboard:view': '查看首页待办',
  'order:view': '查看采购订单',
  'order:respond': '确认、拒绝订单明细，申请变更',
  'order:manage': '处理变更申请，取消、关闭订单',
  'order:import': '导入采购订单',
  'delivery-note:view': '查看送货单',
  'delivery-note:create': '创建、修改、作废送货单',
  'delivery-note:dispatch': '发货',
  'delivery-note:receive': '登记到货',
  'delivery-note:settle': '处理到货差异',
  'merchant:view-all': '查看全部商家',
  'merchant:manage': '冻结、恢复商家，审核资料变更',
  'settle-in:review': '审核入驻申请',
  'category:manage': '维护物料类目',
  'company:view': '查看企业信息',
  'company:edit': '修改企业信息',
  'staff:view': '查看子账号',
  'staff:manage': '添加、修改、停用子账号',
  'post:manage': '维护岗位',
  'second-factor:use': '使用两步验证',
  'content:manage': '维护官网内容',
  'consultation:manage': '处理咨询',
  'outbox:view': '查看短信与邮件的发送情况',
  'import:use': '查看导入记录',
  'audit:view': '查看操作日志',
}
