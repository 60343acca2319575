import type { OrderStatus } from '@bdr/contract/orders/machine'
import { orderStatus } from './names/orders.ts'
import {
  fileAnswers,
  type Rows,
  counted,
  rowRanges,
  fileFaults,
  wrongFiles,
  list,
  some,
  missingColumns,
  headingTwice,
  type Fault,
  describeFault,
} from './import-file.ts'
import { orderTypeName, unreadDocument, unreadElement } from './ubl-names.ts'
import type { ImportField } from '@bdr/contract/orders/import'

/** The names of an import file's fields in sentences. */
export const importFieldNames: Readonly<Record<ImportField, string>> = {
  orderNo: '订单编号',
  buyerName: '采购方',
  supplierCode: '供应商编码',
  supplierName: '供应商名称',
  orderDate: '下单日期',
  currency: '币种',
  shipTo: '收货地址',
  receiverName: '收货人',
  receiverPhone: '联系电话',
  lineNo: '行号',
  materialCode: '物料编码',
  materialName: '物料名称',
  specification: '规格型号',
  model: '型号',
  brand: '品牌',
  unit: '单位',
  quantity: '数量',
  price: '单价（未注明含税）',
  unitPrice: '含税单价',
  netPrice: '不含税单价',
  priceBase: '每多少计价',
  amount: '金额',
  grossAmount: '含税金额',
  netAmount: '不含税金额',
  taxAmount: '税额',
  taxRate: '税率',
  requiredDate: '交期',
  tolerance: '允许超交比例',
  note: '备注',
}

/** The names of several fields in a sentence. */
export const importFieldList = (fields: readonly ImportField[]): string[] =>
  fields.map((field) => importFieldNames[field])

/** The names of other UBL documents that people mistake for an order. */
const ublDocumentNames: Readonly<Record<string, string>> = {
  ApplicationResponse: '应用响应',
  AttachedDocument: '附件单据',
  BillOfLading: '提单',
  Catalogue: '商品目录',
  CatalogueRequest: '商品目录请求',
  CreditNote: '贷项通知单',
  DebitNote: '借项通知单',
  DespatchAdvice: '发货通知',
  Forecast: '需求预测',
  FreightInvoice: '运费发票',
  FulfilmentCancellation: '履约取消',
  Invoice: '发票',
  OrderCancellation: '订单取消',
  OrderChange: '订单变更',
  OrderResponse: '订单响应',
  OrderResponseSimple: '简单订单响应',
  PackingList: '装箱单',
  Quotation: '报价单',
  ReceiptAdvice: '收货通知',
  Reminder: '催款单',
  RemittanceAdvice: '汇款通知',
  RequestForQuotation: '询价单',
  SelfBilledInvoice: '自开发票',
  Statement: '对账单',
  Waybill: '运单',
}

const wanted = '请上传 .xlsx 工作簿、.csv 或 UBL 订单（XML）'

/** The reason recorded when a file revises an existing order. */
export const revisionByFile = '采购方提供了新的订单文件'

/** The names of the answers to questions; answers without a name are shown as they are. */
const answerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...fileAnswers,
  'order.exists': { revise: '按此文件修订，只有变化的行需要供应商重新答复', skip: '不导入这些订单' },
  'price.basis': { gross: '含税', net: '不含税' },
  'rate.ask': { gross: '价格其实含税' },
  'sheet.example': { include: '是真实订单，导入', skip: '是示例，不导入' },
  'ubl.adjustments': { accept: '知道了，照此导入' },
  'ubl.orderType': { accept: '作为需要交货的订单导入，类型写在备注里' },
  'ubl.payable': { accept: '知道了，照此导入' },
  'ubl.subLines': { accept: '按整行导入，子行写在备注里' },
}

/** The name of an answer. A tax rate is shown as a percentage. */
export const answerName = (key: string, answer: string): string =>
  answerNames[key]?.[answer] ??
  (/^(0|1)(\.\d+)?$/.test(answer) ? `${Number((Number(answer) * 100).toFixed(4))}%` : answer)

