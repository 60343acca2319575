/**
 * `npm run bench`: measures the product, compared with a bare program on the same database: every part, one
 * after the other. `npm run bench -- list start` measures only the named parts. It fails if one could not be
 * measured.
 */
import { tableOf, writeResults, type Measurement } from './report.ts'
import { scenarios, type ScenarioName } from './scenarios.ts'

interface Part {
  readonly names: readonly string[]
  /** @param names those of the part's names that are wanted */
  readonly measure: (names: readonly string[]) => Promise<readonly Measurement[]>
}

/** Each part loads its own file: what one of them needs does not disturb the others. */
const parts: readonly Part[] = [
  {
    names: Object.keys(scenarios),
    async measure(names) {
      console.log('› 十万订单的 PostgreSQL，本产品与对照程序交替受压 …')
      const { measureThroughput } = await import('./throughput.ts')
      return measureThroughput(names as readonly ScenarioName[])
    },
  },
  {
    names: ['find'],
    async measure() {
      const { measureFind, orders } = await import('./find.ts')
      console.log(`› ${orders.toLocaleString('en')} 张订单中，带关键字与不带的订单列表交替查询 …`)
      return [await measureFind()]
    },
  },
  {
    names: ['scale'],
    async measure() {
      const { measureScale, orders } = await import('./scale.ts')
      console.log(`› ${orders.toLocaleString('en')} 张订单：每个列表、筛选、排序与计数 …`)
      return measureScale()
    },
  },
  {
    names: ['inquiries'],
    async measure() {
      const { measureInquiries, inquiries } = await import('./inquiries.ts')
      console.log(`› ${inquiries.toLocaleString('en')} 个询价：首页、商机大厅与报价详情 …`)
      return measureInquiries()
    },
  },
  {
    names: ['documents'],
    async measure() {
      console.log('› 长送货单与标签，与二十行的送货单轮流生成 …')
      return (await import('./documents.ts')).measureDocuments()
    },
  },
  {
    names: ['hostile'],
    async measure() {
      console.log('› 一个地址、一个链接不停索要签收单并上传图片，其间员工打印、上传与查看列表 …')
      return (await import('./hostile.ts')).measureHostile()
    },
  },
  {
    names: ['import'],
    async measure() {
      console.log('› 大批量导入之后的嵌入式数据库，与从未导入的交替提交送货单 …')
      return (await import('./after-import.ts')).measureAfterImport()
    },
  },
  {
    names: ['products'],
    async measure() {
      console.log('› 批量上传五万行商品，其间另一家公司查看订单 …')
      return (await import('./products.ts')).measureProducts()
    },
  },
  {
    names: ['product-list'],
    async measure() {
      const { measureProductList, products } = await import('./product-list.ts')
      console.log(`› ${products.toLocaleString('en')} 个商品的列表，与发送同样语句的程序交替受压 …`)
      return measureProductList()
    },
  },
  {
    names: ['site'],
    async measure() {
      console.log('› 网站页面，本产品与发送同样字节的 Fastify 程序交替受压 …')
      return [await (await import('./site.ts')).measureSite()]
    },
  },
  {
    names: ['push'],
    async measure() {
      console.log('› 推送连接：心跳与群发，本产品与裸 ws 程序先后测量 …')
      return (await import('./push.ts')).measurePush()
    },
  },
  {
    names: ['start'],
    async measure() {
      console.log('› 嵌入式数据库上热启动 …')
      return [await (await import('./warm-start.ts')).measureWarmStart()]
    },
  },
  {
    names: ['pages'],
    async measure() {
      console.log('› 浏览器冷加载工作台的每一页，与订单列表、纯 HTML 表格同轮对照 …')
      return (await import('./console-pages.ts')).measureConsolePages()
    },
  },
]

const known = parts.flatMap(({ names }) => names)
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`没有这项测量：${unknown.join('、')}；可选：${known.join('、')}`)
  process.exit(2)
}

// child processes end when this one exits, but not when a signal ends it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const measurements: Measurement[] = []
const failed: string[] = []
for (const part of parts) {
  const wanted = part.names.filter((name) => asked.length === 0 || asked.includes(name))
  if (wanted.length === 0) continue
  try {
    measurements.push(...(await part.measure(wanted)))
  } catch (error) {
    // the figures of the other parts are worth having all the same
    console.error(error)
    failed.push(...wanted)
  }
}

const file = await writeResults(measurements)
console.log(`\n${tableOf(measurements)}\n\n结果已写入 ${file}`)
if (failed.length > 0) {
  console.error(`没有测成：${failed.join('、')}`)
  // a part that failed may have left something open
  process.exit(1)
}
