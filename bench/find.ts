import { listOrders } from '@bdr/contract/orders/calls'
import { ask } from './client.ts'
import { startSeededDatabase } from './database.ts'
import { startServer } from './processes.ts'
import type { Measurement } from './report.ts'
import { median, spreadOf } from './statistics.ts'

/**
 * Orders of all merchants; the one who searches has 20,000. Filling with `BENCH_ORDERS=1000000` takes a
 * quarter of an hour.
 */
export const orders = Number(process.env['BENCH_ORDERS'] ?? 200_000)
const rounds = 60
const targetRatio = 2

/**
 * Rare and frequent, short and long keywords: the last digits of a number, a code, a specification, a buyer,
 * a tenth of the buyers, a remark, a material of half of all orders, one without a match.
 */
const keywords = [
  ...['3960', '04321', 'DN350', '第 17 发', '30 发电', '上午送达'],
  ...['闸阀', '楔式闸阀', 'z41h-16c', '阀', '1', '没有这样的东西'],
]

/** How long the order list takes with a keyword, compared with the list without one, measured in turns. */
export async function measureFind(): Promise<Measurement> {
  const cluster = await startSeededDatabase(['find-seed.sql'], { 'bench.orders': String(orders) })
  try {
    const server = await startServer('packages/server/src/main.ts', {
      DATABASE_URL: cluster.url,
      DEMO: undefined,
    })
    try {
      const person = { url: server.url, token: 'bench-token-1' }
      const timed = async (keyword?: string) => {
        const beganAt = performance.now()
        await ask(person, listOrders, keyword === undefined ? {} : { keyword })
        return performance.now() - beganAt
      }
      for (let warm = 0; warm < 10; warm += 1)
        for (const keyword of [undefined, ...keywords]) await timed(keyword)
      // in pairs, either one first: other load of the machine affects both
      const pairs = new Map(keywords.map((keyword) => [keyword, [] as [found: number, plain: number][]]))
      for (let round = 0; round < rounds; round += 1)
        for (const keyword of keywords) {
          const first = round % 2 === 0 ? await timed(keyword) : await timed()
          const second = round % 2 === 0 ? await timed() : await timed(keyword)
          pairs.get(keyword)!.push(round % 2 === 0 ? [first, second] : [second, first])
        }
      const medians = keywords.map((keyword) => ({
        keyword,
        took: median(pairs.get(keyword)!.map(([found]) => found)),
        against: median(pairs.get(keyword)!.map(([, plain]) => plain)),
        ratio: median(pairs.get(keyword)!.map(([found, plain]) => found / plain)),
      }))
      for (const { keyword, took, ratio } of medians)
        console.log(`  ${ratio.toFixed(2)} × ${took.toFixed(2)} ms  ${keyword}`)
      const slowest = medians.toSorted((a, b) => b.ratio - a.ratio)[0]!
      const ratios = medians.map(({ ratio }) => ratio)
      return {
        name: 'find',
        title: `${orders.toLocaleString('en')} 张订单中查找，最慢的是“${slowest.keyword}”（毫秒）`,
        ours: slowest.took,
        against: slowest.against,
        ratio: slowest.ratio,
        spread: spreadOf(ratios),
        target: `≤ ${targetRatio}`,
        holds: slowest.ratio <= targetRatio,
      }
    } finally {
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}
