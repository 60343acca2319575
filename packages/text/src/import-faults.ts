/** What an import file's fields are called when a sentence lists them. */
export const importFieldNames = {
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
  unitPrice: '含税单价',
  netPrice: '不含税单价',
  amount: '金额',
  grossAmount: '含税金额',
  netAmount: '不含税金额',
  taxAmount: '税额',
  taxRate: '税率',
  requiredDate: '要求交货日期',
  tolerance: '允许超交比例',
  note: '备注',
} as const
export type ImportField = keyof typeof importFieldNames

const wanted = '请上传 .xlsx 工作簿或 UBL 订单（XML）'
const resave = '请在 Excel 或 WPS 中打开并另存为“Excel 工作簿（.xlsx）”后上传'
const list = (names: readonly string[]) => names.map((name) => `“${name}”`).join('、')
const some = (names: readonly string[]) => list(names.slice(0, 12)) + (names.length > 12 ? ' 等' : '')

/** Sentences about what is wrong with an import file. Keys are what the reader reports. */
export const importFaults = {
  'file.empty': `文件是空的，${wanted}`,
  'file.tooLarge': (p: { limit: string }) => `文件超过 ${p.limit}，请拆分后上传`,
  'file.oldExcel': `这是旧版 Excel 文件（.xls），${resave}`,
  'file.binaryExcel': `这是二进制 Excel 文件（.xlsb），${resave}`,
  'file.excelXml': `这是 Excel 2003 的 XML 表格，${resave}`,
  'file.html': `这是网页（HTML），不是工作簿，${resave}`,
  'file.csv': `这是文本文件（CSV），其中的编码、日期和数字无法确认，${resave}`,
  'file.ods': `这是 OpenDocument 表格（.ods），${resave}`,
  'file.encrypted': '文件设有打开密码，请去掉密码后重新上传',
  'file.macros': '工作簿含有宏，出于安全不予读取，请另存为不含宏的“Excel 工作簿（.xlsx）”后上传',
  'file.pdf': `这是 PDF 文件，无法从中读取订单，${wanted}`,
  'file.word': `这是 Word 文档，无法从中读取订单，${wanted}`,
  'file.slides': `这是演示文稿，无法从中读取订单，${wanted}`,
  'file.image': `这是图片，无法从中读取订单，${wanted}`,
  'file.archive': `这是压缩包，请解压后上传其中的文件；${wanted}`,
  'file.office': `这是旧版 Office 文件，${wanted}`,
  'file.otherUbl': (p: { document: string; name: string }) =>
    `这是 UBL 的${p.name}（${p.document}），不是订单；请上传根元素为 Order 的 UBL 订单`,
  'file.oldUbl': '这是 UBL 1.0 的订单，请改用 UBL 2.1 或更高版本导出',
  'file.otherXml': (p: { root: string }) => `XML 的根元素是 ${p.root}，不是 UBL 订单；${wanted}`,
  'file.unknown': `无法识别的文件，${wanted}`,
  'file.damaged': '文件不完整或已损坏，请重新导出后上传',
  'file.unreadable': '文件无法读取，请在 Excel 或 WPS 中打开并另存后重试',
  'file.tooSlow': (p: { seconds: number }) => `文件过于复杂，${p.seconds} 秒内没有读完，请拆分后上传`,
  'file.tooHungry': '文件过于庞大，读取所需内存超过上限，请拆分后上传',
  'file.doctype': '文件含有文档类型声明（DOCTYPE），出于安全不予读取，请去掉后上传',
  'file.parts': (p: { limit: number }) => `压缩包内的文件超过 ${p.limit} 个，不是正常的工作簿`,
  'file.duplicateParts': '压缩包内有重名或重叠的文件，不是正常的工作簿',
  'file.unzipped': (p: { limit: string }) => `解压后超过 ${p.limit}，请删除图片和多余内容，或拆分后上传`,
  'file.ratio': '压缩包内的文件解压后异常膨胀，不是正常的工作簿',

  'xml.malformed': (p: { line: number; column: number }) =>
    `XML 第 ${p.line} 行第 ${p.column} 列附近有语法错误，请重新导出`,
  'xml.misencoded': (p: { encoding: string }) => `XML 的内容不是有效的 ${p.encoding} 编码，请重新导出`,
  'xml.encoding': (p: { encoding: string }) => `不认识 XML 声明的编码 ${p.encoding}，请用 UTF-8 导出`,
  'xml.elements': (p: { limit: number }) => `XML 元素超过 ${p.limit} 个，请拆分后上传`,
  'xml.depth': '文件内的 XML 嵌套过深，不是正常的订单或工作簿',
  'xml.attributes': '文件内的 XML 属性过多，不是正常的订单或工作簿',

  'book.sheets': (p: { limit: number }) => `工作表超过 ${p.limit} 张，请删除无关的工作表`,
  'book.cells': (p: { limit: number }) =>
    `单元格（含只有格式的空单元格）超过 ${p.limit} 个，请删除多余的行列或拆分后上传`,
  'book.noTable': (p: { wanted: readonly string[]; found: readonly string[] }) =>
    p.found.length === 0
      ? `没有找到订单明细的表头。需要的列：${list(p.wanted)}`
      : `没有找到订单明细的表头。需要的列：${list(p.wanted)}；只认出：${some(p.found)}`,
  'book.noOrders': '表头之下没有任何订单明细',
  'sheet.rows': (p: { limit: number }) => `行数（含空行）超过 ${p.limit}，请删除多余的行或拆分后上传`,
  'sheet.columns': (p: { limit: number }) => `列数超过 ${p.limit}，请删除多余的列`,
  'sheet.merges': (p: { limit: number }) => `合并单元格超过 ${p.limit} 处，请取消合并后上传`,
  'sheet.missingColumns': (p: { missing: readonly string[]; found: readonly string[] }) =>
    `缺少${list(p.missing)}；表头现有：${some(p.found)}`,
  'sheet.headingTwice': (p: { field: string; cells: string }) =>
    `有两列都是“${p.field}”（${p.cells}），请只保留一列`,
  'sheet.labelTwice': (p: { field: string; cells: string }) => `“${p.field}”写了两处且不相同（${p.cells}）`,

  'cell.missing': '不能为空',
  'cell.uncomputed': '公式没有保存计算结果，请在 Excel 或 WPS 中打开并保存后上传，或改为数值',
  'cell.error': (p: { error: string }) => `公式结果是错误值 ${p.error}`,
  'cell.notText': '应为文本，单元格却是日期，请将单元格设为文本后重新填写',
  'cell.longNumber': '数字超过 15 位，Excel 已丢失末尾数字，请将单元格设为文本后重新填写',
  'cell.tooLong': (p: { limit: number }) => `不能超过 ${p.limit} 个字`,
  'cell.merged': '单元格跨行合并，无法确定每一行的数值，请取消合并后逐行填写',

  'quantity.invalid': (p: { digits: number }) => `数量应为大于 0 的数字，最多 ${p.digits} 位小数`,
  'quantity.leadingZero': '数量不能以 0 开头，请填写数字，如 12',
  'quantity.notPositive': '数量应大于 0',
  'quantity.grouping': '千位分隔符的位置不对，无法确定是多少，请去掉逗号',
  'quantity.decimals': (p: { digits: number }) => `数量最多 ${p.digits} 位小数`,
  'quantity.tooLarge': '数量过大',
  'price.invalid': (p: { digits: number }) => `单价应为不小于 0 的数字，最多 ${p.digits} 位小数`,
  'price.leadingZero': '单价不能以 0 开头，请填写数字，如 12.50',
  'price.negative': '单价不能小于 0',
  'price.grouping': '千位分隔符的位置不对，无法确定是多少，请去掉逗号',
  'price.decimals': (p: { digits: number }) => `单价最多 ${p.digits} 位小数`,
  'price.tooLarge': '单价过大',
  'amount.mismatch': (p: { expected: string }) => `金额与数量 × 单价不符，应为 ${p.expected}`,
  'amount.tooLarge': '数量 × 单价过大',
  'unit.unknown': '不认识的计量单位',
  'unit.differs': (p: { unit: string }) => `数量的单位与“${p.unit}”不一致`,
  'rate.invalid': '应为 0 至 1 之间的小数或百分数，如 0.13 或 13%',
  'rate.ambiguous': '无法确定是小数还是百分数，请写成百分数，如 13%',
  'date.invalid': '日期应写成 2026-11-20 的形式',
  'date.ambiguous': '无法确定年、月、日的顺序，请写成 2026-11-20 的形式',
  'date.impossible': '没有这一天',
  'date.outOfRange': (p: { from: number; to: number }) => `日期应在 ${p.from} 年至 ${p.to} 年之间`,
  'date.beforeOrder': (p: { orderDate: string }) => `要求交货日期早于下单日期 ${p.orderDate}`,
  'currency.invalid': '币种应为三个字母的代码，如 CNY',
  'lineNo.invalid': '行号应为大于 0 的整数',
  'lineNo.twice': (p: { first: string }) => `同一订单的行号重复，第一次出现在 ${p.first}`,

  'order.headDiffers': (p: { field: string; first: string; at: string }) =>
    `同一订单的${p.field}前后不一致，${p.at} 写的是“${p.first}”`,
  'order.tooManyLines': (p: { limit: number }) => `一张订单不能超过 ${p.limit} 行`,
  'order.tooMany': (p: { limit: number }) => `一个文件不能超过 ${p.limit} 张订单`,
  'order.totalTooLarge': '订单总金额过大',
  'order.exists': '该采购方的这个订单编号已经存在',
  'supplier.missing': '供应商编码和供应商名称不能都为空',
  'supplier.unknownCode': '没有这个编码的供应商',
  'supplier.unknownName': '没有这个名称的供应商，请核对全称',
  'supplier.contradiction': (p: { code: string; name: string }) =>
    `编码 ${p.code} 的供应商是“${p.name}”，与所写名称不符`,

  'ubl.noLines': '订单没有任何明细（OrderLine）',
  'ubl.noUnit': '数量没有写计量单位代码（unitCode）',
  'ubl.unknownUnit': '不认识的计量单位代码，应为 UNECE Rec 20 代码，如 EA、KGM',
  'ubl.noPrice': '既没有单价（PriceAmount）也没有行金额（LineExtensionAmount）',
  'ubl.baseQuantity': '计价数量（BaseQuantity）应为大于 0 的数字',
  'ubl.baseUnit': (p: { unit: string }) => `计价单位与数量单位 ${p.unit} 不同，无法换算`,
  'ubl.amountInvalid': '应为数字金额',
  'ubl.lineAmount': (p: { expected: string }) => `行金额与数量、单价、折扣和附加费不符，应为 ${p.expected}`,
  'ubl.totalAmount': (p: { expected: string }) => `各行金额之和是 ${p.expected}，与合计不符`,
  'ubl.percent': '税率应为 0 至 100 之间的数字',
  'ubl.currencies': (p: { currency: string }) => `金额的币种与订单币种 ${p.currency} 不同`,
  'ubl.noDate': '没有要求交货日期（RequestedDeliveryPeriod），也没有订单有效期（ValidityPeriod）',
  'ubl.noAddress': '没有收货地址（Delivery/DeliveryLocation/Address）',
  'ubl.severalAddresses': '一张订单只能有一个收货地址',
  'ubl.maximum': '最大数量（MaximumQuantity）应不小于订购数量',
} as const

