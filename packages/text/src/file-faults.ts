import { fileFindings } from './file-findings.ts'

/** Names in quotes, `“数量”、“单位”`. */
export const list = (names: readonly string[]) => names.map((name) => `“${name}”`).join('、')
/** The first of very many names. */
export const some = (names: readonly string[]) => list(names.slice(0, 12)) + (names.length > 12 ? ' 等' : '')

/** Columns that a table needs and does not have. */
export const missingColumns = (missing: readonly string[], found: readonly string[]): string =>
  `缺少${list(missing)}；表头现有：${some(found)}`
export const headingTwice = (field: string, cells: string): string =>
  `有两列都是“${field}”（${cells}），请只保留一列`

const resave = '请在 Excel 或 WPS 中打开并另存为“Excel 工作簿（.xlsx）”后上传'

/**
 * Sentences about files that are something else.
 * @param wanted which files are taken
 * @param contents what is looked for in them
 */
export const wrongFiles = (wanted: string, contents: string) =>
  ({
    'file.empty': `文件是空的，${wanted}`,
    'file.oldExcel': `这是旧版 Excel 文件（.xls），${resave}`,
    'file.binaryExcel': `这是二进制 Excel 文件（.xlsb），${resave}`,
    'file.excelXml': `这是 Excel 2003 的 XML 表格，${resave}`,
    'file.html': `这是网页（HTML），不是工作簿，${resave}`,
    'file.csv': `这是文本文件（CSV），其中的编码、日期和数字无法确认，${resave}`,
    'file.ods': `这是 OpenDocument 表格（.ods），${resave}`,
    'file.pdf': `这是 PDF 文件，无法从中读取${contents}，${wanted}`,
    'file.word': `这是 Word 文档，无法从中读取${contents}，${wanted}`,
    'file.slides': `这是演示文稿，无法从中读取${contents}，${wanted}`,
    'file.image': `这是图片，无法从中读取${contents}，${wanted}`,
    'file.archive': `这是压缩包，请解压后上传其中的文件；${wanted}`,
    'file.office': `这是旧版 Office 文件，${wanted}`,
    'file.unknown': `无法识别的文件，${wanted}`,
  }) as const

/** Sentences about what is wrong with any workbook. Keys are what the reader reports. */
export const fileFaults = {
  ...wrongFiles('请上传 .xlsx 工作簿', '内容'),
  ...fileFindings,
  'file.failedRows': '这是另一次导入的“出错行”工作簿，请在导入记录里打开那次导入，在那里上传补正后的文件',
  'file.tooLarge': (p: { limit: string }) => `文件超过 ${p.limit}，请拆分后上传`,
  'file.encrypted': '文件设有打开密码，请去掉密码后重新上传',
  'file.macros': '工作簿含有宏，出于安全不予读取，请另存为不含宏的“Excel 工作簿（.xlsx）”后上传',
  'file.damaged': '文件不完整或已损坏，请重新导出后上传',
  'file.unreadable': '文件无法读取，请在 Excel 或 WPS 中打开并另存后重试',
  'file.tooSlow': (p: { seconds: number }) => `文件过于复杂，${p.seconds} 秒内没有读完，请拆分后上传`,
  'file.tooHungry': '文件过于庞大，读取所需内存超过上限，请拆分后上传',
  'file.doctype': '文件含有文档类型声明（DOCTYPE），出于安全不予读取，请去掉后上传',
  'file.parts': (p: { limit: number }) => `压缩包内的文件超过 ${p.limit} 个，不是正常的工作簿`,
  'file.duplicateParts': '压缩包内有重名或重叠的文件，不是正常的工作簿',
  'file.unzipped': (p: { limit: string }) => `解压后超过 ${p.limit}，请删除图片和多余内容，或拆分后上传`,
  'file.ratio': '压缩包内的文件解压后异常膨胀，不是正常的工作簿',

  'xml.depth': '文件内的 XML 嵌套过深，不是正常的文件',
  'xml.attributes': '文件内的 XML 属性过多，不是正常的文件',

  'book.sheets': (p: { limit: number }) => `工作表超过 ${p.limit} 张，请删除无关的工作表`,
  'book.cells': (p: { limit: number }) =>
    `单元格（含只有格式的空单元格）超过 ${p.limit} 个，请删除多余的行列或拆分后上传`,
  'sheet.rows': (p: { limit: number }) => `行数（含空行）超过 ${p.limit}，请删除多余的行或拆分后上传`,
  'sheet.columns': (p: { limit: number }) => `列数超过 ${p.limit}，请删除多余的列`,
  'sheet.merges': (p: { limit: number }) => `合并单元格超过 ${p.limit} 处，请取消合并后上传`,

  'cell.missing': '不能为空',
  'cell.uncomputed': '公式没有保存计算结果，请在 Excel 或 WPS 中打开并保存后上传，或改为数值',
  'cell.error': (p: { error: string }) => `公式结果是错误值 ${p.error}`,
  'cell.notText': '应为文本，单元格却是日期，请将单元格设为文本后重新填写',
  'cell.longNumber': '数字超过 15 位，Excel 已丢失末尾数字，请将单元格设为文本后重新填写',
  'cell.tooLong': (p: { limit: number }) => `不能超过 ${p.limit} 个字`,
} as const

type FileFaults = typeof fileFaults
export type FileFaultKey = keyof FileFaults
/** The parameters a sentence needs: none for plain text. */
export type FaultParams<Sentences, Key extends keyof Sentences> = Sentences[Key] extends (
  params: infer P,
) => string
  ? [params: P]
  : []
export type FileFaultParams<Key extends FileFaultKey> = FaultParams<FileFaults, Key>

/** What is wrong, as data: the key of its sentence and what the sentence needs. */
export interface Fault {
  readonly key: string
  readonly params?: unknown
}

/** Makes the sentence of a fault from the sentences of its domain. */
export function describeFault(
  sentences: Readonly<Record<string, string | ((params: never) => string)>>,
  { key, params }: Fault,
): string {
  const sentence = sentences[key] as string | ((params: unknown) => string) | undefined
  if (sentence === undefined) throw new Error(`no sentence for the fault ${key}`)
  return typeof sentence === 'string' ? sentence : sentence(params)
}

/** Which kind of file something turned out to be, when it is none that is taken. */
export type WrongFileKey = keyof ReturnType<typeof wrongFiles>
