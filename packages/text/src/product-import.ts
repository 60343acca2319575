import type { AfterImport, ProductColumn } from '@bdr/contract/products/import-model'
import type { ContentFaultKey } from '@bdr/contract/products/faults'
import type { z } from 'zod'
import { issueText } from './fields.ts'
import { fileRefusals } from './files.ts'
import {
  describeFault,
  fileAnswerName,
  fileFaults,
  headingTwice,
  list,
  missingColumns,
  wrongFiles,
  type Fault,
} from './import-file.ts'
import { productRefusals } from './products.ts'

/** The columns of every category, with the template's headings. */
export const productColumnNames: Readonly<Record<ProductColumn, string>> = {
  category: '类目',
  group: '商品分组',
  name: '商品名称',
  brand: '品牌',
  model: '型号',
  unit: '计量单位',
  code: '商家编码',
  price: '含税单价',
  taxRate: '税率',
  moq: '起订量',
  leadTimeDays: '交货期（天）',
  stock: '库存',
  weight: '单重（kg）',
  barcode: '条码',
  description: '商品描述',
}

/** Alternative headings of these columns, without spaces and brackets, in half width and lower case. */
export const productColumnAliases: Readonly<Record<ProductColumn, readonly string[]>> = {
  category: ['类目', '商品类目', '分类', '商品分类', '末级类目', '类别', '品类'],
  group: ['商品分组', '分组', '分组号', '同款编号', '款号', 'spu', 'spu编码'],
  name: ['商品名称', '名称', '品名', '产品名称', '物料名称', '商品名', '货品名称', 'name', 'productname'],
  brand: ['品牌', '商标', '厂牌', 'brand'],
  model: ['型号', '商品型号', '产品型号', '规格型号', 'model'],
  unit: ['计量单位', '单位', '销售单位', 'unit', 'uom'],
  code: [
    '商家编码',
    '编码',
    'sku',
    'sku编码',
    'sku编号',
    '商品编码',
    '货号',
    '物料编码',
    '产品编码',
    'code',
    'skucode',
  ],
  price: ['含税单价', '含税价', '单价', '价格', '售价', '销售价', 'price', 'unitprice'],
  taxRate: ['税率', '增值税率', '税点', 'taxrate', 'tax', 'vat'],
  moq: ['起订量', '最小起订量', '最小订购量', '起订数量', 'moq'],
  leadTimeDays: ['交货期', '货期', '交期', '供货周期', '交货周期', '发货天数', 'leadtime'],
  stock: ['库存', '库存数量', '现货库存', '可用库存', '可售库存', 'stock', 'inventory'],
  weight: ['单重', '重量', '单件重量', '毛重', '净重', 'weight'],
  barcode: ['条码', '条形码', '69码', '商品条码', 'barcode', 'ean', 'gtin'],
  description: ['商品描述', '描述', '商品介绍', '说明', '商品说明', '详情', 'description'],
}

/** Remarks in brackets after a heading that do not change its meaning. */
export const harmlessRemarks = /^(必填|选填|必填项|可选|非必填|数字|文本|没有可不填|)$/
export const headingRemarks: Readonly<Partial<Record<ProductColumn, RegExp>>> = {
  price: /^(元|人民币|rmb|cny|¥|含税|含税价|元含税|含税元)$/,
  leadTimeDays: /^(天|日|自然日)$/,
  weight: /^(kg|千克|公斤)$/,
  taxRate: /^(%|百分比|百分数)$/,
}
/** Words in a heading by which a price includes tax, or numbers are percentages. */
export const withTax = '含税'
export const percentSign = /%|百分/
/** Suffixes of a number of days, and units of weight that mean kilograms. */
export const daysBehind = /\s*(天|日)$/
export const kilograms: readonly string[] = ['千克', '公斤']

/** A product whose name starts with this is the template's example and is not read. */
export const exampleMark = '示例：'

