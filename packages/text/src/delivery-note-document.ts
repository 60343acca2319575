/** What is printed on the delivery note. */
export const deliveryNoteDocumentText = {
  title: '送货单',
  /** a note that is not to be delivered on says so */
  invalidTitle: (state: string) => `送货单（${state}）`,
  /** until there is a page that needs no account */
  scan: '供应商扫码登记收货',
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
  columns: {
    position: '序号',
    order: '订单编号/行号',
    /** where all lines are of one order, whose number stands above */
    orderLine: '订单行',
    material: '物料编码',
    description: '名称与规格',
    unit: '单位',
    quantity: '送货数量',
    received: '实收数量',
    remark: '备注',
  },
  total: (lines: number, quantities: readonly string[]) => `共 ${lines} 行　合计 ${quantities.join('、')}`,
  note: '送货备注',
  signatures: {
    sender: '发货人',
    carrier: '承运人',
    receiver: '收货人',
  },
  signature: '签字',
  seal: '（盖章）',
  date: '日期',
  /** the writer fills in year, month and day by hand */
  blankDate: '年　　月　　日',
  times: (created: string, printed: string) => `制单 ${created}　打印 ${printed}`,
  page: (page: number, pages: number) => `第 ${page} / ${pages} 页`,
} as const
