import { fileNames } from './attachments.ts'
import { lineNumbersText } from './line-numbers.ts'
import { markup } from './markup.ts'
import { toleranceLabel } from './tolerance-rule.ts'
import { orderStatus } from './names/orders.ts'
import { amountText } from './number-format.ts'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import { reasonLength } from '@bdr/contract/kernel/field'
import type { LineResponse } from '@bdr/contract/orders/calls'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import type { RecordedFields } from './changes.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const orderChanges = {
  quantity: { label: '数量', kind: 'quantity' },
  unitPrice: { label: '单价', kind: 'price' },
  requiredDate: { label: '交期', kind: 'day' },
  amount: { label: '金额', kind: 'amount' },
  totalAmount: { label: '订单金额', kind: 'amount' },
  proposedQuantity: { label: '申请数量', kind: 'quantity' },
  proposedUnitPrice: { label: '申请单价', kind: 'price' },
  proposedDate: { label: '申请交期', kind: 'day' },
  cancelledQuantity: { label: '取消数量', kind: 'quantity' },
  shippedQuantity: { label: '已发数量', kind: 'quantity' },
  receivedQuantity: { label: '已收数量', kind: 'quantity' },
  tolerance: { label: toleranceLabel, kind: 'tolerance' },
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const orderInput = {
  orderNo: '订单编号',
  orderedFrom: '下单日期起',
  orderedTo: '下单日期止',
  buyer: '采购方',
  lineId: '订单行',
  mode: '方式',
  orders: '订单',
  dueFrom: '交期起',
  dueTo: '交期止',
  material: '物料',
  added: '新增的行',
  packing: '装箱',
  due: '交期',
  confirmFractions: '确认小数',
  tolerance: toleranceLabel,
  share: '超交比例',
} as const

/** Words of the order pages. */
export const orderFields = {
  orderNo: '订单编号',
  status: '状态',
  buyer: '采购方',
  merchant: '供应商',
  orderDate: '下单日期',
  createdAt: '收到时间',
  requiredDate: '交期',
  lineCount: '行数',
  totalAmount: '金额',
  shipTo: '收货地址',
  receiver: '收货人',
  source: '来源',
  note: '备注',
} as const

export const orderSource = {
  xlsx: '表格导入',
  ubl: 'UBL 订单',
  platform: '平台创建',
  award: '询价定标',
} as const

export const orderList = {
  keywordHint: '编号、物料、规格、编码、备注',
  title: '订单管理',
  label: '订单',
  tabs: '按进展查看',
  all: '全部',
  waiting: {
    answer: '等我答复',
    shipment: '等我发货',
    arrival: '在途',
    settlement: '有差异',
    decision: '等平台裁决',
  },
  waitingForSupplier: {
    answer: '等供应商答复',
    shipment: '等供应商发货',
    arrival: '在途',
    settlement: '有差异',
    decision: '等我裁决',
  },
  material: '物料',
  specification: '规格',
  lines: (count: number) => `${count} 行`,
  import: '导入订单',
  accept: {
    chosen: (lines: number, amounts: readonly string[]) =>
      `共 ${lines} 行，合计 ${amounts.join(' + ')}；尚未答复的明细都会接受，不能撤回`,
    submit: (count: number) => `接受 ${count} 张订单`,
    tooMany: (limit: number) => `一次最多接受 ${limit} 张订单`,
    key: '接受所选订单',
    done: (orders: number, lines: number) => `已接受 ${orders} 张订单，共 ${lines} 行`,
    partly: (accepted: number, refused: number) =>
      accepted === 0 ? `${refused} 张订单都没有接受` : `已接受 ${accepted} 张订单，${refused} 张没有接受`,
  },
  empty: {
    title: '还没有订单',
    hint: '采购方下单后，订单会出现在这里，请尽快确认。',
    hintForOperator: '导入采购方的订单后，会出现在这里。',
  },
} as const

