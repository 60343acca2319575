import { maxImportedStaff } from '@bdr/contract/staff/import'
import { describeStaffImportFault } from '@bdr/text/staff-import'
import { describe, expect, it } from 'vitest'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'
import {
  writeWorkbook as writeTestWorkbook,
  type TestSheet,
} from '../../../platform/workbook/test/write-workbook.ts'
import { readListFile } from '../../../platform/import/read-list.ts'
import { readPeople } from './read-people.ts'
import { staffTemplateFile } from './template.ts'

const readPeopleFile = (bytes: Uint8Array, answers: Record<string, string> = {}) =>
  readListFile({ bytes, corrected: [], answers }, readPeople)

const headings = ['姓名', '账号', '手机号', '邮箱', '岗位']

/** A sheet with these rows, the first of which contains the headings. */
const sheet = ([titles = [], ...rows]: readonly string[][], name = '子账号') => ({
  name,
  columns: titles.map((title) => ({ title, width: 12 })),
  rows,
})
const read = async (...rows: string[][]) => readPeopleFile(await writeWorkbook([sheet(rows)]))
const person = (index: number) => [
  `王${'一二三四五六七八九'[index % 9]}`,
  `wang${index}`,
  `139${String(index).padStart(8, '0')}`,
  '',
  '销售',
]

const faultTexts = ({ faults }: Awaited<ReturnType<typeof readPeopleFile>>) =>
  faults.map((fault) => `${fault.cell ?? ''} ${describeStaffImportFault(fault)}`.trim())

describe('a list of people', () => {
  it('is read by its headings, in any order and spelling, with other rows above', async () => {
    const { records: people, faultCount } = await read(
      ['2026 年新员工'],
      [],
      ['岗 位*', '手机号码（必填）', '登录账号', 'Ｅｍａｉｌ', ' 姓名 ', '备注'],
      ['销售', '+86 138-0000-0001', 'ｗａｎｇ', 'wang@example.com', '王强', '老员工'],
    )
    expect(faultCount).toBe(0)
    const values = people.map(({ name, account, mobile, email, post }) =>
      [name, account, mobile, email, post].map(({ value }) => value),
    )
    expect(values).toEqual([['王强', 'wang', '13800000001', 'wang@example.com', '销售']])
  })

  it('has every fault reported with its cell', async () => {
    const result = await read(
      headings,
      ['王3', '13912345678', '1391234567', 'nobody', '销售'],
      ['', 'li.si', '', '', ''],
      ['王强', 'li.si', '13900000001', '', '销售'],
      ['李四', 'li4', '13900000001', '', '销售'],
    )
    expect(faultTexts(result)).toEqual([
      'A2 姓名中不能有“3”，请只写中文或英文姓名',
      'B2 应以字母开头，3 至 32 位字母、数字、点、横线或下划线',
      'C2 应为 11 位手机号',
      'D2 应为邮箱地址',
      'A3 不能为空',
      'C3 不能为空',
      'E3 不能为空',
      'B4 账号重复，第一次出现在 B3',
      'C5 手机号重复，第一次出现在 C4',
    ])
    expect(result.faults[2]).toMatchObject({ sheet: '子账号', row: 2, column: '手机号', value: '1391234567' })
  })

  it('has names as lists pad and programs spell them, or says which characters are none of a name', async () => {
    const names = ['张\u3000三', '张 三', '阿卜杜拉•买买提', 'José', 'Jose\u0301', '汤姆.李', '李四（代）']
    const rows = names.map((name, index) => [name, ...person(index).slice(1)])
    const { records, ...found } = await read(headings, ...rows)
    expect(records.map(({ name }) => name.value)).toEqual([
      '张三',
      '张三',
      '阿卜杜拉·买买提',
      'José',
      'José',
      '汤姆·李',
      null,
    ])
    expect(faultTexts({ records, ...found })).toEqual(['A8 姓名中不能有“（”、“）”，请只写中文或英文姓名'])
  })

  it('requires its columns, each only once', async () => {
    expect(faultTexts(await read(['姓名', '账号', '邮箱'], ['王强', 'wang', '']))).toEqual([
      '缺少“手机号”、“岗位”；表头现有：“姓名”、“账号”、“邮箱”',
    ])
    expect(faultTexts(await read([...headings, '手机'], [...person(1), '13900000009']))).toEqual([
      'F1 有两列都是“手机号”（C1、F1），请只保留一列',
    ])
  })

  it.each([
    [
      'no list at all',
      [
        ['姓名', '部门'],
        ['王强', '销售部'],
      ],
      '没有找到表头',
    ],
    ['headings alone', [headings], '没有任何内容'],
  ])('is refused with %s', async (_, rows, message) => {
    expect(faultTexts(await read(...rows))).toEqual([expect.stringContaining(message)])
  })

  it('is limited in length', async () => {
    const many = Array.from({ length: maxImportedStaff + 1 }, (_, index) => person(index))
    expect(faultTexts(await read(headings, ...many))).toEqual([
      `一个文件最多 ${maxImportedStaff} 行，请拆分后上传`,
    ])
    expect((await read(headings, ...many.slice(1))).faultCount).toBe(0)
  })

  it('may continue on several sheets, and must not repeat an account', async () => {
    const bytes = await writeWorkbook([
      sheet([headings, person(1)], '一部'),
      sheet([['说明'], ['见下一页']], '说明'),
      sheet([headings, person(2), person(1)], '二部'),
    ])
    const result = await readPeopleFile(bytes)
    expect(result.records).toHaveLength(3)
    expect(faultTexts(result)).toEqual([
      'B3 账号重复，第一次出现在 一部!B2',
      'C3 手机号重复，第一次出现在 一部!C2',
    ])
  })
})

