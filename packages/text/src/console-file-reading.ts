import { rowRanges } from './file-findings.ts'

/** Words about what an import file leaves open, how it was read, and what of it was not. */
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