/** Questions, assumptions and unread parts of an order file. */
export const importFindings = {
  'price.gross.plain': (p: Columns) => `“${p.column}”按含税价读取：表中没有任何关于税的列`,
  'price.gross.amounts': (p: Columns) => `“${p.column}”按含税价读取：数量 × 单价与含税金额一致`,
  'price.net.amounts': (p: Columns) =>
    `“${p.column}”按不含税价读取：数量 × 单价与不含税金额一致；含税单价按税率算出`,
  'price.net.beside': (p: Columns & { other: string }) =>
    `含税单价取自“${p.other}”，“${p.column}”按不含税价核对`,
  'price.net.column': (p: Columns) => `含税单价由“${p.column}”按税率算出`,
  'price.basis': (p: Columns) => `“${p.column}”没有写明是否含税`,
  'price.per': (p: Columns & { bases: readonly string[] }) =>
    `单价已除以“${p.column}”（${p.bases.join('、')}），折算为每一个单位的价格`,
  'price.fromAmount': (p: Rows) => `${counted(p)}的单价由含税金额 ÷ 数量得出：文件所写的单价已四舍五入`,
  'rate.unknown': '文件没有写税率：税率记为未知，不当作 0%',
  'rate.someUnknown': (p: Rows) => `${counted(p)}没有写税率：税率记为未知，不当作 0%`,
  'rate.fromAmounts': (p: Rows & { rate: string }) =>
    `${counted(p)}的税率 ${answerName('rate', p.rate)} 由税额 ÷ 不含税金额得出`,
  'rate.ask': (p: Columns) => `“${p.column}”不含税，文件里却没有税率`,
  'currency.default': '文件没有写币种，按人民币（CNY）读取',
  'currency.shown': (p: { currency: string }) => `币种取自单元格的货币格式：${p.currency}`,
  'currency.heading': (p: Columns & { currency: string }) => `币种取自“${p.column}”：${p.currency}`,
  'order.exists': (p: { orders: readonly string[] }) =>
    `订单 ${p.orders.slice(0, 5).join('、')}${p.orders.length > 5 ? ` 等 ${p.orders.length} 张` : ''}已经存在`,
  'total.checked': (p: { lines: number; rows: readonly number[] }) =>
    `${rowRanges(p.rows)}的合计与读到的 ${p.lines} 行一致`,
  'total.unchecked': (p: Rows) => `${rowRanges(p.rows)}是合计行，没有可以核对的数值`,
  'total.faulty': (p: Rows) => `${rowRanges(p.rows)}的合计没有核对：上面有行需要先改正`,
  'sheet.example': (p: { lines: number }) => `这张工作表像是填写说明或示例，里面有 ${p.lines} 行订单明细`,
  'layout.remembered': '列的对应关系沿用上次手工指定的结果',
  'shipTo.ask': (p: { buyer: string; orders: readonly string[] }) =>
    `${p.buyer}的订单 ${p.orders.slice(0, 5).join('、')}${p.orders.length > 5 ? ` 等 ${p.orders.length} 张` : ''}没有收货地址`,
  'ubl.adjustments': (p: { adjustments: readonly string[] }) =>
    `${p.adjustments.join('；')}：各行单价不含这部分，导入后只写在订单备注里`,
  'ubl.taxTotal': (p: { amount: string }) => `税额合计 ${p.amount}，各行却没有税率；单价按不含税读取`,
  'ubl.noTax': '文件没有写税：单价按所写读取，税率记为未知，不当作 0%',
  'ubl.payable': (p: { payable: string; lines: string }) =>
    `应付金额是 ${p.payable}，各行含税金额合计是 ${p.lines}`,

  'ubl.dateOfValidity': (p: { date: string }) =>
    `文件没有写交期：没有交期的行按订单有效期的最后一天 ${p.date} 读取`,
  'ubl.orderType': (p: { code: string }) => `这不是一般的采购订单，而是${orderTypeName(p.code)}`,
  'ubl.subLines': (p: Rows) => `${counted(p)}明细由子行（SubLineItem）组成`,

  'ubl.documents': (p: { names: readonly string[] }) => `文件里的${list(p.names)}将保存为订单的附件`,

  'unread.document': unreadDocument,
  'unread.element': unreadElement,
  'unread.example': '模板里的示例行，没有读取',
  'unread.ignored': '没有使用：您已指定不读取',
  'unread.replaced': (p: { field: ImportField; other: string }) =>
    `没有使用：“${importFieldNames[p.field]}”取自“${p.other}”`,
} as const

