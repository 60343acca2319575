/** What is printed on the delivery note. */
export const deliveryNoteDocumentText = {
  title: '送货单',
  /** marks a note that must not be delivered */
  invalidTitle: (state: string, title: string) => `${title}（${state}）`,
  /** for the receiver at the gate, who needs no account */
  scan: '收货方扫码签收',
  scanDraft: '供应商扫码查看',
  phone: (phone: string) => `电话 ${phone}`,
  parties: {
    buyer: '收货单位',
    shipTo: '收货地址',
    receiver: '收货人',
    orders: '关联订单',
  },
  transport: {
    plannedDate: '计划发货',
    dispatchedAt: '发货时间',
    carrier: '承运单位',
    vehicleNo: '车牌号',
    driver: '司机',
    packing: '件数/毛重',
  },
  packages: (count: number) => `${count} 件`,
  weight: (kilograms: string) => `${kilograms} 千克`,
  batch: (batch: string) => `批号 ${batch}`,
  certificates: (count: number) => `附质量证明 ${count} 份`,
  certificatesOfAll: (count: number) => `　整单附质量证明 ${count} 份`,
  columns: {
    position: '序号',
    order: '订单编号/行号',
    /** used when all lines belong to one order, whose number is printed above */
    orderLine: '订单行',
    material: '物料编码',
    description: '名称与规格',
    unit: '单位',
    quantity: '送货数量',
    received: '实收数量',
    unitPrice: '单价',
    amount: '金额',
    remark: '备注',
  },
  total: (lines: number, quantities: readonly string[]) => `共 ${lines} 行　合计 ${quantities.join('、')}`,
  amount: (amounts: readonly string[]) => `　金额 ${amounts.join('、')}`,
  copy: (name: string) => `（${name}）`,
  note: '送货备注',
  signatures: {
    sender: '发货人',
    carrier: '承运人',
    receiver: '收货人',
  },
  signature: '签字',
  seal: '（盖章）',
  date: '日期',
  /** for filling in year, month and day by hand */
  blankDate: '年　　月　　日',
  times: (created: string, printed: string) => `制单 ${created}　打印 ${printed}`,
  page: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
} as const

/** Words of the print template's page. */
export const noteTemplateWords = {
  title: '送货单模板',
  hint: '打印和下载的送货单都按这里的样式。示例随改随看。',
  hintReadOnly: '只有企业负责人可以修改模板。',
  name: '标题',
  logo: '印企业标志',
  logoMissing: '还没有上传标志：在“企业信息”的对外展示里上传。',
  columns: '明细栏目',
  columnsHint: '序号、订单、名称与规格、单位、数量总会打印。',
  columnNames: {
    material: '物料编码',
    received: '实收数量（手填）',
    remark: '备注',
    price: '单价与金额',
  },
  priceHint: '单价与金额只在能查看订单的人打印时出现，送货人打印的没有价格。',
  copies: '各联名称',
  copiesHint:
    '每行一联，按顺序打印，如存根、客户、财务；留空只打印一份，不印联名。最多 5 联，每联最多 10 个字。',
  footer: '页脚说明',
  footerHint: '印在签字栏下方，如验收约定、退货地址',
  save: '保存模板',
  saved: '模板已保存，之后打印的送货单按新样式',
  preview: '预览',
  previewOf: '送货单模板预览',
  previewing: '正在更新预览……',
  previewFailed: '预览没有生成',
  openPreview: '打开预览 PDF',
  /** the template in one line, for the audit log */
  disclosed: (p: {
    title: string
    withLogo: boolean
    columns: readonly string[]
    copies: readonly string[]
    footer: string | null
  }) =>
    [
      p.title,
      p.withLogo ? '印标志' : '不印标志',
      `栏目 ${p.columns.length}：${p.columns.join('、')}`,
      `联 ${p.copies.length}：${p.copies.join('、')}`,
      `页脚：${p.footer ?? '无'}`,
    ].join('；'),
  sample: {
    noteNo: 'SH000000-00001',
    buyer: '示例发电有限公司（示例）',
    shipTo: '江苏省南通市示例路 1 号 物资仓库',
    receiver: '示例收货人',
    phone: '13800000000',
    orderNo: 'PO20260000001',
    carrier: '示例物流（示例）',
    vehicleNo: '苏A·00000',
    driver: '示例司机',
    materials: [
      {
        name: '楔式闸阀',
        code: 'FM-Z41H-16C-DN100',
        specification: 'Z41H-16C DN100 WCB',
        unit: '台',
        quantity: '12',
        price: '612.5',
      },
      {
        name: '金属缠绕垫片',
        code: 'MF-GR-DN100',
        specification: 'DN100 PN16 304＋石墨',
        unit: '片',
        quantity: '48',
        price: '18.6',
      },
      {
        name: '六角头螺栓',
        code: 'JG-M16x80-8.8',
        specification: 'GB/T 5782 M16×80 8.8级',
        unit: '套',
        quantity: '192',
        price: '2.135',
      },
    ],
  },
} as const