/** Words of the lines that still have to be shipped, over all orders. */
export const openLines = {
  title: '待发明细',
  label: '待发明细',
  tabs: '按交期查看',
  all: '全部',
  due: { overdue: '已逾期', today: '今天到期', week: '本周到期' },
  keyword: '查找',
  keywordHint: '物料、规格、编码、订单编号',
  packing: '备货',
  packingOf: { 'to-pack': '还要备货', packed: '已全部备货' },
  order: '订单',
  material: '物料',
  place: '采购方与收货地址',
  shippedOfOrdered: '已发 / 订购',
  shipped: '已发数量',
  reserved: '已备数量',
  remaining: '待发数量',
  nothingToPack: '已全部备货',
  select: (orderNo: string, lineNo: number) => `${orderNo} 第 ${lineNo} 行`,
  create: (notes: number) => `创建 ${notes} 张送货单`,
  draft: '先存草稿',
  grouped: (lines: number, places: number) =>
    places === 1 ? `${lines} 行，送往 1 个收货地址` : `${lines} 行，按收货地址分成 ${places} 张送货单`,
  tooMany: (limit: number) => `一次最多处理 ${limit} 行`,
  key: '为所选明细创建送货单',
  fillIn: '填表发货',
  print: '打印拣货单',
  printChosen: '打印所选',
  created: (count: number) => `已创建 ${count} 张送货单`,
  createdDrafts: (count: number) => `已存 ${count} 张草稿`,
  lineCount: (count: number) => `${count} 行`,
  failed: '一张也没有创建：下面的明细在此期间变了',
  faultAt: (orderNo: string, lineNo: number, material: string) => `${orderNo} 第 ${lineNo} 行 ${material}`,
  dismiss: '知道了',
  empty: { title: '没有待发的明细', hint: '接受订单后，还没有发出的明细会出现在这里。' },
} as const

/** Words of the printed picking list. */
export const pickingList = {
  title: '拣货单',
  subtitle: (merchant: string, places: number, lines: number) =>
    `${merchant}　${places} 个收货地址，共 ${lines} 行`,
  printed: (at: string) => `打印时间 ${at}`,
  page: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
  columns: ['交期', '订单 / 行', '物料', '待发', '实拣'],
  overdue: '已逾期',
  line: (orderNo: string, lineNo: number) => `${orderNo} / ${lineNo}`,
  reserved: (text: string) => `另备 ${text}`,
  note: (note: string) => `备注：${note}`,
} as const

export const due = {
  overdue: (days: number) => `逾期 ${days} 天`,
  today: '今天到期',
  soon: (days: number) => `还有 ${days} 天`,
} as const

export const orderLineFields = {
  lineNo: '行号',
  material: '物料',
  status: '状态',
  quantity: '数量',
  unitPrice: '含税单价',
  amount: '金额',
  requiredDate: '交期',
  progress: '交付进度',
  statusAndAnswer: '状态与答复',
} as const

export const orderDetail = {
  title: (orderNo: string) => `订单 ${orderNo}`,
  amount: (text: string) => `合计 ${text}`,
  call: (phone: string) => `拨打 ${phone}`,
  facts: '订单信息',
  lines: '明细',
  lineCount: (count: number) => `${count} 行`,
  lineNo: (lineNo: number) => `第 ${lineNo} 行`,
  notes: '送货单',
  noNotes: '还没有送货单',
  noAttachments: '还没有附件。合同、图纸、质量证明可以放在这里，对方会收到通知。',
  export: '导出',
  neighbours: '列表中的其他订单',
  previous: '上一张',
  next: '下一张',
  taxRate: (rate: string) => `税率 ${rate}`,
  taxRateUnknown: '税率未知',
  cancelled: (text: string) => `已取消 ${text}`,
  rejectReason: (reason: string) => `拒绝原因：${reason}`,
  offered: '所报商品：',
  lineNote: (note: string) => `备注：${note}`,
} as const

/** The stages of a line's quantity, from the gate backwards. */
export const lineProgress = {
  received: (text: string) => `已收 ${text}`,
  moving: (text: string) => `在途 ${text}`,
  reserved: (text: string) => `备货 ${text}`,
  remaining: (text: string) => `待发 ${text}`,
} as const

export const lineProposal = {
  title: '申请变更',
  reason: (reason: string) => `原因：${reason}`,
  becomes: '变更为',
} as const

type Answer = LineResponse['action'] | 'approve' | 'decline'

