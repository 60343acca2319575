/** Words of the list of faults of an import file. */
export const fileFaultList = {
  title: '需要改正的问题',
  next: '请在原文件中改正，保存后重新选择文件。',
  nextRows:
    '请在原文件中改正后重新选择文件；或者只下载出错的行，改好后在这里上传，它们会替换原文件中的这些行，其余的行不变。',
  uploadCorrectedRows: '上传改好的出错行',
  rowsOf: (count: number, ranges: string) => `共 ${count} 行：${ranges}`,
  count: (count: number) => `共 ${count} 处`,
  listed: (shown: number, count: number) => `共 ${count} 处，列出前 ${shown} 处`,
  wholeFile: '整个文件',
  sheet: (name: string) => `工作表“${name}”`,
  row: '行',
  rowNo: (row: number) => `第 ${row} 行`,
  column: '列',
  cell: '单元格',
  path: '位置',
  value: '内容',
  emptyValue: '（空）',
  message: '问题',
  copy: '复制',
  copied: '已复制',
  download: '下载为文本',
  fileName: (source: string) => `${source} 的问题.txt`,
} as const

/** Words of an import's questions, assumptions and parts that were not read. */
export const fileReading = {
  questions: {
    title: '需要您确认',
    note: (count: number) => `${count} 项`,
    hint: '选择后会按您的回答重新检查，全部确认后才能导入。',
    remembered: '沿用上次的选择',
    otherRate: '其他税率（%）',
    recheck: '按以上回答继续检查',
    missing: (count: number) => `还有 ${count} 项没有回答`,
    sheet: (name: string) => `工作表“${name}”`,
  },
  assumptions: { title: '怎样读的', note: '文件没有写明之处，按下面的理解读取' },
  unread: {
    title: '没有读取的内容',
    note: (count: number) => `${count} 处，不影响导入，请确认没有遗漏`,
    more: (count: number) => `另有 ${count} 处没有列出`,
    wholeSheet: '整张工作表',
    head: '整张订单',
    lines: '各行明细',
    rows: rowRanges,
    column: (title: string) => `列 ${title}`,
  },
  layouts: {
    title: '列的对应',
    note: '认错或没有认出的列可以在这里指定，导入后按表头记住',
    head: (sheet: string, row: number) => `工作表“${sheet}”第 ${row} 行的表头`,
    missing: (names: readonly string[]) => `还缺 ${names.join('、')}`,
    column: '列',
    heading: '表头',
    samples: '内容示例',
    field: '读作',
    none: '不读取',
    fieldOf: (heading: string) => `“${heading}”读作`,
    recheck: '按以上对应重新检查',
  },
} as const

/** The last row of a sheet that explains a template or lists values to choose from. */
export const ownSheetMark = (checksum: string) => `本页由平台生成，导入时不读取。校验码 ${checksum}`

/** Names in quotation marks: `“数量”、“单位”`. */
export const list = (names: readonly string[]) => names.map((name) => `“${name}”`).join('、')

/** The first 12 names of a long list, in quotation marks. */
export const some = (names: readonly string[]) => list(names.slice(0, 12)) + (names.length > 12 ? ' 等' : '')

/** Lists the columns that a table needs and does not have. */
export const missingColumns = (missing: readonly string[], found: readonly string[]): string =>
  `缺少${list(missing)}；表头现有：${some(found)}`

export const headingTwice = (field: string, cells: string): string =>
  `有两列都是“${field}”（${cells}），请只保留一列`

const resave = '请在 Excel 或 WPS 中打开并另存为“Excel 工作簿（.xlsx）”后上传'

/**
 * Messages for files of a wrong type.
 * @param wanted the types of files that are accepted
 * @param contents what is expected in the file
 */