/** Words of labels for packages. */
export const labelWords = {
  print: '打印标签',
  title: (noteNo: string) => `送货单 ${noteNo} 的包装标签`,
  size: '标签纸',
  sizes: { roll: '60 × 40 毫米卷纸，每张一个', a4: 'A4 不干胶，每张 3 × 7 个' },
  each: '每行几个',
  eachHint: '一行物料分几个包装，就印几个',
  download: '下载标签',
  fileName: (noteNo: string) => `标签-${noteNo}.pdf`,
  order: (orderNo: string, lineNo: number) => `订单 ${orderNo} / ${lineNo}`,
  quantity: (quantity: string, unit: string) => `${quantity} ${unit}`,
  part: (number: number, of: number) => `${number} / ${of}`,
  batch: (batch: string) => `批号 ${batch}`,
} as const

/** Words of printing several chosen notes together. */
export const printManyWords = {
  print: (count: number) => `打印 ${count} 张`,
  fileName: (count: number) => `送货单-${count}张.pdf`,
  tooMany: (most: number) => `一次最多打印 ${most} 张`,
} as const

/** Words of the signed receipt of one arrival. */
export const receiptDocumentText = {
  title: '收货签收单',
  fileName: (noteNo: string, hash: string) => `签收单-${noteNo}-${hash}.pdf`,
  noteNo: (noteNo: string) => `送货单 ${noteNo}`,
  facts: { buyer: '收货单位', shipTo: '收货地址', receivedAt: '签收时间', last: '未到数量', note: '备注' },
  times: (signed: string, received: string) =>
    signed === received ? signed : `${signed}（手机时间），平台收到 ${received}`,
  lastYes: '收货方不再等待',
  lastNo: '如有，仍在等待',
  columns: ['序号', '订单编号/行号', '名称与规格', '送货', '合格', '拒收', '拒收原因'],
  batch: (batch: string) => `批号 ${batch}`,
  total: ({ lines }: { lines: readonly { rejected: string }[] }) => {
    const refused = lines.filter((line) => Number(line.rejected) > 0).length
    return refused === 0 ? `共 ${lines.length} 行，无拒收` : `共 ${lines.length} 行，其中 ${refused} 行有拒收`
  },
  photos: (count: number) => `现场照片 ${count} 张，原件存于平台，SHA-256：`,
  photo: (lineNo: number | null, sha256: string) =>
    `${lineNo === null ? '整单' : `第 ${lineNo} 行`}　${sha256}`,
  certificates: (count: number) => `签收时随单的质量证明 ${count} 份，SHA-256：`,
  certificate: (lineNo: number | null, name: string, sha256: string) =>
    `${lineNo === null ? '整单' : `第 ${lineNo} 行`}　${name}　${sha256}`,
  signedBy: (name: string) => `收货人 ${name}`,
  drawn: '手写签名',
  typed: '以输入姓名的方式签收',
  hash: '签收内容的 SHA-256，内容改动一个字即不相符：',
  page: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
} as const
