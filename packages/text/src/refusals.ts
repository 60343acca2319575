import { domainRefusals } from './domains.ts'
import { type LifecycleName, lifecycleWords } from './entities.ts'
import { fieldRefusals } from './fields.ts'
import type { Nested, TextOf } from './nested.ts'
import type { Decimal } from '@bdr/contract/kernel/decimal'

/**
 * The sentences of all refusals of the server, by the key that rules return. A sentence's parameters determine what a
 * rule has to return.
 */
const refusals = {
  ...domainRefusals,
  ...fieldRefusals,
  'access.denied': '您的岗位没有此项权限',
  'record.notFound': '记录不存在',
  'record.changed': '该记录已被他人修改，请刷新后再操作',
  'record.notReached': '系统繁忙，还没有处理到，请稍后再试',
  'input.invalid': '提交的内容有误',
  'list.tooManyToExport': (p: { limit: number }) => `记录超过 ${p.limit} 条，请用筛选条件缩小范围后再导出`,
  'request.unknownPath': '接口不存在',
  'request.malformed': '请求内容无法解析',
  'request.tooLarge': (p: { limit: string }) => `内容超过上限 ${p.limit}`,
  'request.tooMany': '操作过于频繁，请稍后再试',
  'request.tooMuchAtOnce': '同时进行的请求太多，请等前面的完成后再试',
  'request.fault': '系统繁忙，请稍后再试',
  'request.unavailable': '服务正在启动或关闭，请稍后再试',
  'request.keyReused': '同一幂等键已用于内容不同的请求',
  'machine.notNow': (p: { machine: LifecycleName; state: string; action: string }) => {
    const words = lifecycleWords(p.machine, p.state, p.action)
    return `当前状态为“${words.state}”，不能${words.action}`
  },
  'refusals.several': (p: { refusals: readonly Nested[] }) => p.refusals.map(refusalText).join('；'),
  'quantity.fraction': (p: { lineNo: number; quantity: Decimal; unit: string }) =>
    `第 ${p.lineNo} 行填写了 ${p.quantity} ${p.unit}，“${p.unit}”一般按整数计`,
} as const

type Refusals = typeof refusals

export type RefusalKey = keyof Refusals

export const refusalKeys = Object.keys(refusals) as readonly RefusalKey[]

/** The parameters of a sentence; undefined for plain text. */
export type ParamsOf<Key extends RefusalKey> = Refusals[Key] extends (
  params: infer P,
  textOf: TextOf,
) => string
  ? P
  : undefined

/** The same as a tuple of arguments after the key. */
export type RefusalParams<Key extends RefusalKey> = Refusals[Key] extends (
  params: infer P,
  textOf: TextOf,
) => string
  ? [params: P]
  : []

/** A path in an input: names of fields and indexes of lists. Empty for the whole input. */
export type FieldPath = readonly (string | number)[]

/**
 * Why something is refused, as data: the key of a sentence, the sentence's parameters, and the path of the field. Rules
 * return it, and `refusalText` converts it to text when an answer is written.
 */
export type Refusal = {
  [K in RefusalKey]: {
    readonly key: K
    readonly params: ParamsOf<K>
    readonly path: FieldPath
    /** the name of the field if it comes from data: an attribute of a product */
    readonly label?: string | undefined
  }
}[RefusalKey]

/** The sentence of a key. */
export const t = <Key extends RefusalKey>(key: Key, ...params: RefusalParams<Key>): string =>
  refusalText({ key, params: params[0] })

/** The text of a refusal, without the name of its field. */
export function refusalText({ key, params }: Nested): string {
  const words = refusals[key as RefusalKey] as string | ((params: unknown, textOf: TextOf) => string)
  return typeof words === 'string' ? words : words(params, refusalText)
}