export const wrongFiles = (wanted: string, contents: string) =>
  ({
    'file.empty': `文件是空的，${wanted}`,
    'file.oldExcel': `这是旧版 Excel 文件（.xls），${resave}`,
    'file.binaryExcel': `这是二进制 Excel 文件（.xlsb），${resave}`,
    'file.excelXml': `这是 Excel 2003 的 XML 表格，${resave}`,
    'file.html': `这是网页（HTML），不是工作簿，${resave}`,
    'file.csv': `这是文本文件，没有从中认出用逗号、分号或制表符分列的表格，${resave}`,
    'file.ods': `这是 OpenDocument 表格（.ods），${resave}`,
    'file.pdf': `这是 PDF 文件，无法从中读取${contents}，${wanted}`,
    'file.word': `这是 Word 文档，无法从中读取${contents}，${wanted}`,
    'file.slides': `这是演示文稿，无法从中读取${contents}，${wanted}`,
    'file.image': `这是图片，无法从中读取${contents}，${wanted}`,
    'file.archive': `这是压缩包，请解压后上传其中的文件；${wanted}`,
    'file.office': `这是旧版 Office 文件，${wanted}`,
    'file.unknown': `无法识别的文件，${wanted}`,
  }) as const

/** The number of rows with their numbers: 2 行（第 3–4 行） */
export const counted = ({ rows }: Rows): string => `${rows.length} 行（${rowRanges(rows)}）`

const separatorNames: Readonly<Record<string, string>> = { ',': '逗号', ';': '分号', '\t': '制表符' }

/** The heading of the column that a sentence is about; '' for none. */
interface Column {
  readonly column: string
}
const inColumn = ({ column }: Column): string => (column === '' ? '单元格' : `“${column}”`)

/** Questions, assumptions and unread parts that any workbook can have. */
export const fileFindings = {
  'csv.read': (p: { encoding: string; separator: string }) =>
    `文本文件（CSV），按 ${p.encoding} 编码、用${separatorNames[p.separator] ?? p.separator}分列读取`,
  'mended.unread': '有一个补正的文件没有读取：它不是从这里下载的“出错行”工作簿，或者已经打不开',
  'unread.emptied': '补正的文件把这一行清空了，没有读取',
  'columns.hidden': (p: { columns: readonly string[] }) =>
    `隐藏的列也已读取：${p.columns.map((column) => `“${column}”`).join('、')}`,
  'rows.hidden': (p: Rows) => `${counted(p)}被隐藏`,
  'rows.filtered': (p: Rows) => `${counted(p)}被筛选条件隐藏`,
  'rows.struck': (p: Rows) => `${counted(p)}加了删除线`,
  'sheet.hidden': (p: { lines: number }) => `这张工作表是隐藏的，里面有 ${p.lines} 行`,

  // what a cell shows by its format, in place of what it stores; told once for each column
  'text.shown': (p: Column & { stored: string; shown: string }) =>
    `${inColumn(p)}按单元格显示的内容读取：${p.stored} 显示为 ${p.shown}，读作 ${p.shown}`,
  'number.magnitude': (p: Column & { shown: string; value: string }) =>
    `${inColumn(p)}写作 ${p.shown}，读作 ${p.value}`,
  'number.words': (p: Column & { shown: string; value: string }) =>
    `${inColumn(p)}显示为 ${p.shown}，读作 ${p.value}`,
  'number.localCurrency': (p: Column & { shown: string }) =>
    `${inColumn(p)}的货币格式随软件的语言显示各国的货币符号（如 ${p.shown}），没有当作币种`,
  'rate.words': (p: Column & { text: string; rate: string }) =>
    `${inColumn(p)}写作“${p.text}”，读作 ${Number((Number(p.rate) * 100).toFixed(4))}%`,
  'date.time': (p: Column & { text: string }) => `${inColumn(p)}带有时刻（如 ${p.text}），只读取日期`,
  'date.zone': (p: Column & { text: string; day: string }) =>
    `${inColumn(p)}带有时区，换算为北京时间的日期：${p.text} 读作 ${p.day}`,
  'date.hiddenTime': (p: Column & { stored: string }) =>
    `${inColumn(p)}的单元格只显示日期，里面却存有时刻（如 ${p.stored}），可能比实际日期早了一天`,

  'unread.far': (p: { cells: readonly string[]; count: number; text: string }) =>
    `离表格很远的单元格 ${p.cells.join('、')}${p.count > p.cells.length ? ` 等 ${p.count} 个` : ''}：${p.text}`,
  'unread.noHead': '没有认出表头，整张工作表没有读取',
  'unread.empty': '表头之下没有内容',
  'unread.hiddenSheet': '隐藏的工作表，没有认出表头',
  'unread.skippedSheet': '按您的选择没有读取',
  'unread.skippedRows': '按您的选择没有读取',
  'unread.unknownHeading': '没有使用：不认识的列',
  'unread.noHeading': '没有使用：没有表头',
  'unread.text': (p: { text: string }) => `表格之外的内容：${p.text}`,
} as const

