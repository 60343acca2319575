import { countDeliveryNotes, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { fillPath, type Call } from '@bdr/contract/kernel/call'
import { countOrders, listOrders } from '@bdr/contract/orders/calls'
import { countOpenLines, listOpenLines } from '@bdr/contract/orders/open-lines'
import { ask, type Person } from './client.ts'
import { startSeededDatabase } from './database.ts'
import { scansOf } from './plans.ts'
import { startServer } from './processes.ts'
import type { Measurement } from './report.ts'
import { product, type ScenarioRequest } from './scenarios.ts'
import { recordStatements } from './statements.ts'
import { median, spreadOf } from './statistics.ts'

/** Orders of all merchants; a fifth of them belong to one merchant, every other one has 2,000. */
export const orders = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
const few = 10_000
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15)
const targets = { large: 1.5, operator: 2, growth: 1.3 } as const
/** The largest number of additional rounds for a query, as long as one of its times exceeds the target. */
const repetitions = 4

/** Measures only the queries whose titles match. */
const only = new RegExp(process.env['BENCH_ONLY'] ?? '')

interface ListQuery {
  readonly title: string
  readonly call: Call
  readonly input: Readonly<Record<string, string>>
}

const day = (fromToday: number) =>
  new Date(Date.now() + (fromToday * 24 + 8) * 3_600_000).toISOString().slice(0, 10)

const each = (call: Call, title: string, inputs: readonly Readonly<Record<string, string>>[]): ListQuery[] =>
  inputs.map((input) => ({ call, input, title: `${title} ${new URLSearchParams(input)}`.trim() }))

const bothWays = (fields: readonly string[]) =>
  fields.flatMap((field) => [{ sort: field }, { sort: `-${field}` }])

const orderFilters: Record<string, string>[] = [
  ...['pending', 'change-review', 'confirmed', 'shipped', 'completed', 'cancelled'].map((status) => ({
    status,
  })),
  ...['answer', 'shipment', 'arrival', 'settlement', 'decision'].map((waiting) => ({ waiting })),
  ...['PO', 'PO00012', 'po000123456'].map((orderNo) => ({ orderNo })),
  ...['第 17 发', '7 发', '发电', '没有'].map((buyer) => ({ buyer })),
  ...['电厂路 17 号', '7 号', '海门', '没有'].map((shipTo) => ({ shipTo })),
  { orderedFrom: day(-30), orderedTo: day(0) },
  { orderedFrom: day(-400), orderedTo: day(-370) },
  { dueFrom: day(0), dueTo: day(7) },
  { dueTo: day(-1) },
  { dueFrom: day(-400), dueTo: day(-370) },
]
const noteFilters: Record<string, string>[] = [
  ...['draft', 'ready', 'in-transit', 'received', 'discrepancy', 'void'].map((status) => ({ status })),
  ...['dispatch', 'arrival', 'settlement'].map((waiting) => ({ waiting })),
  ...['SH', `SH${day(-100).slice(2).replaceAll('-', '')}`].map((noteNo) => ({ noteNo })),
  ...['PO', 'PO00012', 'po000123456'].map((orderNo) => ({ orderNo })),
  ...['第 17 发', '7 发', '发电', '没有'].map((buyer) => ({ buyer })),
  { createdFrom: day(-30), createdTo: day(0) },
  { createdFrom: day(-400), createdTo: day(-370) },
]
const lineFilters: Record<string, string>[] = [
  ...['overdue', 'today', 'week'].map((due) => ({ due })),
  ...['to-pack', 'packed'].map((packing) => ({ packing })),
  ...['闸阀', 'FM-00031', 'PO00012'].map((keyword) => ({ keyword })),
  { buyer: '第 17 发' },
  { shipTo: '电厂路 17 号' },
  { dueFrom: day(0), dueTo: day(7) },
]
const withoutTab = (filters: readonly Record<string, string>[], tab: string) => [
  {},
  ...filters.filter((filter) => !(tab in filter)),
]

/**
 * Every filter in the list's default order, every order of the full list, and the tabs under every filter.
 */
const queries: readonly ListQuery[] = [
  ...each(listOrders, '订单', [
    {},
    { pageNum: '10' },
    ...bothWays(['createdAt', 'orderDate', 'requiredDate', 'totalAmount', 'orderNo']),
    ...orderFilters,
  ]),
  ...each(countOrders, '订单标签', withoutTab(orderFilters, 'waiting')),
  ...each(listDeliveryNotes, '送货单', [
    {},
    { pageNum: '10' },
    ...bothWays(['createdAt', 'plannedDate', 'noteNo']),
    ...noteFilters,
  ]),
  ...each(countDeliveryNotes, '送货单标签', withoutTab(noteFilters, 'waiting')),
  ...each(listOpenLines, '待发明细', [
    {},
    ...bothWays(['requiredDate', 'orderNo', 'buyer', 'material']),
    ...lineFilters,
  ]),
  ...each(countOpenLines, '待发标签', withoutTab(lineFilters, 'due')),
]

/** Milliseconds: the shortest of all rounds, which is the time when nothing else runs. */
interface Timed extends ListQuery {
  readonly small: number
  readonly before: number
  readonly large: number
  readonly operator: number | null
}

/**
 * Lists, filters, sorts and counts for a merchant with very many orders, one with few, and operators who see
 * all.
 */
export async function measureScale(): Promise<Measurement[]> {
  const database = (amount: number, large: number) =>
    startSeededDatabase(
      ['scale-seed.sql'],
      { 'bench.orders': String(amount), 'bench.large': String(large) },
      'onlyRead',
    )
  const small = await database(few, 0)
  try {
    const large = await database(orders, orders / 5)
    try {
      return await measureOn(small.url, large.url)
    } finally {
      await large.stop()
    }
  } finally {
    await small.stop()
  }
}

