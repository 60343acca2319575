import type { Random } from './random.ts'

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

/** Texts that people do not send, but programs do. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  // stored by every database, and allowed in no XML
  '\ufffe',
  'a\uffffb\u0001',
  '\u{1f600}'.repeat(30),
  'é'.repeat(300),
  'x'.repeat(5_000),
  '%',
  '\\',
  "'; drop table staff; --",
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '&'.repeat(1_000),
  '\u202e\ufeff\u200b',
  '-1',
  '0',
  '00',
  '1e309',
  'NaN',
  '0.00000000000000000001',
  '99999999999999999999999999.9999',
  '999999999999999999',
  '9223372036854775807',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '-000001-01-01',
  '9999-12-31T23:59:60Z',
  '0000-01-01T00:00:00+00:00',
  '2026-11-20T09:00:00-23:59',
  'null',
  'undefined',
  '[object Object]',
  '{"a":1}',
  '[1,2]',
  '__proto__',
  'constructor',
]

const oddNumbers = [0, -0, -1, 1.5, 1e21, -1e21, 1e308, 2 ** 31, 2 ** 31 - 1, 2 ** 53, 2 ** 63, 1e-20, 255]

const oddValues: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  () => ({ toString: 1, length: 3 }),
  () => JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{}}}'),
  () => deep(40),
  () => deep(90),
  () => Array.from({ length: 3_000 }, (_, index) => index),
  () => Array.from({ length: 50 }, () => 'x'),
]

export const oddText = (random: Random): string => random.oneOf(oddTexts)

/** A value of another kind. */
export function oddValue(random: Random): unknown {
  const kind = random.below(4)
  if (kind === 0) return random.oneOf(oddNumbers)
  return kind === 1 ? random.oneOf(oddValues)() : oddText(random)
}

/** The same value with one mistake at any depth. */
export function broken(random: Random, value: unknown): unknown {
  if (Array.isArray(value)) return brokenList(random, value)
  if (typeof value === 'object' && value !== null)
    return brokenObject(random, value as Record<string, unknown>)
  return oddValue(random)
}

function brokenList(random: Random, list: readonly unknown[]): unknown {
  if (list.length === 0 || random.chance(0.2)) return oddValue(random)
  const at = random.below(list.length)
  // a repeated element, which a list of ids should not contain
  if (random.chance(0.2)) return [...list, list[at]]
  return list.map((item, index) => (index === at ? broken(random, item) : item))
}

function brokenObject(random: Random, object: Readonly<Record<string, unknown>>): unknown {
  const names = Object.keys(object)
  if (names.length === 0 || random.chance(0.1)) return { ...object, [oddText(random)]: oddValue(random) }
  const name = random.oneOf(names)
  if (random.chance(0.15)) return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
  return { ...object, [name]: broken(random, object[name]) }
}
