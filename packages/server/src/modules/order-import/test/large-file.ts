import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'

const headings = [
  ...['订单编号', '采购方', '供应商编码', '下单日期', '要求交货日期', '行号', '物料编码', '物料名称'],
  ...['规格型号', '单位', '数量', '含税单价', '税率', '收货地址'],
]

/** A list with so many orders of so many lines each; every second order belongs to the second merchant. */
export function largeFile(prefix: string, orders: number, lines: number): Promise<Buffer> {
  const rows = Array.from({ length: orders * lines }, (_, index) => {
    const order = Math.floor(index / lines)
    const line = (index % lines) + 1
    return [
      ...[`${prefix}-${order + 1}`, '基准发电有限公司（示例）', order % 2 === 0 ? 'M1001' : 'M1002'],
      ...['2026-11-02', '2027-12-20', String(line), `V-${order}-${line}`, '楔式闸阀'],
      ...[`Z41H-16C DN${50 + (index % 400)}`, '台', String(1 + (index % 90)), '612.5', '0.13'],
      '江苏省南通市海门区滨江街道电厂路 1 号',
    ]
  })
  return writeWorkbook([{ name: '采购订单', columns: headings.map((title) => ({ title, width: 16 })), rows }])
}
