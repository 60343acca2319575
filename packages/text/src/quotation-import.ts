import { inquiryFields } from './inquiries.ts'
import { quotationForm } from './quotations.ts'

/** The columns of the workbook for a quotation: first the requested material, then the offer. */
export const quotationColumns = {
  lineNo: '行号',
  materialCode: inquiryFields.materialCode,
  materialName: inquiryFields.materialName,
  specification: inquiryFields.specification,
  askedBrand: inquiryFields.brand,
  askedQuantity: '询价数量',
  unit: inquiryFields.unit,
  requiredDate: inquiryFields.requiredDate,
  note: '询价说明',
  price: quotationForm.unitPrice,
  grossPrice: '含税单价',
  netPrice: '不含税单价',
  basis: quotationForm.basis,
  taxRate: quotationForm.taxRate,
  leadDays: quotationForm.leadDays,
  brand: '报价品牌',
  substitute: quotationForm.substitute,
  quantity: quotationForm.quantity,
  moq: quotationForm.moq,
  remark: quotationForm.remark,
  sku: '所报商品编码',
} as const
export type QuotationColumn = keyof typeof quotationColumns
/** The columns that only repeat the inquiry, besides the number of its line. */
export type AskedColumn =
  | 'materialCode'
  | 'materialName'
  | 'specification'
  | 'askedBrand'
  | 'askedQuantity'
  | 'unit'
  | 'requiredDate'
  | 'note'

/** Alternative headings of these columns, without spaces, in half width and lower case. */
export const quotationColumnNames: Readonly<Record<QuotationColumn, readonly string[]>> = {
  lineNo: ['行号', '序号', '项次'],
  materialCode: ['物料编码', '物资编码', '物料号', '编码'],
  materialName: ['物料名称', '物资名称', '品名', '名称'],
  specification: ['规格型号', '型号规格', '规格', '型号'],
  askedBrand: ['品牌要求', '要求品牌', '指定品牌'],
  askedQuantity: ['询价数量', '需求数量', '数量'],
  unit: ['单位', '计量单位'],
  requiredDate: ['需求日期', '要求到货日期', '到货日期'],
  note: ['询价说明', '询价备注'],
  price: ['单价', '报价', '报价单价'],
  grossPrice: ['含税单价', '含税价', '含税报价'],
  netPrice: ['不含税单价', '未税单价', '不含税价', '未税价'],
  basis: ['价格口径', '是否含税', '含税'],
  taxRate: ['税率', '增值税率'],
  leadDays: ['供货期', '交货期', '交期', '货期', '供货周期', '交货周期'],
  brand: ['报价品牌', '品牌', '厂家品牌', '所报品牌'],
  substitute: ['替代品', '替代型号', '代替型号'],
  quantity: ['报价数量', '可供数量', '供应数量'],
  moq: ['最小起订量', '起订量', 'moq'],
  remark: ['行说明', '报价说明', '备注', '说明'],
  sku: ['所报商品编码', '所报商品', '商品编码', '我司编码', '供方编码', 'sku编码', 'sku'],
}

/** The values of the column that states whether prices include tax. */
export const basisWords = { included: quotationForm.included, excluded: quotationForm.excluded } as const

/** A number of days as people write it, with or without a unit. */
export const writtenDays = /^(\d{1,4})\s*[天日]?$/

export const quotationWorkbookText = {
  fileName: (inquiryNo: string) => `${inquiryNo}-报价.xlsx`,
  sheet: '报价',
  choices: { rates: '税率选项', bases: '口径选项' },
  help: {
    sheet: '填写说明',
    heading: '怎样填写',
    lines: [
      '每行对应一个询价行，请不要改动行号至询价说明各列；不报的行把单价留空。',
      '单价：数字，最多 6 位小数。价格口径选“含税”或“不含税”。',
      '税率：从下拉列表选择，或填写百分数，如 13%。',
      '供货期：从下单到送达的天数，如 30。',
      '报价品牌、替代品、报价数量、最小起订量、行说明可以不填；留空的单元格不会覆盖已经填写的内容。',
      '所报商品编码：可以填写已上架商品的 SKU 编码，平台比价时能看到这个商品；还空着的品牌、单价、起订量和供货期按商品带入。',
      '所报型号与询价不同时，请写在“替代品”。',
      '上传后逐格检查，有一处错误就一行也不会填入；填入后仍需在页面上核对并提交。',
    ],
  },
} as const

/** Words of the dialog that fills a quotation from a workbook. */
export const quotationFileWords = {
  title: '用 Excel 填写报价',
  file: '报价工作簿',
  formats: '下载带有询价行的工作簿，填好单价、税率、供货期等，再上传',
  points: [
    '已填写的内容会带在工作簿里；留空的单元格不会覆盖已填写的内容。',
    '逐格检查，有错误会指出在哪一格；填入前可以看到每一行的变化。',
    '填入后仍需核对并提交，上传本身不会发出报价。',
  ],
  download: '下载询价行工作簿',
  checked: (lines: number) =>
    lines === 0 ? '检查通过，与已填写的内容一致，没有要填入的' : `检查通过，可以填入 ${lines} 行`,
  take: (lines: number) => (lines === 0 ? '完成' : `填入 ${lines} 行`),
  taken: (lines: number) => `已填入 ${lines} 行，请核对后提交`,
  lines: '将要填入的内容',
  overwritten: (fields: number) => `其中 ${fields} 处与已填写的不同`,
  both: '已填写的与文件不同时',
  preferFile: '以文件为准',
  keepTyped: '保留已填写的，只填空白处',
  material: '询价行',
  price: '单价',
  rate: '税率',
  other: '其他',
  before: (text: string) => `原为 ${text}`,
  unchanged: '没有变化',
} as const