/** The explanation of each column. */
const columnHelp: Readonly<Record<ProductColumn, string>> = {
  category: '末级类目的名称、编码或完整路径；不填按工作表名。',
  group: '同一商品有多种规格时，各行填相同的分组号（任意文字）；不填则每行是一个商品。',
  name: '必填，不超过 100 字。同组的行只需第一行填写，或填写相同的内容；品牌、型号、计量单位和描述也是这样。',
  brand: '从下拉列表中选择；没有的品牌请先在“新增商品”里申请。',
  model: '铭牌或样本上的型号。',
  unit: '必填，从下拉列表中选择。',
  code: '必填，您自己的编码，不能重复；图片也按它命名。',
  price: '必填，含税，大于 0。',
  taxRate: '必填，写成 13% 或 0.13。',
  moq: '必填，大于 0。',
  leadTimeDays: '必填，整数天数，现货填 0。',
  stock: '必填，没有现货填 0。',
  weight: '每件的重量，单位千克。',
  barcode: '没有可以不填。',
  description: '用途、结构特点、供货范围；单元格内可以换行。',
}

export const productTemplateWords = {
  help: '填写说明',
  choices: '选项',
  column: '列',
  meaning: '怎样填写',
  general: '总的说明',
  required: (title: string) => `${title}*`,
  attribute: (name: string, unit: string) => (unit === '' ? name : `${name}（${unit}）`),
  lines: (rows: number) => [
    `带 * 的列必填。一次最多 ${rows} 行；列的顺序可以调整，多出的列会提示没有读取。`,
    `第一行是示例（名称以“${exampleMark}”开头），不会读取，可以删除。`,
    '图片打成 .zip 压缩包上传，按商家编码命名：Z41H-100.jpg、Z41H-100-2.jpg……；编码里不能用作文件名的字符写成下划线。',
    '请不要改动“选项”工作表，它是下拉列表的来源。',
  ],
  columnHelp,
  attributeHelp: (p: { required: boolean; choices: readonly string[]; number: boolean; varies: boolean }) =>
    [
      p.required ? '必填。' : '',
      p.choices.length > 0 ? '从下拉列表中选择。' : p.number ? '填数字。' : '',
      p.varies ? '同组各行取值不同时，按它区分规格。' : '',
    ].join('') || '可以不填。',
  example: {
    name: (category: string) => `${exampleMark}${category} 某型号`,
    model: 'XX-100',
    code: 'SKU-001',
    price: '1280.00',
    taxRate: '13%',
    moq: '1',
    leadTimeDays: '7',
    stock: '20',
    weight: '12.5',
    description: '用途与供货范围',
    text: '某值',
    number: '100',
  },
} as const

