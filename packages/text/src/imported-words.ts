import { importFieldNames } from './order-import.ts'
import { orderTypeName } from './ubl-names.ts'
import type { ImportField } from '@bdr/contract/orders/import'

/** The note that keeps an order's statements about its total. */
export const orderChargeNote = {
  charge: (p: { reason: string; amount: string; currency: string }) =>
    `整单附加费 ${p.reason} ${p.amount} ${p.currency}`,
  allowance: (p: { reason: string; amount: string; currency: string }) =>
    `整单折扣 ${p.reason} ${p.amount} ${p.currency}`,
  share: (p: { percent: string; amount: string }) => `${p.percent} %（${p.amount}）`,
} as const

/** What the note of an order says about its type. */
export const orderTypeNote = (code: string): string => `订单类型：${orderTypeName(code)}`

/** What the note of a line says about its place in the buyer's order. */
export const orderLineNote = {
  lineId: (p: { id: string }) => `原行号 ${p.id}`,
  part: (p: { part: number; parts: number }) => `分 ${p.parts} 次交货，第 ${p.part} 次`,
  subLine: (p: { id: string; name: string; quantity: string; unit: string }) =>
    `含子行 ${p.id} ${p.name} ${p.quantity} ${p.unit}`.trim(),
} as const

/** The columns of the template in their order, each with an explanation. */
export const orderTemplateColumns = {
  orderNo: '必填。同一订单编号的行合并成一张订单。',
  buyerName: '必填。采购方的全称。',
  supplierCode: '供应商编码与供应商名称至少填一个，编码可从下拉列表中选择。',
  supplierName: '供应商的全称；与编码都填写时两者必须一致。',
  orderDate: '必填。写成 2026-11-20 的形式。',
  currency: '三个字母的代码；不填按人民币（CNY）。',
  shipTo: '收货地址；不填时导入前会询问。',
  receiverName: '可以不填。',
  receiverPhone: '可以不填。',
  lineNo: '可以不填；填写时为大于 0 的整数，同一订单内不能重复。',
  materialCode: '可以不填。',
  materialName: '必填。',
  specification: '可以不填。',
  brand: '可以不填。',
  quantity: '必填。大于 0，最多 4 位小数。',
  unit: '必填。可从下拉列表中选择。',
  unitPrice: '必填。含税，最多 6 位小数。',
  taxRate: '写成 13% 或 0.13；不填记为未知，不当作 0%。',
  requiredDate: '必填。写成 2026-11-20 的形式，不早于下单日期。',
  tolerance: '允许多送的比例，如 5%；填 0 不许超交；不填按供应商或平台的超交规则。',
  note: '可以不填。',
} as const satisfies Partial<Record<ImportField, string>>

export type OrderTemplateColumn = keyof typeof orderTemplateColumns

/** Order numbers with this prefix belong to an example and are not imported. */
export const exampleMark = '示例'

export const orderTemplate = {
  fileName: '订单导入模板.xlsx',
  sheet: '订单明细',
  suppliers: '供应商',
  units: '单位',
  rates: '税率',
  example: {
    orderNo: `${exampleMark} PO-2026-001`,
    buyerName: '某某热电有限公司（示例）',
    orderDate: '2026-11-20',
    currency: 'CNY',
    shipTo: '江苏省某市某路 1 号 3 号库（示例）',
    receiverName: '示例',
    receiverPhone: '0510-00000000',
    lineNo: '1',
    materialCode: 'V-100',
    materialName: '闸阀',
    specification: 'Z41H-16C DN100',
    brand: '',
    quantity: '10',
    unit: '台',
    unitPrice: '612.50',
    taxRate: '13%',
    requiredDate: '2026-12-20',
    tolerance: '0%',
    note: '',
  } satisfies Partial<Record<OrderTemplateColumn, string>>,
  help: {
    sheet: '填写说明',
    column: '列',
    meaning: '怎样填写',
    general: '总则',
    lines: (orders: number, lines: number) => [
      `在“订单明细”工作表中每行填写一条明细，一个文件最多 ${orders} 张订单、${lines} 行。`,
      `第一行是示例（订单编号以“${exampleMark}”开头），导入时不读取，可以保留，也可以删去。`,
      '列的顺序可以改变，不需要的列可以删去。有一处错误就一张也不会导入。',
    ],
  },
  title: (column: OrderTemplateColumn) => importFieldNames[column],
} as const