export const lineAnswer = {
  group: (lineNo: number) => `第 ${lineNo} 行的答复`,
  /** an answer to a line that somebody else has already answered */
  late: (answer: string, reason: string, status: string) =>
    `您填的“${reason === '' ? answer : `${answer}：${reason}`}”没有提交，这一行已是“${status}”。`,
  lateSeen: '知道了',
  stateOf: (line: string, state: string) => `${line}的${state}`,
  short: {
    accept: '接受',
    reject: '拒绝',
    propose: '变更',
    withdraw: '撤回',
    approve: '同意',
    decline: '不同意',
  } satisfies Record<Answer, string>,
  counted: {
    accept: (count: number) => `接受 ${count} 行`,
    reject: (count: number) => `拒绝 ${count} 行`,
    propose: (count: number) => `变更 ${count} 行`,
    withdraw: (count: number) => `撤回 ${count} 行`,
    approve: (count: number) => `同意 ${count} 行`,
    decline: (count: number) => `不同意 ${count} 行`,
  } satisfies Record<Answer, (count: number) => string>,
  join: (parts: readonly string[]) => parts.join('，'),
  open: (count: number) => `还有 ${count} 行未答复`,
  acceptAll: '全部接受',
  rejectAll: '全部拒绝',
  rejectAllTitle: (count: number) => `拒绝 ${count} 行`,
  rejectAllEffect: '这些行先标记为拒绝，提交后将通知采购方。',
  rejectAllOk: '标记为拒绝',
  acceptChosen: (count: number) => `接受所选 ${count} 行`,
  rejectChosen: (count: number) => `拒绝所选 ${count} 行`,
  approveChosen: (count: number) => `同意所选 ${count} 行`,
  declineAll: '全部不同意',
  declineChosen: (count: number) => `不同意所选 ${count} 行`,
  declineAllTitle: (count: number) => `不同意 ${count} 行的变更`,
  declineAllEffect: '这些行先标记为不同意，提交后将通知供应商重新确认。',
  declineAllOk: '标记为不同意',
  delayAll: '统一改交期',
  delayChosen: (count: number) => `所选 ${count} 行改交期`,
  delayAllTitle: (count: number) => `为 ${count} 行申请新的交期`,
  delayAllEffect: '这些行先标记为变更，数量和单价不变；提交后由平台裁决。',
  delayAllOk: '标记为变更',
  cancelChosen: (count: number) => `取消所选 ${count} 行`,
  cancelTitle: (count: number) => `取消 ${count} 行`,
  cancelEffect: '尚未发出的数量不再交付，不能恢复；已发出的不受影响。供应商会收到通知。',
  cancelReason: '取消原因',
  back: '返回',
  cancelDone: '明细已取消，已通知供应商',
  chosen: (count: number) => `已选 ${count} 行`,
  unchoose: '取消选择',
  rowName: (lineNo: number) => `第 ${lineNo} 行`,
  acceptKey: '接受当前行，或所选的行',
  approveAll: '全部同意',
  submit: '提交',
  clear: '清除',
  bar: '待提交的答复',
  submitted: '已提交',
  incomplete: (lines: string) => `第 ${lines} 行还没有填写完整`,
  reasonForReject: '拒绝原因',
  reasonForPropose: '变更原因',
  reasonForDecline: '不同意的原因',
  reasonToBuyer: `将通知采购方，${reasonLength} 字以内`,
  reasonToSupplier: `将通知供应商，${reasonLength} 字以内`,
  newQuantity: '新数量',
  newUnitPrice: '新含税单价',
  newRequiredDate: '新交期',
  was: (value: string) => `原为 ${value}`,
  reasonMissing: '请填写原因',
  nothingChanged: '请至少修改数量、单价或交期中的一项',
  dayMissing: '请选择日期',
  dayOver: '不能早于今天',
} as const

export const orderActionWords = {
  back: '返回',
  cancel: {
    title: (orderNo: string) => `取消订单 ${orderNo}`,
    effect: (merchant: string) => `${merchant} 将不能再处理和发货，订单不能恢复。`,
    ok: '取消订单',
    done: '订单已取消',
  },
  close: {
    title: (orderNo: string) => `关闭订单 ${orderNo}`,
    effect: '尚未发出的数量不再交付，已发出的不受影响。订单不能重新打开。',
    ok: '关闭订单',
    done: '订单已关闭',
  },
  toleranceSaved: '超交规则已保存，已通知供应商',
  reasonPlaceholder: '将通知供应商',
} as const

/** Words of the comments between supplier and operator. */
export const orderComments = {
  title: '留言',
  none: '还没有留言。与这张订单有关的问题可以在这里说明，对方会收到通知。',
  platform: '平台',
  label: '留言内容',
  placeholderForSupplier: '写给平台',
  placeholderForOperator: '写给供应商',
  missing: '请填写留言内容',
  send: '发送',
} as const

