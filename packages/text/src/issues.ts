import { idempotencyKeyLength } from '@bdr/contract/kernel/call'
import { z } from 'zod'
import { accountFormat } from './account-format.ts'
import { fieldFormats } from './field-formats.ts'

/** What can be wrong with one field of an input, in words. */
export const fieldIssues = {
  unknown: '不是此接口的字段',
  missing: '必填',
  unstorable: '含有无法保存的字符',
  idempotencyKey: `应为 ${idempotencyKeyLength.min} 至 ${idempotencyKeyLength.max} 个可见字符`,
} as const

/** Sentences for the formats of the contract's own fields; the schema names them in `error`. */
const ownFormats: Readonly<Record<string, string>> = {
  decimal: '应为数字，整数部分不能以 0 开头，小数位数不能超出限制',
  positive: '应大于 0',
  id: '应为记录编号',
  mobile: '应为 11 位手机号',
  'person-name': fieldFormats.personName,
  account: `应${accountFormat}`,
  'eleven-digits': '应为 11 位数字',
  json: '应为 JSON 文本',
  ticket: '应为验证凭据',
  uscc: '应为 18 位统一社会信用代码，不含字母 I、O、S、V、Z',
  'uscc-check': '统一社会信用代码的校验位不对，请核对每一位',
  region: '应为 6 位行政区划代码',
  'bank-account': fieldFormats.bankAccount,
  'field-path': '应为申请表中的字段',
  slug: '应为小写字母、数字与短横线，如 ball-bearing',
  letter: '应为一个大写字母',
  'time-of-day': '应为时刻，如 22:30',
}

const types: Readonly<Record<string, string>> = {
  string: '应为文字',
  number: '应为数字',
  int: '应为整数',
  boolean: '应为 true 或 false',
  array: '应为列表',
  object: '应为对象',
}

const formats: Readonly<Record<string, string>> = {
  date: '应为日期，如 2026-11-20',
  datetime: '应为带时区的时间',
  email: fieldFormats.email,
}

type Bound = { origin: string; limit: number | bigint }
const atLeast = ({ origin, limit }: Bound): string => {
  if (origin === 'string') return limit === 1 ? '不能为空' : `至少 ${limit} 个字`
  if (origin === 'array') return `至少 ${limit} 项`
  return `不能小于 ${limit}`
}
const atMost = ({ origin, limit }: Bound): string => {
  if (origin === 'string') return `最多 ${limit} 个字`
  if (origin === 'array') return `最多 ${limit} 项`
  return `不能大于 ${limit}`
}

const chinese = z.locales.zhCN().localeError

/** What is wrong with one field, in words. */
export function issueText(issue: z.core.$ZodIssue): string {
  const own = ownFormats[issue.message]
  if (own !== undefined) return own
  switch (issue.code) {
    case 'unrecognized_keys':
      return fieldIssues.unknown
    case 'invalid_type':
      return issue.message.endsWith('undefined')
        ? fieldIssues.missing
        : (types[issue.expected] ?? fallback(issue))
    case 'too_small':
      return atLeast({ origin: issue.origin, limit: issue.minimum })
    case 'too_big':
      return atMost({ origin: issue.origin, limit: issue.maximum })
    case 'invalid_union':
    case 'invalid_value':
      return '不在可选范围内'
    case 'invalid_format':
      return formats[issue.format] ?? '格式不正确'
    default:
      return fallback(issue)
  }
}

function fallback(issue: z.core.$ZodIssue): string {
  const sentence = chinese(issue as z.core.$ZodRawIssue)
  return (typeof sentence === 'string' ? sentence : sentence?.message) ?? issue.message
}