const faults = {
  ...fileFaults,
  ...wrongFiles('请上传 .xlsx 工作簿或 .csv', '商品'),
  'products.none': '没有找到商品，请使用模板，表头至少要有商品名称、商家编码和含税单价',
  'products.nobody': '表头之下没有商品',
  'products.tooMany': (p: { limit: number }) => `一次最多 ${p.limit} 行，请拆分后上传`,
  'sheet.headingTwice': (p: { field: string; cells: string }) => headingTwice(p.field, p.cells),
  'sheet.missingColumns': (p: { missing: readonly ProductColumn[]; found: readonly string[] }) =>
    missingColumns(
      p.missing.map((column) => productColumnNames[column]),
      p.found,
    ),
  'heading.unit': (p: { unit: string }) => `这项属性应以 ${p.unit} 填写，请换算后改正表头`,
  'category.unknown': '没有这个类目，请填写末级类目的名称、编码或完整路径',
  'category.ambiguous': (p: { paths: readonly string[] }) =>
    `有多个类目叫这个名称：${list(p.paths)}，请写完整路径`,
  'category.closed': '这个类目已停用或还有下级，请选择末级类目',
  'category.missing': (p: { sheet: string }) => `没有填写类目，工作表名“${p.sheet}”也不是类目的名称`,
  'brand.unknown': '没有这个品牌，请从下拉列表中选择，或先在“新增商品”里申请',
  'unit.unknown': '不认识的计量单位，请从下拉列表中选择',
  'code.twice': (p: { first: string }) => `商家编码与 ${p.first} 重复`,
  'code.taken': (p: { product: string }) => `编码已用于您的商品 ${p.product}`,
  'price.zero': '单价应大于 0',
  'rate.notOffered': (p: { rates: readonly string[] }) => `税率应为 ${p.rates.join('、')} 之一`,
  'stock.negative': '库存不能小于 0',
  'days.invalid': (p: { limit: number }) => `应为 0 至 ${p.limit} 的整数天数`,
  'quantity.otherUnit': (p: { unit: string }) => `数量写的是“${p.unit}”，与计量单位不一致`,
  'weight.unit': '重量应以千克填写',
  'attribute.strange': (p: { category: string }) => `类目“${p.category}”没有这项属性，请清空或改正类目`,
  'attribute.noColumn': (p: { name: string }) => `缺少必填属性“${p.name}”这一列`,
  'attribute.differs': '同组各行的值不同，但这项属性不能区分规格',
  'attribute.partly': '同组有的行填了这项属性，有的行没有填',
  'attribute.tooMany': (p: { limit: number }) => `区分规格的属性最多 ${p.limit} 项`,
  'group.differs': (p: { first: string }) => `与同组第一行（${p.first}）不一致`,
  'group.tooMany': (p: { limit: number }) => `同一商品最多 ${p.limit} 种规格`,
  'group.values': (p: { limit: number }) => `一项属性最多 ${p.limit} 个值`,
  'group.same': '与同组另一行的规格完全相同，请用能区分规格的属性区别',
  'picture.missing': '没有图片，不能提交审核；请上传图片压缩包，或改为存为草稿',
  'picture.tooMany': (p: { limit: number }) => `一个商品最多 ${p.limit} 张图片`,
  'picture.bad': (p: { name: string; why: Fault }) => `图片“${p.name}”不能使用：${pictureFault(p.why)}`,
  'field.invalid': (p: { issue: z.core.$ZodIssue }) => issueText(p.issue),
  'content.invalid': (p: { key: ContentFaultKey }) => productRefusals[p.key],

  'after.ask': '没有问题的商品导入后',
  'price.gross': (p: { heading: string }) => `“${p.heading}”没有写明是否含税，按含税单价读取`,
  'category.ofSheet': (p: { category: string }) => `没有填写类目的行，按工作表名读作“${p.category}”`,
  'unit.translated': (p: { from: string; to: string }) => `计量单位“${p.from}”读作“${p.to}”`,
  'unread.example': '模板的示例行',
  'unread.headAgain': '重复的表头',
  'picture.unused': '没有编码与它对应的商品，没有使用',
} as const

export type ProductImportFaults = typeof faults

/** The text for the reason why a file cannot be used as a picture. */
export const pictureFault = (why: Fault): string => describeFault(fileRefusals, why)

/** The text for a fault of a list of products. */
export const describeProductImportFault = (fault: Fault): string => describeFault(faults, fault)

const afterNames: Readonly<Record<AfterImport, string>> = {
  submit: '提交审核（每个商品至少要有一张图片）',
  draft: '存为草稿，之后逐个补充和提交',
}

/** The name of an answer to a question. */
export const productImportAnswer = (key: string, option: string): string =>
  key === 'after.ask' ? afterNames[option as AfterImport] : fileAnswerName(key, option)

/** Notes in the workbook of failed rows for rows whose faults are not listed one by one. */
export const failedRowNotes = {
  sameProduct: '与同一商品的其他行一起改正',
  more: '还有问题没有列出，请先改正已列出的',
} as const

export const productImportNotices = {
  submitted: (p: { merchant: string; count: number }) =>
    `${p.merchant} 批量提交了 ${p.count} 个新商品，请审核。`,
} as const

/** Why pictures of an import are refused. */
export const productImportRefusals = {
  'productImport.notZip': '这不是 .zip 压缩包，请把图片打成 .zip 后上传',
  'productImport.zipDamaged': '压缩包不完整、加了密码或已损坏，请重新打包',
  'productImport.zipTooMany': (p: { limit: number }) =>
    `压缩包内的文件超过 ${p.limit} 个，请分几个压缩包上传`,
  'productImport.zipTooLarge': '压缩包解压后过大，请分几个压缩包上传',
  'productImport.zipPaths': '压缩包里有指向外部的路径或链接，出于安全不予读取，请只把图片打包',
  'productImport.zipNoPictures': '压缩包里没有文件',
} as const
