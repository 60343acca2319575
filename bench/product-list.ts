import { fillPath } from '@bdr/contract/kernel/call'
import { listProducts } from '@bdr/contract/products/calls'
import { besideReplay, compareReads } from './beside-replay.ts'
import { startSeededDatabase } from './database.ts'
import { usesIndex } from './plans.ts'
import type { Measurement } from './report.ts'
import { product, type ScenarioRequest } from './scenarios.ts'
import { recordStatements, viewerAmong, type RecordedStatement, type Replayed } from './statements.ts'

/** Products of the one company whose list is read. `BENCH_PRODUCTS=20000` fills fast. */
export const products = Number(process.env['BENCH_PRODUCTS'] ?? 200_000)

const operatorToken = 'bench-token-2'

/**
 * The queries of the list, and the index that each must use; with the company's token unless another is
 * given.
 */
const lists = [
  { name: 'first', title: '首页', query: {}, index: /product_by_change|product_of_all/ },
  { name: 'initials', title: '拼音首字母 dxzf', query: { keyword: 'dxzf' }, index: /search_text_own/ },
  {
    name: 'choice',
    title: '驱动方式为电液联动',
    query: { attributes: 'drive=电液联动' },
    index: /product_attribute_by_value/,
  },
  {
    name: 'range',
    title: '公称通径 100 至 101',
    query: { attributes: 'dn.from=100&dn.to=101' },
    index: /product_attribute_by_number/,
  },
  {
    name: 'all-choice',
    title: '运营查驱动方式为电液联动',
    query: { attributes: 'drive=电液联动' },
    index: /product_attribute_by_value/,
    token: operatorToken,
  },
  {
    name: 'all-common',
    title: '运营查驱动方式为电动',
    query: { attributes: 'drive=电动' },
    index: /product_of_all[^]*product_attribute_pkey|product_attribute_by_value/,
    token: operatorToken,
  },
  {
    name: 'all-range',
    title: '运营查最高使用温度 -196 至 -195.5',
    query: { attributes: 'temperature-max.from=-196&temperature-max.to=-195.5' },
    index: /product_attribute_all_by_number/,
    token: operatorToken,
  },
] as const

const requestOf = ({
  query,
  token = 'bench-token-1',
}: {
  query: Readonly<Record<string, string>>
  token?: string
}): ScenarioRequest => ({
  method: 'GET',
  path: `${fillPath(listProducts.path, { product })}?${new URLSearchParams(query)}`,
  headers: { authorization: `Bearer ${token}` },
})

/**
 * Measures the product list of a company with very many products, compared with a bare program that sends the
 * same statements.
 */
export async function measureProductList(): Promise<Measurement[]> {
  const database = await startSeededDatabase(['products-seed.sql'], { 'bench.products': String(products) })
  try {
    const replayed = await listen(database.url)
    return await besideReplay(database.url, replayed, async (pair) => {
      const measurements: Measurement[] = []
      for (const list of lists) {
        const { name, title, index } = list
        const read = requestOf(list)
        const isByIndex = await usesIndex(database.url, replayed.reads[read.path]!, index)
        const asked = `${products.toLocaleString('en')} 个商品，${title}（req/s）`
        measurements.push(await compareReads({ name: `product-list-${name}`, title: asked }, pair, [read]), {
          name: `product-list-${name}-index`,
          title: `${title}：走索引`,
          ours: isByIndex ? 1 : 0,
          against: null,
          ratio: null,
          spread: [isByIndex ? 1 : 0, isByIndex ? 1 : 0],
          target: '1',
          holds: isByIndex,
        })
      }
      return measurements
    })
  } finally {
    await database.stop()
  }
}

/** The statements the product sends for each list. */
const listen = (url: string): Promise<Replayed> =>
  recordStatements(url, async (record) => {
    const asked = lists.map(requestOf)
    const viewer = viewerAmong(await record(asked[0]!))
    const reads: Record<string, RecordedStatement[]> = {}
    for (const read of asked) reads[read.path] = await record(read)
    return { viewer, reads }
  })
