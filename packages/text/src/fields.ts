import { fieldFormats, personNameText } from './field-formats.ts'
import { idempotencyKeyLength } from '@bdr/contract/kernel/call'
import { accountLength } from '@bdr/contract/staff/model'
import type { z } from 'zod'

/** The required format of an account, as the second half of a sentence. */
export const accountFormat = `以字母开头，${accountLength.min} 至 ${accountLength.max} 位字母、数字、点、横线或下划线`

type Fields = typeof fieldRefusals

type PlainKey = { [Key in keyof Fields]: Fields[Key] extends string ? Key : never }[keyof Fields]

/** A schema's objection to a field: a key of `fieldRefusals` and the parameters of its sentence. */
export type IssueRefusal =
  | { readonly key: PlainKey; readonly params: undefined }
  | { readonly key: 'field.wrongType'; readonly params: { readonly expected: string } }
  | { readonly key: 'field.wrongFormat'; readonly params: { readonly format: string } }
  | { readonly key: 'field.person-name-signs'; readonly params: { readonly signs: readonly string[] } }
  | { readonly key: 'field.tooSmall' | 'field.tooBig'; readonly params: Limit }

const plain = (key: PlainKey): IssueRefusal => ({ key, params: undefined })

/** Converts an issue reported by zod to a refusal. */
export function issueRefusal(issue: z.core.$ZodIssue): IssueRefusal {
  const own = `field.${issue.message}`
  if (isPlain(own)) return plain(own)
  switch (issue.code) {
    case 'custom':
      return own === 'field.person-name-signs'
        ? { key: own, params: issue.params as { signs: string[] } }
        : plain('field.wrong')
    case 'unrecognized_keys':
      return plain('field.unknown')
    case 'invalid_type':
      return issue.message.endsWith('undefined')
        ? plain('field.missing')
        : { key: 'field.wrongType', params: { expected: issue.expected } }
    case 'too_small':
      return { key: 'field.tooSmall', params: { of: issue.origin, limit: Number(issue.minimum) } }
    case 'too_big':
      return { key: 'field.tooBig', params: { of: issue.origin, limit: Number(issue.maximum) } }
    case 'invalid_union':
    case 'invalid_value':
      return plain('field.notOffered')
    case 'invalid_format':
      return { key: 'field.wrongFormat', params: { format: issue.format } }
    default:
      return plain('field.wrong')
  }
}

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

/** The messages for everything the contract's schemas can object to in a field. */
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

  // the formats of the contract's own fields, which the schemas name in `error`
  'field.decimal': '应为数字，整数部分不能以 0 开头，小数位数不能超出限制',
  'field.positive': '应大于 0',
  'field.tolerance-share': '不许超交时应为 0，否则应大于 0 且不超过 100%',
  'field.id': '应为记录编号',
  'field.mobile': '应为 11 位手机号',
  'field.person-name': personNameText({ key: 'person-name' }),
  'field.person-name-mixed': personNameText({ key: 'person-name-mixed' }),
  'field.person-name-signs': ({ signs }: { signs: readonly string[] }) =>
    personNameText({ key: 'person-name-signs', signs }),
  'field.account': `应${accountFormat}`,
  'field.eleven-digits': '应为 11 位数字',
  'field.json': '应为 JSON 文本',
  'field.ticket': '应为验证凭据',
  'field.receipt-token': '应为签收链接中的凭据',
  'field.signature': '签名无法识别，请重新签名',
  'field.uscc': '应为 18 位统一社会信用代码，不含字母 I、O、S、V、Z',
  'field.uscc-check': '统一社会信用代码的校验位不对，请核对每一位',
  'field.region': '应为 6 位行政区划代码',
  'field.bank-account': fieldFormats.bankAccount,
  'field.field-path': '应为申请表中的字段',
  'field.attribute-filter': '不是有效的属性筛选条件',
  'field.whole-days': '应为整数天数，最多 730 天',
  'field.slug': '应为小写字母、数字与短横线，如 ball-bearing',
  'field.letter': '应为一个大写字母',
  'field.repeated': '不能重复',
  'field.time-of-day': '应为时刻，如 22:30',
} as const

const isPlain = (key: string): key is PlainKey =>
  Object.hasOwn(fieldRefusals, key) && typeof fieldRefusals[key as keyof Fields] === 'string'

/** The message for an issue of one field. */
export function issueText(issue: z.core.$ZodIssue): string {
  const { key, params } = issueRefusal(issue)
  const words = fieldRefusals[key] as string | ((params: unknown) => string)
  return typeof words === 'string' ? words : words(params)
}

/** A limit of the length of a text or list, or of a number's value. */
export interface Limit {
  readonly of: string
  readonly limit: number
}