/** Faults of an order file, by the key the reader reports. */
export const importFaults = {
  ...fileFaults,
  ...wrongFiles(wanted, '订单'),
  ...importFindings,
  'file.otherUbl': (p: { document: string }) =>
    `这是 UBL 的${ublDocumentNames[p.document] ?? '其他单据'}（${p.document}），不是采购订单，不能在这里导入`,
  'file.emptyEnvelope': '信封（StandardBusinessDocument）里没有 UBL 订单',
  'file.severalOrders': '信封（StandardBusinessDocument）里有多张单据，请拆分后上传',
  'file.oldUbl': '这是 UBL 1.0 的订单，请改用 UBL 2.1 或更高版本导出',
  'file.otherXml': (p: { root: string }) => `XML 的根元素是 ${p.root}，不是 UBL 订单；${wanted}`,

  'xml.malformed': (p: { line: number; column: number }) =>
    `XML 第 ${p.line} 行第 ${p.column} 列附近有语法错误，请重新导出`,
  'xml.misencoded': (p: { encoding: string }) => `XML 的内容不是 ${p.encoding} 编码，请用 UTF-8 重新导出`,
  'xml.encoding': (p: { encoding: string }) => `不认识 XML 声明的编码 ${p.encoding}，请用 UTF-8 导出`,
  'xml.elements': (p: { limit: number }) => `XML 元素超过 ${p.limit} 个，请拆分后上传`,

  'book.noTable': (p: { wanted: readonly ImportField[]; found: readonly string[] }) =>
    p.found.length === 0
      ? `没有找到订单明细的表头。需要的列：${list(importFieldList(p.wanted))}`
      : `没有找到订单明细的表头。需要的列：${list(importFieldList(p.wanted))}；只认出：${some(p.found)}`,
  'book.noOrders': '表头之下没有任何订单明细',
  'sheet.missingColumns': (p: { missing: readonly ImportField[]; found: readonly string[] }) =>
    missingColumns(importFieldList(p.missing), p.found),
  'sheet.headingTwice': (p: { field: ImportField; cells: string }) =>
    headingTwice(importFieldNames[p.field], p.cells),
  'sheet.labelTwice': (p: { field: ImportField; cells: string }) =>
    `“${importFieldNames[p.field]}”写了两处且不相同（${p.cells}）`,

  'cell.merged': '单元格跨行合并，无法确定每一行的数值，请取消合并后逐行填写',

  'amount.mismatch': (p: { expected: string }) => `金额与数量 × 单价不符，应为 ${p.expected}`,
  'price.disagree': (p: { heading: string | null; field: ImportField; rate: string }) =>
    `与${p.heading ?? importFieldNames[p.field]}按税率 ${answerName('rate', p.rate)} 换算的结果不符`,
  'price.base': '应为大于 0 的数字，如 100 表示每 100 个计价单位的价格',
  'price.baseUnit': (p: { unit: string }) => `计价单位与数量单位“${p.unit}”不同，无法换算成单价`,
  'price.noRate': '不含税单价需要税率才能算出含税单价',
  'amount.tooLarge': '数量 × 单价过大，请核对数量和单价',
  'total.count': (p: { lines: number }) => `与读到的行数不符，上面读到 ${p.lines} 行`,
  'total.quantity': (p: { expected: string; lines: number }) =>
    `与读到的数量合计不符，上面 ${p.lines} 行的数量合计是 ${p.expected}`,
  'total.amount': (p: { expected: string; lines: number }) =>
    `与读到的金额合计不符，上面 ${p.lines} 行的金额合计是 ${p.expected}`,
  'unit.unknown': '不认识的计量单位，请改用通用的写法，如 台、件、米、千克',
  'unit.missing': '没有写计量单位，请加一列“单位”，或写成 12 台 的形式',
  'unit.differs': (p: { unit: string }) => `数量的单位与“${p.unit}”不一致`,
  'rate.missing': '只有不含税单价时需要税率，才能算出含税单价；请加一列“税率”',
  'date.beforeOrder': (p: { orderDate: string }) => `交期早于下单日期 ${p.orderDate}`,
  'currency.format': (p: { currency: string; shown: string }) =>
    `单元格的货币格式是 ${p.shown}，订单币种却是 ${p.currency}`,
  'lineNo.twice': (p: { first: string }) => `同一订单的行号重复，第一次出现在 ${p.first}`,

  'order.headDiffers': (p: { field: ImportField; first: string; at: string }) =>
    `同一订单的${importFieldNames[p.field]}前后不一致，${p.at} 写的是“${p.first}”`,
  'order.tooManyLines': (p: { limit: number }) => `一张订单不能超过 ${p.limit} 行`,
  'order.tooManyInFile': (p: { limit: number }) => `一个文件不能超过 ${p.limit} 行明细，请拆分后上传`,
  'order.tooMany': (p: { limit: number }) => `一个文件不能超过 ${p.limit} 张订单`,
  'order.totalTooLarge': '订单总金额过大，请核对各行的数量和单价',
  'revision.otherSupplier': '这个订单编号已经存在，属于另一家供应商，不能修订',
  'revision.setAside': (p: { status: OrderStatus }) => `这张订单“${orderStatus[p.status]}”，不能修订`,
  'revision.otherMaterial': (p: { lineNo: number }) =>
    `第 ${p.lineNo} 行与原订单不是同一物料或单位；要换物料，请用新的行号，并在订单上取消原来的行`,
  'revision.cancelled': (p: { lineNo: number }) => `第 ${p.lineNo} 行在原订单上已取消，请用新的行号`,
  'revision.reserved': (p: { lineNo: number }) =>
    `第 ${p.lineNo} 行已在待发货的送货单上，请供应商先作废再修订`,
  'revision.belowShipped': (p: { lineNo: number; min: string; unit: string }) =>
    `第 ${p.lineNo} 行不能少于已发和已取消的 ${p.min} ${p.unit}`,
  'revision.past': (p: { lineNo: number }) => `第 ${p.lineNo} 行的新交期早于今天`,
  'revision.tooMany': (p: { limit: number }) => `一个文件最多修订 ${p.limit} 张订单，请拆分后上传`,
  'supplier.missing': '供应商编码和供应商名称不能都为空',
  'supplier.unknownCode': '没有这个编码的供应商，请核对编码',
  'supplier.unknownName': '没有这个名称的供应商，请核对全称',
  'supplier.contradiction': (p: { code: string; name: string }) =>
    `编码 ${p.code} 的供应商是“${p.name}”，与所写名称不符`,

  'ubl.noLines': '订单没有任何明细（OrderLine）',
  'ubl.noUnit': '数量没有写计量单位代码（unitCode）',
  'ubl.unknownUnit': '不认识的计量单位代码，应为 UNECE Rec 20 代码，如 EA、KGM',
  'ubl.noPrice': '既没有单价（PriceAmount）也没有行金额（LineExtensionAmount）',
  'ubl.baseQuantity': '计价数量（BaseQuantity）应为大于 0 的数字',
  'ubl.baseUnit': (p: { unit: string }) => `计价单位与数量单位 ${p.unit} 不同，无法换算`,
  'ubl.adjustmentAmount': '折扣或附加费没有写金额（Amount），也没有写比例（MultiplierFactorNumeric）',
  'ubl.shareOfLine':
    '折扣或附加费只写了比例（MultiplierFactorNumeric），没有写金额（Amount），也没有与之相符的行金额（LineExtensionAmount），无法确定是多少',
  'ubl.shareOfOrder':
    '整单折扣或附加费只写了比例（MultiplierFactorNumeric），没有写金额（Amount），无法确定是多少',
  'ubl.amountInvalid': '应为数字金额',
  'ubl.lineAmount': (p: { expected: string }) => `行金额与数量、单价、折扣和附加费不符，应为 ${p.expected}`,
  'ubl.totalAmount': (p: { expected: string }) => `各行金额之和是 ${p.expected}，与合计不符`,
  'ubl.percent': '税率应为 0 至 100 之间的数字',
  'ubl.currencies': (p: { currency: string }) => `金额的币种与订单币种 ${p.currency} 不同`,
  'ubl.lineStatus':
    '这一行不是一般的明细行（LineStatusCode），不能照常导入；已取消的行请从文件中去掉，其余的去掉状态',
  'ubl.noDate':
    '没有交期（RequestedDeliveryPeriod 或 LatestDeliveryDate），也没有订单有效期（ValidityPeriod）',
  'ubl.severalDates': '有几个不同的交期，却没有写各交多少',
  'ubl.deliveryUncounted': '同一行有几次交货，这一次没有写数量',
  'ubl.deliveryUnit': (p: { unit: string }) => `交货数量的单位与行数量的单位 ${p.unit} 不同，无法核对`,
  'ubl.deliveryQuantities': (p: { delivered: string; quantity: string }) =>
    `各次交货的数量之和是 ${p.delivered}，与行数量 ${p.quantity} 不符`,
  'ubl.noAddress': '没有收货地址（Delivery/DeliveryLocation/Address）',
  'ubl.severalAddresses': '一张订单只能有一个收货地址',
  'ubl.maximum': '最大数量（MaximumQuantity）应不小于订购数量',
} as const