/** Faults that any workbook can have, by the key the reader reports. */
export const fileFaults = {
  ...wrongFiles('请上传 .xlsx 工作簿或 .csv', '内容'),
  ...fileFindings,
  'csv.openQuote': (p: { line: number }) => `第 ${p.line} 行有引号没有成对，从那里起无法分列，${resave}`,
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
  'sheet.rows': (p: { limit: number }) => `有内容的行数超过 ${p.limit}，请删除多余的行或拆分后上传`,
  'sheet.columns': (p: { limit: number }) => `有内容的列数超过 ${p.limit}，请删除多余的列`,
  'sheet.merges': (p: { limit: number }) => `合并单元格超过 ${p.limit} 处，请取消合并后上传`,

  'list.noTable': (p: { wanted: readonly string[]; found: readonly string[] }) =>
    p.found.length === 0
      ? `没有找到表头。需要的列：${list(p.wanted)}`
      : `没有找到表头。需要的列：${list(p.wanted)}；只认出：${some(p.found)}`,
  'list.empty': '表头之下没有任何内容',
  'list.tooMany': (p: { limit: number }) => `一个文件最多 ${p.limit} 行，请拆分后上传`,
  'list.missingColumns': (p: { missing: readonly string[]; found: readonly string[] }) =>
    missingColumns(p.missing, p.found),
  'list.headingTwice': (p: { title: string; cells: string }) => headingTwice(p.title, p.cells),

  'record.lost': '这里没有读出内容，也没有查明原因；为免漏掉，整个文件不能导入，请把文件交给平台查看',
  'records.lost': (p: { count: number }) =>
    `有 ${p.count} 条记录读出之后又丢失，原因不明；为免漏掉，整个文件不能导入，请把文件交给平台查看`,

  'cell.missing': '不能为空',
  'cell.uncomputed': '公式没有保存计算结果，请在 Excel 或 WPS 中打开并保存后上传，或改为数值',
  'cell.callsOut': '公式会访问网络或其他程序，出于安全不予读取，请改为数值',
  'cell.error': (p: { error: string }) => `公式结果是错误值 ${p.error}`,
  'cell.rounded': (p: { text: string }) =>
    `导出时写成了 ${p.text}，后面的数字已经丢失，请将该列设为文本后重新导出`,
  'cell.notText': '应为文本，单元格却是日期，请将单元格设为文本后重新填写',
  'cell.longNumber': '数字超过 15 位，Excel 已丢失末尾数字，请将单元格设为文本后重新填写',
  'cell.tooLong': (p: { limit: number }) => `不能超过 ${p.limit} 个字`,

  'quantity.invalid': (p: { digits: number }) => `数量应为大于 0 的数字，最多 ${p.digits} 位小数`,
  'quantity.leadingZero': '数量不能以 0 开头，请填写数字，如 12',
  'quantity.notPositive': '数量应大于 0',
  'quantity.grouping': '千位分隔符的位置不对，无法确定是多少，请去掉逗号',
  'quantity.decimals': (p: { digits: number }) => `数量最多 ${p.digits} 位小数`,
  'quantity.tooLarge': (p: { digits: number }) => `数量的整数部分最多 ${p.digits} 位`,
  'price.invalid': (p: { digits: number }) => `单价应为不小于 0 的数字，最多 ${p.digits} 位小数`,
  'price.leadingZero': '单价不能以 0 开头，请填写数字，如 12.50',
  'price.negative': '单价不能小于 0',
  'price.grouping': '千位分隔符的位置不对，无法确定是多少，请去掉逗号',
  'price.decimals': (p: { digits: number }) => `单价最多 ${p.digits} 位小数`,
  'price.tooLarge': (p: { digits: number }) => `单价的整数部分最多 ${p.digits} 位`,
  'price.currency': (p: { shown: string; currency: string }) => `单价的币种是 ${p.shown}，应为 ${p.currency}`,
  'price.per': (p: { per: string }) => `单价按每${p.per}计，与数量的单位不同或无法核对，请换算后填写`,
  'number.mask': (p: { shown: string }) =>
    `单元格显示为 ${p.shown}，无法确定是多少，请将单元格设为常规格式后填写数字`,
  'number.scaled': (p: { shown: string; stored: string }) =>
    `单元格显示为 ${p.shown}，存的却是 ${p.stored}（数字格式缩小了位数），无法确定是哪一个，请将单元格设为常规格式`,
  'number.unclear': (p: { shown: string }) => `单元格显示为 ${p.shown}，无法确定是多少，请填写数字`,
  'rate.invalid': '应为 0 至 1 之间的小数或百分数，如 0.13 或 13%',
  'rate.ambiguous': '无法确定是小数还是百分数，请写成百分数，如 13%',
  'date.invalid': '日期应写成 2026-11-20 的形式',
  'date.ambiguous': '无法确定年、月、日的顺序，请写成 2026-11-20 的形式',
  'date.impossible': '没有这一天',
  'date.weekday': '日期与后面写的星期不符，请核对',
  'date.outOfRange': (p: { from: number; to: number }) => `日期应在 ${p.from} 年至 ${p.to} 年之间`,
  'currency.invalid': '币种应为三个字母的代码，如 CNY',
  'lineNo.invalid': '行号应为大于 0 的整数',
} as const

