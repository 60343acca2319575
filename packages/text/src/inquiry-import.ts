import { describeFault, fileFaults, type Fault } from './import-file.ts'
import { inquiryFields } from './inquiries.ts'

/** The columns of the list of requested materials, with the template's headings. */
export const inquiryColumns = {
  materialName: inquiryFields.materialName,
  specification: inquiryFields.specification,
  materialCode: inquiryFields.materialCode,
  brand: inquiryFields.brand,
  quantity: inquiryFields.quantity,
  unit: inquiryFields.unit,
  requiredDate: inquiryFields.requiredDate,
  note: inquiryFields.note,
} as const
export type InquiryColumn = keyof typeof inquiryColumns

/** Alternative headings of these columns, without spaces, in half width and lower case. */
export const inquiryColumnNames: Readonly<Record<InquiryColumn, readonly string[]>> = {
  materialName: [
    '物料名称',
    '物资名称',
    '材料名称',
    '设备名称',
    '产品名称',
    '商品名称',
    '货物名称',
    '品名',
    '名称',
  ],
  specification: ['规格型号', '型号规格', '规格', '型号', '技术规格', '规格参数'],
  materialCode: ['物料编码', '物资编码', '物料号', '物料代码', '材料编码', '商品编码', '编码'],
  brand: ['品牌要求', '品牌', '指定品牌', '要求品牌', '推荐品牌', '厂家'],
  quantity: ['数量', '需求数量', '采购数量', '询价数量', '计划数量'],
  unit: ['单位', '计量单位'],
  requiredDate: [
    '需求日期',
    '需求时间',
    '要求到货日期',
    '到货日期',
    '交货日期',
    '交货期',
    '交期',
    '需用日期',
  ],
  note: ['行备注', '备注', '说明', '用途'],
}

export const inquiryTemplateText = {
  fileName: '询价明细模板.xlsx',
  sheet: '询价明细',
  help: {
    sheet: '填写说明',
    heading: '怎样填写',
    lines: (limit: number) => [
      '在“询价明细”工作表中每行填写一种物料，列的顺序可以不同。',
      '物料名称、数量、单位、需求日期必须填写；单位也可以写在数量后面，如 12 台。',
      '需求日期写成 2026-11-20 的形式。',
      '规格型号、物料编码、品牌要求、行备注可以不填。',
      `一份询价最多 ${limit} 行。有一处错误就一行也不会填入。`,
    ],
  },
} as const

/** Words of the dialog that fills an inquiry's lines from a workbook. */
export const inquiryFileWords = {
  title: '从 Excel 导入询价明细',
  file: '询价明细工作簿',
  formats: '.xlsx 工作簿或 .csv，每行一种物料',
  points: [
    '按表头识别各列，顺序、叫法不同也可以；不认识的列会列出来，不会悄悄丢掉。',
    '逐格检查，有错误会指出在哪一格；填入表单后仍可修改，保存后才生效。',
  ],
  download: '下载模板',
  checked: (lines: number) => `检查通过，读到 ${lines} 行`,
  take: (lines: number) => `填入 ${lines} 行`,
  taken: (lines: number) => `已填入 ${lines} 行，请核对后保存`,
  lines: '将要填入的明细',
  held: (lines: number) => `表单里已有 ${lines} 行明细`,
  append: '接在后面',
  replace: '替换已有的明细',
  tooMany: (limit: number) => `一份询价最多 ${limit} 行，接在后面会超出，请替换或减少行数`,
} as const

/** Faults of a workbook with an inquiry's lines. */
const inquiryImportFaults = {
  ...fileFaults,
  'unit.missing': '没有写计量单位，请填写“单位”，或写成 12 台 的形式',
  'unit.differs': (p: { unit: string }) => `数量的单位与“${p.unit}”不一致`,
} as const

export type InquiryImportFaults = typeof inquiryImportFaults

export const describeInquiryImportFault = (fault: Fault): string => describeFault(inquiryImportFaults, fault)