describe('the template', () => {
  const posts = [{ name: '销售', base: '99', own: null }] as const

  it('is read as an empty list', async () => {
    expect(faultTexts(await readPeopleFile(await staffTemplateFile(posts)))).toEqual(['表头之下没有任何内容'])
  })
})

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), '这是图片'],
  ['a letter', Buffer.from('附件是名单'), '文本文件'],
  [
    'an order of another kind',
    Buffer.from('<?xml version="1.0"?><Order/>'),
    '无法识别的文件，请上传 .xlsx 工作簿',
  ],
  ['nothing', Buffer.alloc(0), '文件是空的'],
])('%s is refused with a message', async (_, bytes, message) => {
  expect(faultTexts(await readPeopleFile(bytes))).toEqual([expect.stringContaining(message)])
})

describe('an ambiguous or partly unread list', () => {
  const list = (more: Partial<TestSheet>): TestSheet => ({
    name: 'S',
    rows: [headings, person(1), person(2)],
    ...more,
  })
  const unread = ({ unread: parts }: Awaited<ReturnType<typeof readPeopleFile>>) =>
    parts.map(({ sheet: name, rows, column, ...why }) =>
      [name, column ?? rows.join(), describeStaffImportFault(why)].filter(Boolean).join(' | '),
    )

  it.each([
    ['rows.hidden', { rowAttributes: { 3: 'hidden="1"' } }],
    ['rows.filtered', { rowAttributes: { 3: 'hidden="1"' }, filtered: true }],
    ['rows.struck', { cellStyles: { 3: '5' } }],
  ] as const)('asks about %s', async (key, more) => {
    const bytes = writeTestWorkbook([list(more)])
    const open = await readPeopleFile(bytes)
    const { question } = open.assumptions.find((asked) => asked.key === key)!
    expect(question).toMatchObject({ answer: null })
    const skipped = await readPeopleFile(bytes, { [question!.id]: 'skip' })
    expect(skipped.records).toHaveLength(1)
    expect(unread(skipped)[0]).toContain('| 3 | 按您的选择没有读取')
  })

  it('reports sheets, rows and columns that were not read', async () => {
    const rows = [['2026 年新员工'], [...headings, '工号'], [...person(1), '007']]
    const result = await readPeopleFile(
      writeTestWorkbook([
        { name: 'S', rows },
        { name: '说明', rows: [['请逐行填写']] },
      ]),
    )
    expect(unread(result)).toEqual([
      '说明 | 没有认出表头，整张工作表没有读取',
      'S | 1 | 表格之外的内容：2026 年新员工',
      'S | F 工号 | 没有使用：不认识的列',
    ])
  })
})