export type FileFaults = typeof fileFaults

/** The parameters of a sentence: none if it is plain text. */
export type FaultParams<Sentences, Key extends keyof Sentences> = Sentences[Key] extends (
  params: infer P,
) => string
  ? [params: P]
  : []

/** A fault as data: the key of its sentence and the sentence's parameters. */
export interface Fault {
  readonly key: string
  readonly params?: unknown
}

/** The text of a fault, from the sentences of its domain. */
export function describeFault(
  sentences: Readonly<Record<string, string | ((params: never) => string)>>,
  { key, params }: Fault,
): string {
  const sentence = sentences[key] as string | ((params: unknown) => string) | undefined
  if (sentence === undefined) throw new Error(`no sentence for the fault ${key}`)
  return typeof sentence === 'string' ? sentence : sentence(params)
}

/** The type of a file that is not accepted, as far as it was recognised. */
export type WrongFileKey = keyof ReturnType<typeof wrongFiles>

/** Row numbers as a sentence has them: 第 5、7–9 行. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last && row === last[1] + 1) last[1] = row
    else ranges.push([row, row])
  }
  const shown = ranges.slice(0, 8).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return `第 ${shown.join('、')}${ranges.length > shown.length ? ' 等' : ''} 行`
}

export interface Rows {
  readonly rows: readonly number[]
}

const inOrOut = { include: '照样导入', skip: '不导入' } as const

/** The names of the answers to these questions. */
export const fileAnswers = {
  'rows.hidden': inOrOut,
  'rows.filtered': inOrOut,
  'rows.struck': inOrOut,
  'sheet.hidden': inOrOut,
  'date.hiddenTime': { nearest: '按最近的零点（23:59 算作次日）', shown: '按单元格显示的日期' },
} as const

export const fileAnswerName = (key: string, answer: string): string =>
  (fileAnswers as Readonly<Record<string, Readonly<Record<string, string>>>>)[key]?.[answer] ?? answer

/** Headings of a workbook of failed rows, by which it is recognised when it is uploaded again. */
export const failedRowsText = {
  reason: '问题',
  sheet: '原工作表（勿改）',
  row: '原行号（勿改）',
  download: '下载出错行',
  fileName: (name: string) => `${name.replace(/\.[^.]*$/, '')}-出错行.xlsx`,
} as const
