import { idempotencyKeyLength } from '@bdr/contract/kernel/call'
import { accountFormat } from '../account-format.ts'
import { fieldFormats } from '../field-formats.ts'

const wrong = '格式不正确'

const types: Readonly<Record<string, string>> = {
  string: '应为文字',
  number: '应为数字',
  int: '应为整数',
  boolean: '应为 true 或 false',
  array: '应为列表',
  object: '应为对象',
  record: '应为对象',
}

const formats: Readonly<Record<string, string>> = {
  date: '应为日期，如 2026-11-20',
  datetime: '应为带时区的时间',
  email: fieldFormats.email,
}

/** A limit of a text's length, of a list's or of a number itself. */
export interface Limit {
  readonly of: string
  readonly limit: number
}

/** What the contract's schemas have against one field of an input. */
export const fieldRefusals = {
  'field.unknown': '不是此接口的字段',
  'field.missing': '必填',
  'field.unstorable': '含有无法保存的字符',
  'field.idempotencyKey': `应为 ${idempotencyKeyLength.min} 至 ${idempotencyKeyLength.max} 个可见字符`,
  'field.wrong': wrong,
  'field.wrongType': (p: { expected: string }) => types[p.expected] ?? wrong,
  'field.wrongFormat': (p: { format: string }) => formats[p.format] ?? wrong,
  'field.notOffered': '不在可选范围内',
  'field.tooSmall': ({ of, limit }: Limit) => {
    if (of === 'string') return limit === 1 ? '不能为空' : `至少 ${limit} 个字`
    return of === 'array' ? `至少 ${limit} 项` : `不能小于 ${limit}`
  },
  'field.tooBig': ({ of, limit }: Limit) => {
    if (of === 'string') return `最多 ${limit} 个字`
    return of === 'array' ? `最多 ${limit} 项` : `不能大于 ${limit}`
  },

  // the formats of the contract's own fields; the schema names them in `error`
  'field.decimal': '应为数字，整数部分不能以 0 开头，小数位数不能超出限制',
  'field.positive': '应大于 0',
  'field.id': '应为记录编号',
  'field.mobile': '应为 11 位手机号',
  'field.person-name': fieldFormats.personName,
  'field.account': `应${accountFormat}`,
  'field.eleven-digits': '应为 11 位数字',
  'field.json': '应为 JSON 文本',
  'field.ticket': '应为验证凭据',
  'field.uscc': '应为 18 位统一社会信用代码，不含字母 I、O、S、V、Z',
  'field.uscc-check': '统一社会信用代码的校验位不对，请核对每一位',
  'field.region': '应为 6 位行政区划代码',
  'field.bank-account': fieldFormats.bankAccount,
  'field.field-path': '应为申请表中的字段',
  'field.slug': '应为小写字母、数字与短横线，如 ball-bearing',
  'field.letter': '应为一个大写字母',
  'field.time-of-day': '应为时刻，如 22:30',
} as const