/** Words of the operator's revision of an order for the buyer. */
export const orderRevision = {
  title: (orderNo: string) => `修订订单 ${orderNo}`,
  effect: '只改有变化的行；有变化的和新增的行需要供应商答复，其余行的答复不变。',
  addLine: '新增一行',
  isNew: '新增',
  remove: '移除',
  leaveOut: (lineNo: number) => `移除第 ${lineNo} 行`,
  materialName: '物料名称',
  specification: '规格型号',
  materialCode: '物料编码',
  brand: '品牌',
  unit: '单位',
  added: '采购方新增',
  quantity: '数量',
  unitPrice: '含税单价',
  requiredDate: '交期',
  reason: '修订原因',
  nothingChanged: '还没有改动或新增任何一行',
  submit: '提交修订',
  done: '订单已修订，已通知供应商',
  revised: '采购方已修订',
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const orderExport = {
  name: '采购订单',
  merchantCode: '供应商编码',
  merchantName: '供应商名称',
  orderStatus: '订单状态',
  lineStatus: '明细状态',
  shipped: '已发数量',
  received: '已收数量',
  cancelled: '取消数量',
  orderNote: '订单备注',
  receivedAt: '接单时间',
} as const

/** Clauses for groups of lines, `第 1、3 行申请变更；第 2 行拒绝`; groups without lines are omitted. */
const clauses = (...groups: [verdict: string, lineNos: readonly number[]][]): string =>
  groups
    .filter(([, lineNos]) => lineNos.length > 0)
    .map(([verdict, lineNos]) => `${lineNumbersText(lineNos)}${verdict}`)
    .join('；')

/** The notices as HTML; values from records are escaped. */
export const orderNotices = {
  orderImported: (p: {
    orderNo: string
    buyer: string
    lineCount: number
    currency: string
    totalAmount: Decimal
  }) =>
    markup`收到 ${p.buyer} 的采购订单 <b>${p.orderNo}</b>，共 ${p.lineCount} 行，金额 ${amountText(p.totalAmount, p.currency)}，请确认交期与价格。`,
  /** the order was created from an awarded quotation */
  orderAwarded: (p: {
    orderNo: string
    inquiryNo: string
    lineCount: number
    currency: string
    totalAmount: Decimal
  }) =>
    markup`询价 ${p.inquiryNo} 中标，已生成采购订单 <b>${p.orderNo}</b>，共 ${p.lineCount} 行，金额 ${amountText(p.totalAmount, p.currency)}，请确认。`,
  /** several orders were imported; one buyer for each */
  ordersImported: (buyers: readonly string[]) => {
    const [first = '', ...others] = new Set(buyers)
    const all = others.length === 0 ? first : `${first} 等 ${others.length + 1} 家采购方`
    return markup`收到 ${all} 的 <b>${buyers.length}</b> 张采购订单，请确认交期与价格。`
  },
  /** the supplier proposed changes or rejected; the numbers are the order's line numbers */
  orderAnswered: (p: {
    merchant: string
    orderNo: string
    proposed: readonly number[]
    rejected: readonly number[]
  }) =>
    markup`${p.merchant} 答复了订单 <b>${p.orderNo}</b>：${clauses(['申请变更', p.proposed], ['拒绝', p.rejected])}。`,
  /** the operator decided on proposals */
  orderDecided: (p: { orderNo: string; approved: readonly number[]; declined: readonly number[] }) =>
    markup`平台答复了订单 <b>${p.orderNo}</b> 的变更申请：${clauses(['同意变更', p.approved], ['不同意变更，请重新确认', p.declined])}。`,
  orderCommented: (p: { author: string; of: string; orderNo: string; text: string }) =>
    markup`${p.author}（${p.of}）在订单 <b>${p.orderNo}</b> 留言：${p.text.length > 60 ? `${p.text.slice(0, 60)}…` : p.text}`,
  orderAttached: (p: { author: string; of: string; orderNo: string; names: readonly string[] }) =>
    markup`${p.author}（${p.of}）为订单 <b>${p.orderNo}</b> 添加了附件：${fileNames(p.names)}`,
  orderDetached: (p: { author: string; of: string; orderNo: string; names: readonly string[] }) =>
    markup`${p.author}（${p.of}）移除了订单 <b>${p.orderNo}</b> 的附件：${fileNames(p.names)}`,
  /** the order has not been answered and is about to become overdue */
  answerDue: (p: { orderNo: string; buyer: string; hours: number }) =>
    markup`${p.buyer} 的订单 <b>${p.orderNo}</b> 还没有答复，请在 ${p.hours} 小时内确认。`,
  answersDue: (p: { count: number; hours: number }) =>
    markup`有 <b>${p.count}</b> 张订单还没有答复，请在 ${p.hours} 小时内确认。`,
  linesDue: (p: { orderNo: string; lineNos: readonly number[]; day: string; today: string }) =>
    markup`订单 <b>${p.orderNo}</b> 的${lineNumbersText(p.lineNos)}${p.day < p.today ? '已经逾期' : p.day === p.today ? '今天到期' : '明天到期'}，还有数量没有发出。`,
  manyLinesDue: (p: { count: number }) =>
    markup`有 <b>${p.count}</b> 行明细明天到期或已经到期，还没有全部发出，请安排送货。`,
  /** the operator revised the order for the buyer */
  orderRevised: (p: {
    orderNo: string
    revised: readonly number[]
    added: readonly number[]
    reason: string
  }) =>
    markup`采购方修订了订单 <b>${p.orderNo}</b>：${clauses(['有变化', p.revised], ['为新增', p.added])}，请确认。原因：${p.reason}`,
  orderLinesCancelled: (p: { orderNo: string; cancelled: readonly number[]; reason: string }) =>
    markup`订单 <b>${p.orderNo}</b> 的${lineNumbersText(p.cancelled)}已取消，未发数量不再发货。原因：${p.reason}`,
  orderSetAside: (p: { action: 'cancel' | 'close'; orderNo: string; reason: string }) =>
    markup`订单 <b>${p.orderNo}</b> 已${p.action === 'cancel' ? '取消' : '关闭，未发数量不再发货'}。原因：${p.reason}`,
}

/** Delivery notes by their numbers. */
interface OfNotes {
  readonly noteNos: readonly string[]
}
const notesNamed = 5
const noteNumbers = ({ noteNos }: OfNotes): string =>
  noteNos.slice(0, notesNamed).join('、') + (noteNos.length > notesNamed ? ` 等 ${noteNos.length} 张` : '')

/** Why a change of orders is refused. */
export const orderRefusals = {
  'order.setAside': (p: { status: OrderStatus }) => `订单“${orderStatus[p.status]}”，不能再处理明细`,
  'order.nothingToAccept': (p: { status: OrderStatus }) =>
    `订单“${orderStatus[p.status]}”，没有等待答复的明细`,
  'order.lineUnknown': '该明细不属于此订单',
  'order.lineTwice': (p: { lineNo: number }) => `第 ${p.lineNo} 行重复提交`,
  'order.proposalEmpty': (p: { lineNo: number }) =>
    `第 ${p.lineNo} 行没有任何变更，请填写新的数量、单价或交期`,
  'order.proposalInPast': (p: { lineNo: number }) => `第 ${p.lineNo} 行的交期早于今天`,
  'order.revisedBelowShipped': (p: { min: Decimal; unit: string }) =>
    `不能少于已发和已取消的 ${p.min} ${p.unit}`,
  'order.lineReserved': (p: { lineNo: number } & OfNotes) =>
    `第 ${p.lineNo} 行已在待发货的送货单 ${noteNumbers(p)} 上，请供应商先作废`,
  'order.lineRestReserved': (p: { lineNo: number } & OfNotes) =>
    `第 ${p.lineNo} 行未发的数量都在待发货的送货单 ${noteNumbers(p)} 上，请供应商先作废再取消`,
  'order.lineNothingLeft': (p: { lineNo: number }) => `第 ${p.lineNo} 行没有可以取消的数量`,
  'order.revisionEmpty': '请至少改动一行或新增一行',
  'order.tooManyLines': (p: { max: number }) => `一张订单最多 ${p.max} 行`,
  'order.attachmentsKept': (p: { status: OrderStatus }) =>
    `订单“${orderStatus[p.status]}”，附件留存备查，不能移除`,
  'order.alreadyOnNote': (p: OfNotes) => `已有送货单 ${noteNumbers(p)}，请供应商先作废再取消`,
  'order.alreadyShipped': '已有货物发出，不能取消；其余不再要时请关闭订单',
  'order.nothingShipped': '还没有货物发出，请直接取消订单',
  'order.noteStillReady': (p: OfNotes) => `送货单 ${noteNumbers(p)} 尚未发出，请先作废或发货`,
  'order.noteStillOut': (p: OfNotes) => `送货单 ${noteNumbers(p)} 尚未签收`,
  'order.nothingToShip': '没有可发货的明细',
  'order.restOnNotes': (p: OfNotes) => `未发的数量都在待发货的送货单 ${noteNumbers(p)} 上`,
  'order.notConfirmed': '还没有已接受的明细',
} as const
