import { fileNames } from './attachments.ts'
import { lineNumbersText } from './line-numbers.ts'
import { markup } from './markup.ts'
import { deliveryNoteStatus } from './names/delivery-notes.ts'
import { orderStatus } from './names/orders.ts'
import type { Nested, TextOf } from './nested.ts'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { isZero, type Decimal } from '@bdr/contract/kernel/decimal'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import type { RecordedFields } from './changes.ts'
import type { Tolerance } from '@bdr/contract/orders/tolerance'
import { toleranceText } from './tolerance-rule.ts'

/** The names of recorded fields in the history and the audit log, and the formats of their values. */
export const deliveryNoteChanges = {
  quantity: { label: '数量', kind: 'quantity' },
  batch: '批号',
  buyerName: '采购方',
  shipTo: '收货地址',
  receiverName: '收货人',
  receiverPhone: { label: '收货人电话', kind: 'phone' },
  plannedDate: { label: '计划发货日期', kind: 'day' },
  expectedDate: { label: '预计到货', kind: 'day' },
  deliverer: '送货人',
  carrier: '承运单位',
  vehicleNo: '车牌号',
  driverName: '司机',
  driverPhone: { label: '司机电话', kind: 'phone' },
  packages: { label: '件数', kind: 'quantity' },
  grossWeight: { label: '毛重（千克）', kind: 'quantity' },
  note: '备注',
  acceptedQuantity: { label: '合格数量', kind: 'quantity' },
  rejectedQuantity: { label: '拒收数量', kind: 'quantity' },
  template: '送货单模板',
} as const satisfies RecordedFields

/** The names of the calls' input fields, for messages about faults. */
export const deliveryNoteInput = {
  orderNo: '订单编号',
  noteNo: '送货单号',
  orderLineId: '订单行',
  noteLineId: '送货单行',
  orderIds: '订单',
  plannedDate: '计划发货日期',
  carrier: '承运单位',
  vehicleNo: '车牌号',
  driverName: '司机',
  driverPhone: '司机电话',
  submit: '是否提交',
  receiverName: '收货人',
  last: '是否最后一批',
  accepted: '合格数量',
  rejected: '拒收数量',
  createdFrom: '创建日期起',
  createdTo: '创建日期止',
  buyer: '采购方',
  delivererId: '送货人',
  certificates: '质量证明',
  removedAttachmentIds: '移除的附件',
  confirmFractions: '确认小数',
  confirmOver: '确认超交',
  size: '标签尺寸',
  each: '每行张数',
  withLogo: '显示标志',
  columns: '列',
  copies: '联次',
  footer: '页脚',
  receiptId: '签收单',
  shortLineIds: '短交的行',
  token: '签收凭据',
  submission: '提交编号',
  signedAt: '签收时间',
  signature: '签名',
  strokes: '笔画',
  photos: '照片',
} as const

const quantity = (value: Decimal, unit: string) => `${value} ${unit}`

export const deliveryNoteFields = {
  noteNo: '送货单号',
  status: '状态',
  merchant: '供应商',
  buyer: '采购方',
  shipTo: '收货地址',
  orders: '订单',
  orderNo: '订单编号',
  lineCount: '行数',
  plannedDate: '计划发货',
  expectedDate: '预计到货',
  arrivedAt: '到达时间',
  deliverer: '送货人',
  createdAt: '创建时间',
  dispatchedAt: '发货时间',
  receiver: '收货人',
  receiverPhone: '收货电话',
  carrier: '承运单位',
  vehicleNo: '车牌号',
  driverName: '司机',
  driverPhone: '司机电话',
  packages: '件数',
  grossWeight: '毛重',
  packing: '包装',
  note: '备注',
} as const