/** The same on databases that exist already. */
export async function measureOn(fewUrl: string, manyUrl: string): Promise<Measurement[]> {
  const cases = queries.filter(({ title }) => only.test(decodeURIComponent(title)))
  const scans = await plansOf(manyUrl, cases)
  for (const scan of scans) console.log(`  全表扫描：${scan}`)
  const start = (url: string) =>
    startServer('packages/server/src/main.ts', { DATABASE_URL: url, DEMO: undefined })
  const before = await start(fewUrl)
  const now = await start(manyUrl)
  try {
    const timed: Timed[] = []
    for (const one of cases) {
      timed.push(await timesOf(one, before.url, now.url))
    }
    return [
      ...report(timed),
      {
        name: 'scale-scans',
        title: `${orders.toLocaleString('en')} 张订单：读大表不走索引的语句`,
        ours: scans.length,
        against: null,
        ratio: null,
        spread: [scans.length, scans.length],
        target: '0',
        holds: scans.length === 0,
      },
    ]
  } finally {
    await before.stop()
    await now.stop()
  }
}

const tokens = { large: 'bench-token-1', small: 'bench-token-2', operator: 'bench-token-3' } as const

/** Operators deliver nothing, so they have no list of what is to be delivered. */
const seenByOperators = (call: Call) => !call.path.includes('/open-lines')

const requestOf = ({ call, input }: ListQuery, token: string): ScenarioRequest => ({
  method: 'GET',
  path: `${fillPath(call.path, { product })}?${new URLSearchParams(input)}`,
  headers: { authorization: `Bearer ${token}` },
})

async function plansOf(url: string, cases: readonly ListQuery[]): Promise<string[]> {
  const statements = await recordStatements(url, async (record) => {
    const recorded = []
    for (const one of cases)
      for (const [who, token] of Object.entries(tokens))
        if (who !== 'operator' || seenByOperators(one.call))
          recorded.push(...(await record(requestOf(one, token))))
    return recorded
  })
  return scansOf(url, statements)
}

async function timesOf(one: ListQuery, before: string, now: string): Promise<Timed> {
  const people: Person[] = [
    { url: now, token: tokens.small },
    { url: before, token: tokens.small },
    { url: now, token: tokens.large },
    ...(seenByOperators(one.call) ? [{ url: now, token: tokens.operator }] : []),
  ]
  const input = { ...one.input, ...(await pageOfSmall(one, people[0]!)) }
  const shortest = people.map(() => Infinity)
  const timed = (): Timed => {
    const [small, before, large, operator] = shortest as [number, number, number, number?]
    return { ...one, small, before, large, operator: operator ?? null }
  }
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (let round = -3; round < rounds; round += 1)
      for (const place of people.keys()) {
        // each round starts with another person
        const at = (place + round + 3) % people.length
        const beganAt = performance.now()
        await ask(people[at]!, one.call, input as never)
        if (round >= 0) shortest[at] = Math.min(shortest[at]!, performance.now() - beganAt)
      }
    // other load may have affected one of them in every round: all of them are measured once more
    if (Object.values(ratios).every(({ of, target }) => (of(timed()) ?? 0) <= target)) break
  }
  return timed()
}

/**
 * A page no longer than the small merchant's answer: twenty rows take longer to read and write than two,
 * however many others there are.
 */
async function pageOfSmall({ call, input }: ListQuery, small: Person): Promise<Record<string, string>> {
  if ('pageNum' in input || !('pageSize' in call.input.shape)) return {}
  const { list } = (await ask(small, call, input as never)) as { list: readonly unknown[] }
  return { pageSize: String(Math.max(1, list.length)) }
}

const ratios = {
  large: {
    title: '二十万张订单的商家，对照为两千张的',
    target: targets.large,
    of: (one: Timed) => one.large / one.small,
  },
  operator: {
    title: '运营（看全部），对照为两千张的商家',
    target: targets.operator,
    of: (one: Timed) => one.operator && one.operator / one.small,
  },
  growth: {
    title: '同样大的商家，对照为一万张订单的数据库',
    target: targets.growth,
    of: (one: Timed) => one.small / one.before,
  },
} as const

const worstShown = 12

function report(timed: readonly Timed[]): Measurement[] {
  const names = ['large', 'operator', 'growth'] as const
  return names.map((name) => {
    const { title, target, of } = ratios[name]
    const rows = timed
      .flatMap((one) => {
        const ratio = of(one)
        return ratio === null ? [] : [{ ...one, ratio }]
      })
      .toSorted((a, b) => b.ratio - a.ratio)
    const found = rows.map(({ ratio }) => ratio)
    const within = found.filter((ratio) => ratio <= target).length
    console.log(
      `\n  ${title}：${within} / ${rows.length} 不超过 ${target} 倍，中位数 ${median(found).toFixed(2)}`,
    )
    for (const one of rows.slice(0, Math.max(worstShown, rows.length - within))) {
      const times = [one.before, one.small, one.large, one.operator].map((time) => time?.toFixed(1) ?? '–')
      console.log(`  ${one.ratio.toFixed(2)}  ${times.join(' / ')} ms  ${decodeURIComponent(one.title)}`)
    }
    const worst = rows[0]!
    return {
      name: `scale-${name}`,
      title: `${title}（${within} / ${rows.length} 在目标内；最差：${decodeURIComponent(worst.title)}）`,
      ours: name === 'large' ? worst.large : name === 'growth' ? worst.small : worst.operator!,
      against: name === 'growth' ? worst.before : worst.small,
      ratio: worst.ratio,
      spread: spreadOf(found),
      target: `≤ ${target}`,
      holds: worst.ratio <= target,
    }
  })
}
