import type { DeliveryNoteStatus, deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

/** Descriptions of the calls and their group for the API's documentation. */
export const deliveryNoteCalls = {
  deliveryNotes: '送货单',
  'deliveryNotes.list': '送货单列表',
  'deliveryNotes.counts': '送货单列表各标签的数量',
  'deliveryNotes.detail': '送货单详情：明细、到货记录、可执行的操作、操作记录',
  'deliveryNotes.shippable': '订单当前可发的明细与数量',
  'deliveryNotes.copy': '照一张送货单再建一张时的内容：还能发的明细与数量，以及不能照搬的',
  'deliveryNotes.create': '创建送货单：草稿，或直接提交',
  'deliveryNotes.createMany': '为所选明细按收货地址各创建一张送货单，全部成功或全部不变',
  'deliveryNotes.import': '上传填好的发货明细，检查后创建送货单',
  'deliveryNotes.update': '修改草稿',
  'deliveryNotes.submit': '提交草稿，占用可发数量',
  'deliveryNotes.dispatch': '发货',
  'deliveryNotes.arrive': '登记货已到达现场',
  'deliveryNotes.assign': '分配送货人',
  'deliveryNotes.mine': '送货人自己与未分配的送货单',
  'deliveryNotes.deliverers': '可分配的送货人与最近用过的运输信息',
  'deliveryNotes.receive': '登记一次到货的合格与拒收数量',
  'deliveryNotes.settle': '处理差异，未收数量退回可发',
  'deliveryNotes.dispute': '对到货差异提出异议',
  'deliveryNotes.attachments': '一张送货单的附件，各属哪一行',
  'deliveryNotes.attach': '为送货单或其中一行添加已上传的附件，如质量证明',
  'deliveryNotes.detach': '移除尚未发出的送货单的附件',
  'deliveryNotes.receiptLink': '送货单的签收链接',
  'deliveryNotes.revokeLink': '停用签收链接',
  'deliveryNotes.renewLink': '更换签收链接，原链接失效',
  'deliveryNotes.receiptPdf': '一次到货的签收单 PDF',
  gate: '收货签收（免登录，凭送货单二维码）',
  'gate.note': '凭签收链接查看送货单',
  'gate.sign': '凭签收链接签收一次到货',
  'gate.photo': '凭签收链接上传到货照片',
  'gate.pdf': '凭签收链接下载签收单 PDF',
  'deliveryNotes.void': '作废尚未发出的送货单',
  'deliveryNotes.template': '送货单打印模板',
  'deliveryNotes.saveTemplate': '保存送货单打印模板',
  'deliveryNotes.previewTemplate': '预览送货单打印模板',
  'deliveryNotes.print': '多张送货单合并为一个 PDF',
  'deliveryNotes.labels': '包装标签 PDF',
  'deliveryNotes.pdf': '送货单 PDF',
  'deliveryNotes.docx': '送货单 Word 文档',
  'deliveryNotes.xlsx': '送货单 Excel 工作簿',
} as const

/** The names of the actions in the audit log. */
export const deliveryNoteAudit = {
  'delivery-note.create': '创建送货单',
  'delivery-note.edit': '修改送货单',
  'delivery-note.submit': '提交送货单',
  'delivery-note.dispatch': '送货单发货',
  'delivery-note.template': '修改送货单模板',
  'delivery-note.arrive': '送货单到达现场',
  'delivery-note.assign': '分配送货人',
  'delivery-note.receive': '登记送货单到货',
  'delivery-note.sign': '收货方扫码签收',
  'delivery-note.dispute': '对到货差异提出异议',
  'delivery-note.revokeLink': '停用签收二维码',
  'delivery-note.renewLink': '更换签收二维码',
  'delivery-note.attach': '添加送货单附件',
  'delivery-note.detach': '移除送货单附件',
  'delivery-note.settle': '处理送货单差异',
  'delivery-note.void': '作废送货单',
} as const

export const deliveryNoteStatus: Readonly<Record<DeliveryNoteStatus, string>> = {
  draft: '草稿',
  ready: '待发货',
  'in-transit': '运输中',
  'partly-received': '部分签收',
  received: '已签收',
  discrepancy: '差异待处理',
  void: '已作废',
}

export const deliveryNoteAction: Readonly<
  Record<
    | ActionOf<typeof deliveryNoteMachine>
    | ('create' | 'assign' | 'revokeLink' | 'renewLink' | 'attach' | 'detach'),
    string
  >
> = {
  create: '创建送货单',
  edit: '修改',
  submit: '提交',
  dispatch: '发货',
  arrive: '到达',
  assign: '分配送货人',
  receive: '登记到货',
  sign: '扫码签收',
  settle: '处理差异',
  dispute: '提出异议',
  revokeLink: '停用签收二维码',
  renewLink: '更换签收二维码',
  attach: '添加附件',
  detach: '移除附件',
  void: '作废',
}

/** The titles of its pages. */
export const deliveryNotePages = {
  deliveryNoteCreate: '创建送货单',
  deliveryNoteImport: '填表发货',
  deliveryNoteList: '送货单',
  deliveryNoteDetail: '送货单详情',
  deliveryNoteTemplate: '送货单模板',
} as const

/** The names of its permissions, for people. */
export const deliveryNotePermissions = {
  'delivery-note:view': '查看送货单',
  'delivery-note:create': '创建、修改、作废送货单',
  'delivery-note:dispatch': '发货',
  'delivery-note:receive': '登记到货',
  'delivery-note:settle': '处理到货差异',
  'delivery-note:answer': '对到货差异提出异议，停用、更换签收二维码',
} as const