type ImportFaults = typeof importFaults
export type ImportFaultKey = keyof ImportFaults
/** The parameters a sentence needs: none for plain text. */
export type ImportFaultParams<Key extends ImportFaultKey> = ImportFaults[Key] extends (
  params: infer P,
) => string
  ? [params: P]
  : []

export function sayImportFault<Key extends ImportFaultKey>(
  key: Key,
  ...params: ImportFaultParams<Key>
): string {
  const text = importFaults[key] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text(params[0])
}

/** What other UBL documents are called, for those people mistake for an order. */
export const ublDocumentNames: Readonly<Record<string, string>> = {
  OrderChange: '订单变更',
  OrderResponse: '订单响应',
  OrderResponseSimple: '简单订单响应',
  OrderCancellation: '订单取消',
  DespatchAdvice: '发货通知',
  ReceiptAdvice: '收货通知',
  Catalogue: '商品目录',
  Invoice: '发票',
  CreditNote: '贷项通知单',
  Quotation: '报价单',
  RequestForQuotation: '询价单',
}

/** What an order says about its whole value, kept in its note. */
export const orderChargeNote = {
  charge: (p: { reason: string; amount: string; currency: string }) =>
    `整单附加费 ${p.reason} ${p.amount} ${p.currency}`,
  allowance: (p: { reason: string; amount: string; currency: string }) =>
    `整单折扣 ${p.reason} ${p.amount} ${p.currency}`,
  lineId: (p: { id: string }) => `原行号 ${p.id}`,
} as const
