import { describeFault, fileFaults, headingTwice, list, some, wrongFiles, type Fault } from './import-file.ts'
import { productColumnAliases, productColumnNames } from './product-import.ts'
import { productExport } from './products.ts'

/** The columns read from a list of prices, with the headings of the export. */
export const priceColumns = {
  productNo: productExport.productNo,
  code: productColumnNames.code,
  price: productColumnNames.price,
  stock: productColumnNames.stock,
} as const
export type PriceColumn = keyof typeof priceColumns

/** Alternative headings of these columns, without spaces and brackets, in half width and lower case. */
export const priceColumnAliases: Readonly<Record<PriceColumn, readonly string[]>> = {
  productNo: ['商品编号', '平台编号', '商品号'],
  code: productColumnAliases.code,
  price: productColumnAliases.price,
  stock: productColumnAliases.stock,
}

const faults = {
  ...fileFaults,
  ...wrongFiles('请上传 .xlsx 工作簿或 .csv', '价格与库存'),
  'prices.none': '没有找到价格与库存的列表，表头至少要有商家编码，以及含税单价或库存',
  'prices.nobody': '表头之下没有商品',
  'sheet.headingTwice': (p: { field: string; cells: string }) => headingTwice(p.field, p.cells),
  'sheet.needsTerms': (p: { found: readonly string[] }) =>
    `缺少${list([priceColumns.price])}或${list([priceColumns.stock])}；表头现有：${some(p.found)}`,
  'code.unknown': '您没有这个商家编码的商品',
  'code.twice': (p: { first: string }) => `商家编码与 ${p.first} 重复`,
  'code.otherProduct': (p: { product: string }) => `这个编码是商品 ${p.product} 的，与商品编号不符`,
  'code.notApproved': '商品还没有通过审核，价格和库存请在商品表单里修改',
  'price.zero': '单价应大于 0',
  'stock.negative': '库存不能小于 0',
  'stock.otherUnit': (p: { own: string; unit: string }) =>
    `库存的单位是“${p.own}”，商品的计量单位却是“${p.unit}”`,

  'columns.read': (p: { columns: readonly PriceColumn[] }) =>
    `只读取${list(p.columns.map((column) => priceColumns[column]))}，其他列的改动不会生效`,
  'cells.blank': (p: { rows: number }) => `有 ${p.rows} 处单价或库存是空的，按不改动处理`,
  'price.gross': (p: { heading: string }) => `“${p.heading}”没有写明是否含税，按含税单价读取`,
  'prices.changedMeanwhile': '检查之后价格或库存又有变动，请核对下面新的对照后再确认',
  'unread.noCode': '没有商家编码，没有读取',
} as const

export type PriceImportFaults = typeof faults

/** The text for a fault of a list of prices. */
export const describePriceImportFault = (fault: Fault): string => describeFault(faults, fault)

/** Words of the page on which prices and stock are changed with a workbook. */
export const priceImport = {
  title: '批量改价与库存',
  fact: '导出商品，改好含税单价和库存两列后上传；先对照新旧，确认后立即生效，每次改动都记入历史。',
  file: '价格与库存工作簿',
  exportAll: '导出已通过的商品',
  formats: (bytes: string) =>
    `Excel 工作簿（.xlsx）或 .csv，不超过 ${bytes}。可以先在商品管理里筛选再导出；商家编码用来认商品，请不要改动。单价或库存留空表示不改动。`,
  failed: '文件没有上传成功',
  again: '重新核对',
  commit: (rows: number) => `修改 ${rows} 个规格`,
  verdict: {
    changes: (changed: number, same: number) => `${changed} 个规格有改动，${same} 个没有改动`,
    some: (changed: number, failed: number) => `${changed} 个规格可以修改；${failed} 行有问题，不会修改`,
    changed: '检查之后有变动，还没有修改任何价格和库存',
    same: (rows: number) => `${rows} 个规格的价格和库存都与现在一样，没有可以修改的`,
    none: (failed: number) => `${failed} 行都有问题，没有可以修改的`,
    file: '文件有问题，不能读取',
    open: (count: number) => `还有 ${count} 项需要您确认`,
  },
  changes: {
    title: '新旧对照',
    titleDone: '修改的内容',
    product: '商品',
    code: '商家编码',
    price: '含税单价（元）',
    stock: '库存',
    shown: (shown: number, count: number) => `列出前 ${shown} 个，共 ${count} 个`,
    count: (count: number) => `${count} 个规格`,
  },
  done: {
    title: (rows: number) => `已修改 ${rows} 个规格的价格或库存`,
    effect: '采购方看到的已经是新的价格和库存。',
    failed: (rows: number) => `${rows} 行有问题，没有修改。下载出错行，改正后再上传。`,
    toList: '查看商品',
    another: '再改一批',
  },
} as const