/** Words of the deliverers and their deliveries. */
export const deliveryWords = {
  title: '我的送货',
  none: '现在没有要送的货',
  noneHint: '分给您的送货单，和还没有分人的送货单，会出现在这里。',
  groups: { road: '在途', today: '今天要送', later: '以后要送' },
  unassigned: '未分配',
  lines: (count: number, packages: number | null) =>
    packages === null ? `${count} 行` : `${count} 行，${packages} 件`,
  planned: (day: string) => `计划 ${day} 发货`,
  expected: (day: string) => `预计 ${day} 到货`,
  arrivedAt: (time: string) => `${time} 到达`,
  call: '电话',
  callName: (name: string) => `电话 ${name}`,
  map: '导航',
  mapName: (noteNo: string) => `导航 ${noteNo}`,
  dispatchTitle: (noteNo: string) => `送货单 ${noteNo} 发货？`,
  dispatchEffect: (buyer: string) => `货已装车，现在发往 ${buyer}。发出后明细不能再改。`,
  dispatchTakes: '这张送货单还没有分配，发货后归您配送。',
  arriveTitle: (noteNo: string) => `送货单 ${noteNo} 已到达？`,
  arriveEffect: '通知公司同事货已到现场；请收货方扫送货单上的二维码签收。',
  arrived: (noteNo: string) => `送货单 ${noteNo} 已到达`,
  open: (noteNo: string) => `打开送货单 ${noteNo}`,

  assign: '分配送货人',
  assignTitle: (noteNo: string) => `送货单 ${noteNo} 由谁配送`,
  assignHint: '分配后出现在其首页；不分配时，所有送货人都能看到。',
  assignNobody: '不指定',
  assignDone: '送货人已更新',
  person: (name: string, mobile: string) => `${name} ${mobile}`,
  trips: '常用运输',
  tripsHint: '选一条最近用过的，填入承运单位、车牌和司机',
  tripsNone: '请选择',
  trip: (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · '),
} as const

export const deliveryNoteLineFields = {
  lineNo: '行号',
  order: '订单行',
  material: '物料',
  quantity: '发货数量',
  accepted: '合格',
  rejected: '拒收',
  outstanding: '未到',
  missing: '少到',
} as const

const arrival = {
  received: () => '已全部签收',
  'partly-received': (refused: readonly number[]) =>
    `已部分签收，其余在途${refused.length === 0 ? '' : `；${lineNumbersText(refused)}有拒收`}`,
  discrepancy: (differing: readonly number[]) => `到货有差异，请处理：${lineNumbersText(differing)}`,
} as const

export const deliveryNoteList = {
  keywordHint: '编号、物料、规格、批号、备注',
  title: '送货单',
  createdRange: '创建日期',
  tabs: '按进展查看',
  all: '全部',
  waiting: { dispatch: '待发货', arrival: '在途', settlement: '有差异' },
  lines: (count: number) => `${count} 行`,
  moreOrders: (count: number) => `等 ${count} 张`,
  notPlanned: '未定',
  goToOrders: '去订单管理',
  empty: {
    title: '还没有送货单',
    hint: '在订单里选择“创建送货单”，把已接受的明细发出去。',
    hintForDeliverer: '销售提交送货单后，会出现在这里。',
    hintForOperator: '供应商创建送货单后，会出现在这里。',
  },
} as const

const addCertificate = '添加质量证明'

export const deliveryNoteForm = {
  packagesUnit: '件',
  weightUnit: '千克',
  batch: '批号',
  batchOf: (orderNo: string, lineNo: number) => `订单 ${orderNo} 第 ${lineNo} 行批号或炉号`,
  batchHint: '批号或炉号，选填',
  addCertificate,
  addCertificateTo: (orderNo: string, lineNo: number) => `为订单 ${orderNo} 第 ${lineNo} 行添加质量证明`,
  certificatesOf: (orderNo: string, lineNo: number) => `订单 ${orderNo} 第 ${lineNo} 行质量证明`,
  certificateHint: (types: string, limit: string) => `每行可附质量证明：${types}，单个不超过 ${limit}`,
  removeCertificate: (name: string) => `移除 ${name}`,
  undo: '撤销移除',
  keepCertificate: (name: string) => `撤销移除 ${name}`,
  uploading: '质量证明还在上传，完成后即可保存或提交。',
  uploadsFailed: (count: number) => `有 ${count} 个文件没有上传成功，不会随单保存；可在行内重试。`,
  titleNew: '创建送货单',
  titleDraft: (noteNo: string) => `修改送货单 ${noteNo}`,
  submit: '提交送货单',
  saveDraft: '保存草稿',
  submitHint: '提交后占用可发数量；草稿不占用。',
  submitted: (noteNo: string) => `送货单 ${noteNo} 已提交`,
  saved: (noteNo: string) => `草稿 ${noteNo} 已保存`,
  savedNotSubmitted: '草稿已保存，但没有提交成功',

  noOrderTitle: '请先选择订单',
  noOrderHint: '送货单从订单创建：打开一张待发货的订单，点“创建送货单”。',
  notDraftTitle: '这张送货单已不是草稿',
  notDraftHint: (state: DeliveryNoteStatus) => `当前状态为“${deliveryNoteStatus[state]}”，不能再修改。`,
  backToNote: '查看送货单',
  backToOrder: '返回订单',
  backToList: '返回送货单列表',
  goToOrders: '去订单管理',
  fillIn: '填表发货',
  copy: '再建一张',
  copyOf: (noteNo: string) => `照送货单 ${noteNo} 再建一张`,
  copied: (noteNo: string) => `已照送货单 ${noteNo} 填好，还没有保存`,
  copiedAll: '地址、运输信息、件数和各行数量都照原单；日期、批号和质量证明请重新填写。',
  copiedPart: '地址、运输信息和件数照原单；日期、批号和质量证明请重新填写。以下与原单不同：',
  copiedLess: (p: { orderNo: string; lineNo: number; materialName: string; wanted: string; now: string }) =>
    `${p.orderNo} 第 ${p.lineNo} 行 ${p.materialName}：原单 ${p.wanted}，只剩 ${p.now}`,
  copiedNot: (p: { orderNo: string; lineNo: number; materialName: string; reason: string }) =>
    `${p.orderNo} 第 ${p.lineNo} 行 ${p.materialName}：没有照搬，${p.reason}`,
  copiedDeliverer: (name: string) => `送货人 ${name} 已停用，请另选`,
  nothingToCopy: (noteNo: string) => `送货单 ${noteNo} 的明细现在都不能再发`,
  nothingToShip: '所选订单现在没有可发的明细',
  nothingToShipHint: '可能已全部发出，或都在其他送货单上。',

  sections: { destination: '收货信息', lines: '发货明细', transport: '运输信息' },
  ordersOnNote: '所选订单',
  removeOrder: (orderNo: string) => `移除订单 ${orderNo}`,
  addOrder: '同一地址还有可发的订单',
  addOrderButton: (orderNo: string, lines: number) => `加入 ${orderNo}（${lines} 行）`,
  ordersFull: (max: number) => `一张送货单最多合并 ${max} 张订单`,

  columns: {
    lineNo: '行号',
    material: '物料',
    requiredDate: '交期',
    ordered: '订单数量',
    shipped: '已发',
    remaining: '剩余可发',
    quantity: '本次发货',
    action: '操作',
  },
  order: (orderNo: string) => `订单 ${orderNo}`,
  lineOf: (orderNo: string, lineNo: number) => `订单 ${orderNo} 第 ${lineNo} 行`,
  quantityOf: (orderNo: string, lineNo: number) => `订单 ${orderNo} 第 ${lineNo} 行本次发货数量`,
  limit: (remaining: string, max: string, unit: string) =>
    remaining === max
      ? `剩余 ${quantity(remaining, unit)}`
      : `剩余 ${quantity(remaining, unit)}，最多 ${quantity(max, unit)}`,
  atMost: (max: Decimal, unit: string) => `最多 ${quantity(max, unit)}`,
  tolerated: (max: string) => `最多 ${max}`,
  beyondOrder: (over: string, asks: boolean) => `超出 ${over}${asks ? '，须确认' : ''}`,
  reserved: (quantity: string) => `其他送货单占用 ${quantity}`,
  leaveOff: '不发此行',
  fillRemaining: '填入剩余',
  overdue: '已逾期',
  findLine: '按物料、编码或行号查找',
  findLineEmpty: '没有符合的明细',
  noneLeft: '没有可以发货的明细了',
  noneLeftHint: '草稿里的明细已经发完、取消或关闭。可以作废这张草稿，从待发明细另建一张。',
  allRemaining: '全部填入剩余数量',
  noneOfThem: '全部清零',
  onNote: (count: number, all: number) => `本次发货 ${count} 行，共 ${all} 行`,
  onlyOnNote: '只看本次发货',

  noLines: '至少填写一行的发货数量',
  tooManyLines: (max: number) => `一张送货单最多 ${max} 行，请分成几张`,
  lostLines: (count: number) => `草稿中有 ${count} 行现在不能发货，保存后会从送货单移除`,
  lostLine: (orderNo: string, lineNo: number, name: string) => `${orderNo} 第 ${lineNo} 行 ${name}`,

  plannedDate: '计划发货日期',
  transportHint: '可以先不填，发货时再补。',
  noteHint: '将印在送货单上，供收货方查看',
} as const

export const dispatchForm = {
  title: (noteNo: string) => `送货单 ${noteNo} 发货`,
  effect: '确认后送货单变为“运输中”，明细不能再改，也不能作废。',
  submit: '确认发货',
  done: (noteNo: string) => `送货单 ${noteNo} 已发货`,
} as const

export const receiptForm = {
  title: (noteNo: string) => `登记到货 ${noteNo}`,
  intro: '已按全部到货、全部合格填好；有拒收或少到时，改对应的行。',
  columns: { material: '物料', outstanding: '在途', accepted: '合格', rejected: '拒收' },
  acceptedOf: (lineNo: number) => `第 ${lineNo} 行合格数量`,
  rejectedOf: (lineNo: number) => `第 ${lineNo} 行拒收数量`,
  reason: '拒收原因',
  reasonOf: (lineNo: number) => `第 ${lineNo} 行拒收原因`,
  reasonHint: '例如：包装破损、规格不符',
  missing: (quantity: string) => `还差 ${quantity}`,
  receiverName: '收货人',
  receiverNameHint: '现场签收人的姓名',
  note: '备注',
  last: '这是最后一批',
  lastHint: '没到的数量不再等待，按少到处理。',
  submit: '确认登记',
  done: (state: DeliveryNoteStatus) => `到货已登记，送货单为“${deliveryNoteStatus[state]}”`,

  nothingArrived: '请填写至少一行的到货数量',
  atMostTogether: (max: Decimal, unit: string) =>
    `合格与拒收合计最多 ${quantity(max, unit)}；多到的请写进备注，由供应商另开送货单`,
  reasonMissing: '请填写拒收原因',
  receiverNameMissing: '请填写收货人',

  effect: (p: {
    to: DeliveryNoteStatus
    arriving: number
    refused: number
    missing: number
    refusedBefore: boolean
  }): string => {
    const arriving = p.arriving === 0 ? '本次没有到货' : `本次到货 ${p.arriving} 行`
    const state = `送货单变为“${deliveryNoteStatus[p.to]}”`
    const refused = p.refused > 0 ? `，${p.refused} 行有拒收` : ''
    if (p.to === 'received') return `${arriving}，全部合格。${state}。`
    if (p.to === 'partly-received')
      return `${arriving}${refused}，还有 ${p.missing} 行没有到齐。${state}，之后可以继续登记。`
    const missing = p.missing > 0 ? `，${p.missing} 行少到` : ''
    const before = p.refusedBefore ? '；之前到货时已有拒收' : ''
    return `${arriving}${refused}${missing}${before}。${state}，处理差异后，没有收下的数量退回待发。`
  },
  effectUnknown: '填好各行的数量后，这里说明登记的结果。',
} as const

export const deliveryNoteDetail = {
  batch: '批号',
  title: (noteNo: string) => `送货单 ${noteNo}`,
  sections: {
    destination: '收货信息',
    transport: '运输信息',
    lines: '明细',
    attachments: '质量证明与附件',
    receipts: '到货记录',
  },
  noAttachments:
    '还没有附件。质量证明可以逐行添加，份数印在送货单上，收货方扫码签收时能打开；其他附件只有本企业和平台能看到。',
  addCertificate,
  addCertificateTo: (lineNo: number) => `为第 ${lineNo} 行添加质量证明`,
  lineCount: (count: number) => `${count} 行`,
  merchantOf: (name: string, code: string) => `${name}（${code}）`,
  callReceiver: '呼叫收货人',
  call: (name: string, phone: string) => `拨打 ${name} ${phone}`,
  noReceipts: '还没有到货',
  receiptBy: (name: string) => `${name} 签收`,
  receiptSummary: (lines: number, refused: number) =>
    refused === 0 ? `${lines} 行，全部合格` : `${lines} 行，${refused} 行有拒收`,
  receiptNothing: '没有到货，其余不再等待',
  receiptAllLines: '各行数量',
  acceptedQuantity: (quantity: string) => `合格 ${quantity}`,
  outstandingQuantity: (quantity: string) => `未到 ${quantity}`,
  materialOfLine: (lineNo: number, name: string) => `${lineNo}. ${name}`,
  orderLine: (orderNo: string, lineNo: number) => `${orderNo} 第 ${lineNo} 行`,
  documents: '单据',
  download: '下载 PDF',
  print: '打印',
  otherFormats: { docx: 'Word', xlsx: 'Excel' },
  downloadAs: (format: string) => `下载 ${format}`,
  fileName: (noteNo: string, extension: string) => `送货单-${noteNo}.${extension}`,

  submitTitle: (noteNo: string) => `提交送货单 ${noteNo}？`,
  submitEffect: '提交后占用订单的可发数量，送货单变为“待发货”，明细不能再改。',
  submitConfirm: '提交送货单',
  submitted: (noteNo: string) => `送货单 ${noteNo} 已提交`,

  link: {
    title: '签收二维码',
    hint: '印在送货单右上角。拿到送货单的人都可以扫码签收，无需账号；只能看到这张送货单，看不到价格。',
    open: (until: string) => `有效至 ${until}`,
    expired: (until: string) => `已于 ${until} 过期`,
    revoked: '已停用',
    copy: '复制签收链接',
    copied: '签收链接已复制，可发给收货方',
    copyFailed: '无法自动复制，请长按选择',
    address: '签收链接',
    revoke: '停用',
    revokeTitle: (noteNo: string) => `停用送货单 ${noteNo} 的签收二维码？`,
    revokeEffect: '已经印出的二维码立即失效，收货方不能再扫码签收。之后可以更换新的。',
    revokedDone: '签收二维码已停用',
    renew: '更换',
    renewTitle: (noteNo: string) => `更换送货单 ${noteNo} 的签收二维码？`,
    renewEffect: (days: number) =>
      `原来的二维码失效，新的有效 ${days} 天。请重新打印送货单，或把新链接发给收货方。`,
    renewed: '签收二维码已更换，请重新打印送货单',
  },
  receiptPhotos: '现场照片',
  receiptPhoto: (lineNo: number | null, number: number) =>
    lineNo === null ? `整单照片 ${number}` : `第 ${lineNo} 行照片 ${number}`,
  receiptSigned: '收货方扫码签收',
  receiptHash: 'SHA-256',
  receiptPdf: '签收单',
  receiptPdfName: (noteNo: string) => `签收单-${noteNo}.pdf`,

  disputeTitle: (noteNo: string) => `对送货单 ${noteNo} 的到货差异提出异议`,
  disputeEffect: '平台运营人员会收到您的说明并核实；送货单仍为“差异待处理”，核实后再处理差异。',
  disputeReason: '异议说明',
  disputeReasonHint: '例如：装车照片显示数量齐全，请与收货方核对',
  disputeConfirm: '提交异议',
  disputed: (noteNo: string) => `已提交对送货单 ${noteNo} 的异议`,
  disputedBy: (name: string, reason: string) => `${name}有异议：${reason}`,

  settleShort: '按实收结束，不再补发',
  settleShortHint: '不勾选的行，没有收下的数量退回待发，可以再次发货。',
  settleTitle: (noteNo: string) => `处理差异：送货单 ${noteNo}`,
  settleEffect: '逐行选择怎么处理没有收下的数量。确认后送货单变为“已签收”。',
  settleMore: (count: number) => `另有 ${count} 行`,
  settleReason: '处理说明',
  settleReasonHint: '例如：已与采购方确认，下批补发',
  settleConfirm: '确认处理',
  settled: (noteNo: string) => `送货单 ${noteNo} 的差异已处理`,

  voidTitle: (noteNo: string) => `作废送货单 ${noteNo}？`,
  voidDraftEffect: '作废后不能恢复。',
  voidReadyEffect: '作废后不能恢复，占用的可发数量退回订单。',
  voidReason: '作废原因',
  voidConfirm: '作废送货单',
  voided: (noteNo: string) => `送货单 ${noteNo} 已作废`,
} as const

/** The name of the exported list, and of those of its columns that no page has. */
export const deliveryNoteExport = { name: '送货单' } as const

/** The notices as HTML; values from records are escaped. */
export const deliveryNoteNotices = {
  noteDispatched: (p: { merchant: string; noteNo: string; buyer: string; lineCount: number }) =>
    markup`${p.merchant} 的送货单 <b>${p.noteNo}</b> 已发往 ${p.buyer}，共 ${p.lineCount} 行。`,
  noteArrived: (p: {
    noteNo: string
    buyer: string
    receiver: string
    state: 'received' | 'partly-received' | 'discrepancy'
    /** lines with a rejected quantity or, after the last arrival, a missing one */
    lineNos: readonly number[]
    /** the receiver's remark */
    note: string | null
  }) =>
    markup`送货单 <b>${p.noteNo}</b> ${arrival[p.state](p.lineNos)}（${p.buyer}，收货人 ${p.receiver}）。${p.note === null ? '' : `收货备注：${p.note}`}`,
  /** @param p `short`: the lines whose missing quantity will not be delivered */
  noteSettled: (p: { noteNo: string; reason: string; short: readonly number[] }) =>
    p.short.length === 0
      ? markup`送货单 <b>${p.noteNo}</b> 的差异已处理，未接收的数量可重新发货。说明：${p.reason}`
      : markup`送货单 <b>${p.noteNo}</b> 的差异已处理，${lineNumbersText(p.short)}按实收结束、不再补发。说明：${p.reason}`,
  noteAssigned: (p: { noteNo: string; buyer: string; lineCount: number }) =>
    markup`送货单 <b>${p.noteNo}</b> 由您配送：${p.buyer}，${p.lineCount} 行。`,
  noteVoided: (p: { noteNo: string; buyer: string; reason: string }) =>
    markup`送货单 <b>${p.noteNo}</b>（${p.buyer}）已作废，不用再送。原因：${p.reason}`,
  noteAtGate: (p: { noteNo: string; buyer: string; deliverer: string }) =>
    markup`${p.deliverer} 已将送货单 <b>${p.noteNo}</b> 送达 ${p.buyer}，等待签收。`,
  noteAttached: (p: { merchant: string; noteNo: string; names: readonly string[] }) =>
    markup`${p.merchant} 为已发出的送货单 <b>${p.noteNo}</b> 补充了附件：${fileNames(p.names)}。`,
  noteDisputed: (p: { merchant: string; noteNo: string; reason: string }) =>
    markup`${p.merchant} 对送货单 <b>${p.noteNo}</b> 的到货差异有异议，请核实。说明：${p.reason}`,
}

/** The actor shown in the timeline for a receipt signed at the gate. */
export const receiptSigner = (name: string): string => `${name}（收货方扫码）`

/** Why a change of delivery notes is refused. */
export const deliveryNoteRefusals = {
  'note.tooMuchToPrint': (p: { lines: number }) => `一次最多打印 ${p.lines} 行明细，请分几次打印`,
  'note.delivererUnknown': '送货人不存在或已停用',
  'receipt.linkUnknown': '无法识别这个签收链接，请核对是否完整，或请供应商提供新的二维码',
  'receipt.linkReplaced': '这张二维码已被新的代替，请扫描最新打印的送货单',
  'receipt.linkRevoked': '供应商已停用这张送货单的签收二维码，请与供应商联系',
  'receipt.linkExpired': '这张二维码已过期，请供应商更换后再扫',
  'receipt.linkOver': '这张送货单已作废或尚未提交，不能签收',
  'receipt.signedAtOutside': '须在发货之后、当前时间之前，请核对手机的时间后重新签字',
  'receipt.submissionReused': '这次签收已提交过其他内容，请重新打开签收页面核对',
  'receipt.noLink': '这张送货单没有签收二维码',
  'receipt.linkRevokedAlready': '签收二维码已经停用',
  'note.orderSetAside': (p: { orderNo: string; status: OrderStatus }) =>
    `订单 ${p.orderNo} ${orderStatus[p.status]}，不能发货`,
  'note.lineNotShippable': (p: { orderNo: string; lineNo: number }) =>
    `订单 ${p.orderNo} 第 ${p.lineNo} 行现在不能发货`,
  'note.overRemaining': (p: { max: Decimal; unit: string; tolerance: Tolerance }) =>
    `不能超过可发数量 ${p.max} ${p.unit}${p.tolerance.mode === 'none' || isZero(p.max) ? '' : `（含${toleranceText(p.tolerance)}）`}`,
  'note.nothingRemains': '已全部发出，或都在其他送货单上',
  'note.lineBlocked': (p: { orderNo: string; lineNo: number; why: Nested }, textOf: TextOf) =>
    `订单 ${p.orderNo} 第 ${p.lineNo} 行：${textOf(p.why)}`,
  'note.lineTwice': '同一订单行只能出现一次',
  'note.lineUnknown': '订单行不存在',
  'note.severalAddresses': '一张送货单的明细必须属于同一采购方和收货地址',
  'note.tooManyReceipts': (p: { limit: number }) =>
    `一张送货单最多扫码签收 ${p.limit} 次，请联系供应商登记到货`,
  'note.arrivedTooMuch': (p: { max: Decimal; unit: string }) =>
    `到货数量不能超过在途数量 ${p.max} ${p.unit}；多到的请写进备注，由供应商另开送货单`,
  'note.attachmentsClosed': '送货单已作废，不能再添加附件',
  'note.attachmentsKept': '送货单已发出，附件不能移除；有更正请另外添加',
  'note.rejectNeedsReason': '请填写拒收原因',
  'note.nothingArrived': '请填写至少一行的到货数量',
  'note.noteLineUnknown': '该明细不属于此送货单',
} as const
