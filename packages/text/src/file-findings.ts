/** Rows as a person names them: 第 5、7–9 行. */
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
/** 2 行（第 3–4 行） */
export const counted = ({ rows }: Rows): string => `${rows.length} 行（${rowRanges(rows)}）`

/** Sentences about what any workbook leaves open, and what of it was not read. */
export const fileFindings = {
  'mended.unread': '有一个补正的文件没有读取：它不是从这里下载的“出错行”工作簿，或者已经打不开',
  'columns.hidden': (p: { columns: readonly string[] }) =>
    `隐藏的列也已读取：${p.columns.map((column) => `“${column}”`).join('、')}`,
  'rows.hidden': (p: Rows) => `${counted(p)}被隐藏`,
  'rows.filtered': (p: Rows) => `${counted(p)}被筛选条件隐藏`,
  'rows.struck': (p: Rows) => `${counted(p)}加了删除线`,
  'sheet.hidden': (p: { lines: number }) => `这张工作表是隐藏的，里面有 ${p.lines} 行`,

  'unread.noHead': '没有认出表头，整张工作表没有读取',
  'unread.empty': '表头之下没有内容',
  'unread.hiddenSheet': '隐藏的工作表，没有认出表头',
  'unread.skippedSheet': '按您的选择没有读取',
  'unread.skippedRows': '按您的选择没有读取',
  'unread.unknownHeading': '没有使用：不认识的列',
  'unread.noHeading': '没有使用：没有表头',
  'unread.text': (p: { text: string }) => `表格之外的内容：${p.text}`,
} as const

const inOrOut = { include: '照样导入', skip: '不导入' } as const

/** What the answers to these questions are called. */
export const fileAnswers = {
  'rows.hidden': inOrOut,
  'rows.filtered': inOrOut,
  'rows.struck': inOrOut,
  'sheet.hidden': inOrOut,
} as const

export const fileAnswerName = (key: string, answer: string): string =>
  (fileAnswers as Readonly<Record<string, Readonly<Record<string, string>>>>)[key]?.[answer] ?? answer

/** Headings of a workbook of failed rows; by them it is known again when it comes back. */
export const failedRowsText = {
  reason: '问题',
  sheet: '原工作表（勿改）',
  row: '原行号（勿改）',
  fileName: (name: string) => `${name.replace(/\.[^.]*$/, '')}-出错行.xlsx`,
} as const
