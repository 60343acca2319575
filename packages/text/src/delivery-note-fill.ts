/** The columns of the downloaded sheet for shipping. */
export const filledColumns = {
  orderNo: '订单编号',
  lineNo: '行号',
  buyer: '采购方',
  shipTo: '收货地址',
  materialCode: '物料编码',
  materialName: '物料名称',
  specification: '规格型号',
  unit: '单位',
  requiredDate: '交期',
  remaining: '剩余可发',
  quantity: '本次发货',
  batch: '批号或炉号',
  packages: '件数',
} as const
export type FilledColumn = keyof typeof filledColumns

/** Alternative headings of these columns, without spaces, in half width and lower case. */
export const filledColumnNames: Readonly<Record<FilledColumn, readonly string[]>> = {
  orderNo: ['订单编号', '订单号', '采购订单号', '采购订单', 'po', 'po号'],
  lineNo: ['行号', '订单行号', '订单行', '行', '项次'],
  buyer: ['采购方', '采购单位', '客户', '客户名称', '收货单位'],
  shipTo: ['收货地址', '送货地址', '地址'],
  materialCode: ['物料编码', '物料号', '编码', '料号'],
  materialName: ['物料名称', '物料', '品名', '名称'],
  specification: ['规格型号', '规格', '型号'],
  unit: ['单位', '计量单位'],
  requiredDate: ['交期', '交货日期', '要求到货'],
  remaining: ['剩余可发', '剩余', '未发数量', '待发数量'],
  quantity: ['本次发货', '发货数量', '本次发货数量', '送货数量', '实发数量'],
  batch: ['批号或炉号', '批号', '炉号', '批号/炉号', '炉批号', '批次'],
  packages: ['件数', '箱数', '包装件数'],
}

export const filledSheet = {
  sheet: '发货明细',
  fileName: (day: string) => `待发明细填写表 ${day}.xlsx`,
  help: {
    sheet: '填写说明',
    heading: '怎样填写',
    lines: (limit: number) => [
      '只填最后三列：本次发货、批号或炉号、件数。不发的行留空，或者把整行删掉。',
      '本次发货：不能超过可发数量；填写 0 等于不发。',
      '批号或炉号、件数：可以不填。同一张送货单各行的件数相加，写在送货单上。',
      '一个订单行只能出现一次：两批货请分两次上传。',
      '订单编号和行号用来认出订单行，请不要改动；物料一列若与订单不符，会指出来，以防排序时错行。',
      `一次最多 ${limit} 行。按采购方和收货地址分成几张送货单，有一处错误就一张也不创建。`,
    ],
  },
} as const

/** Words of the page that turns a filled-in sheet into delivery notes. */
export const filledSheetPage = {
  title: '填表发货',
  facts: ['下载待发明细，填写本次发货的数量，再上传；先检查，看过明细后才创建送货单。'],
  file: '填好的发货明细',
  formats: {
    title: '怎样填写',
    columns: '只填“本次发货”“批号或炉号”“件数”三列，不发的行留空；按采购方和收货地址各成一张送货单。',
    limit: (size: string, lines: number) =>
      `Excel 工作簿（.xlsx）或 .csv，不超过 ${size}，一次最多 ${lines} 行。`,
  },
  download: '下载待发明细',
  downloadChosen: (lines: number) => `下载所选 ${lines} 行`,
  downloadFiltered: '下载筛选出的待发明细',
  failed: '文件没有读取成功',
  nothing: (faults: number) => `一张送货单也没有创建：文件中有 ${faults} 处问题`,
  nothingFilled: '文件里没有填写数量的行',
  open: (count: number) => `还有 ${count} 项需要您确认，确认后才能创建`,
  checked: (notes: number, lines: number) => `检查通过：${lines} 行，分成 ${notes} 张送货单`,
  create: (notes: number) => `创建 ${notes} 张送货单`,
  createDrafts: (notes: number) => `存为 ${notes} 张草稿`,
  savedAs: '创建后',
  savedAsOptions: {
    submitted: { label: '直接提交', about: '占用可发数量，可以打印和发货' },
    draft: { label: '先存草稿', about: '不占用可发数量，可以再改' },
  },
  notes: {
    title: '将要创建的送货单',
    titleDone: '已创建的送货单',
    count: (notes: number, lines: number) => `${notes} 张，共 ${lines} 行`,
    packages: (count: number) => `${count} 件`,
    lines: (count: number) => `${count} 行`,
    linesOf: (shipTo: string) => `发往 ${shipTo} 的明细`,
    rest: '发后剩余',
  },
  done: (notes: number) => `已创建 ${notes} 张送货单`,
  doneDrafts: (notes: number) => `已存 ${notes} 张草稿`,
  another: '再填一张表',
  toList: '查看送货单',
} as const