export type ImportFaults = typeof importFaults

export const describeImportFault = (fault: Fault): string => describeFault(importFaults, fault)

interface Columns {
  /** the headings concerned, as written in the file */
  readonly column: string
}

export const orderImport = {
  title: '导入订单',
  fact: '先检查，确认无误后才导入；有一处错误就一张也不会导入。',
  file: '订单文件',
  formats: {
    title: '可以导入的文件',
    workbook:
      'Excel 工作簿（.xlsx）或其他系统导出的 .csv：每行一条明细，按订单编号合并成订单；表头的顺序、空格和全角半角不影响识别。',
    ubl: 'UBL 2.1 订单（.xml），也接受 Peppol BIS 格式。',
    limit: (size: string, orders: number, lines: number) =>
      `文件不超过 ${size}，一次最多 ${orders} 张订单、${lines} 行。`,
  },
  template: '下载模板',
  failed: '文件没有读取成功',
  nothingImported: (count: number) => `没有导入任何订单：文件中有 ${count} 处问题`,
  open: (count: number) => `还有 ${count} 项需要您确认，确认后才能导入`,
  parties: {
    title: '这些卖方还不认识',
    hint: '请为每个卖方选择对应的供应商，平台会记住，下次不再询问。',
    choose: (name: string) => `“${name}”对应的供应商`,
    placeholder: '输入名称或编码查找',
    unnamed: '未写名称',
  },
  orders: {
    title: '将要导入的订单',
    titleImported: '已导入的订单',
    count: (orders: number, lines: number) => `${orders} 张，共 ${lines} 行；点开可以核对每一行`,
    counted: (orders: number) => `${orders} 张`,
    cutOrders: (shown: number, count: number) => `共 ${count} 张，列出前 ${shown} 张`,
    showLines: (orderNo: string) => `订单 ${orderNo} 的明细`,
    linesOf: (orderNo: string) => `订单 ${orderNo} 将要导入的明细`,
    revises: '修订',
    revision: '与现有订单相比',
    added: (lineNos: readonly number[]) => `新增第 ${lineNos.join('、')} 行`,
    left: (lineNos: readonly number[]) => `文件中没有第 ${lineNos.join('、')} 行，这些行保持不变`,
    unchanged: '没有变化',
    taxRate: '税率',
    noTaxRate: '未知',
    noAddress: '等您填写',
    cut: (shown: number, count: number) => `共 ${count} 行，列出前 ${shown} 行`,
  },
  import: (count: number) => `导入 ${count} 张订单`,
  checked: (count: number) => `检查通过，共 ${count} 张订单`,
  imported: (count: number) => `已导入 ${count} 张订单`,
  importedNext: '供应商已经可以看到，等待其确认。',
  nothingFound: '文件里没有订单',
  nothingNew: '文件里没有需要导入的内容：订单都已存在，没有变化或已选择不导入',
  another: '再导入一个文件',
  toList: '查看订单',
} as const
