/**
 * `npm run bench`: measures the product, compared with a bare program on the same database.
 * `npm run bench -- list start` measures only the named parts.
 */
import { tableOf, writeResults, type Measurement } from './report.ts'
import { scenarios, type ScenarioName } from './scenarios.ts'

const throughput = Object.keys(scenarios) as ScenarioName[]
const names = [
  ...throughput,
  'find',
  'scale',
  'inquiries',
  'documents',
  'hostile',
  'import',
  'products',
  'product-list',
  'site',
  'push',
  'start',
  'pages',
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`没有这项测量：${unknown.join('、')}；可选：${names.join('、')}`)
  process.exit(2)
}
const wanted = (name: string) => asked.length === 0 || asked.includes(name)

// child processes end when this one exits, but not when a signal ends it
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const measurements: Measurement[] = []
const scenariosWanted = throughput.filter(wanted)
if (scenariosWanted.length > 0) {
  console.log('› 十万订单的 PostgreSQL，本产品与对照程序交替受压 …')
  const { measureThroughput } = await import('./throughput.ts')
  measurements.push(...(await measureThroughput(scenariosWanted)))
}
if (wanted('find')) {
  const { measureFind, orders } = await import('./find.ts')
  console.log(`› ${orders.toLocaleString('en')} 张订单中，带关键字与不带的订单列表交替查询 …`)
  measurements.push(await measureFind())
}
if (wanted('scale')) {
  const { measureScale, orders } = await import('./scale.ts')
  console.log(`› ${orders.toLocaleString('en')} 张订单：每个列表、筛选、排序与计数 …`)
  measurements.push(...(await measureScale()))
}
if (wanted('inquiries')) {
  const { measureInquiries, inquiries } = await import('./inquiries.ts')
  console.log(`› ${inquiries.toLocaleString('en')} 个询价：首页、商机大厅与报价详情 …`)
  measurements.push(...(await measureInquiries()))
}
if (wanted('documents')) {
  console.log('› 长送货单与标签，与二十行的送货单轮流生成 …')
  const { measureDocuments } = await import('./documents.ts')
  measurements.push(...(await measureDocuments()))
}
if (wanted('hostile')) {
  console.log('› 一个地址、一个链接不停索要签收单并上传图片，其间员工打印、上传与查看列表 …')
  const { measureHostile } = await import('./hostile.ts')
  measurements.push(...(await measureHostile()))
}
if (wanted('import')) {
  console.log('› 大批量导入之后的嵌入式数据库，与从未导入的交替提交送货单 …')
  const { measureAfterImport } = await import('./after-import.ts')
  measurements.push(...(await measureAfterImport()))
}
if (wanted('products')) {
  console.log('› 批量上传五万行商品，其间另一家公司查看订单 …')
  const { measureProducts } = await import('./products.ts')
  measurements.push(...(await measureProducts()))
}
if (wanted('product-list')) {
  const { measureProductList, products } = await import('./product-list.ts')
  console.log(`› ${products.toLocaleString('en')} 个商品的列表，与发送同样语句的程序交替受压 …`)
  measurements.push(...(await measureProductList()))
}
if (wanted('site')) {
  console.log('› 网站页面，本产品与发送同样字节的 Fastify 程序交替受压 …')
  const { measureSite } = await import('./site.ts')
  measurements.push(await measureSite())
}
if (wanted('push')) {
  console.log('› 推送连接：心跳与群发，本产品与裸 ws 程序先后测量 …')
  const { measurePush } = await import('./push.ts')
  measurements.push(...(await measurePush()))
}
if (wanted('start')) {
  console.log('› 嵌入式数据库上热启动 …')
  const { measureWarmStart } = await import('./warm-start.ts')
  measurements.push(await measureWarmStart())
}
if (wanted('pages')) {
  console.log('› 浏览器冷加载工作台的每一页，与订单列表、纯 HTML 表格同轮对照 …')
  const { measureConsolePages } = await import('./console-pages.ts')
  measurements.push(...(await measureConsolePages()))
}

const file = await writeResults(measurements)
console.log(`\n${tableOf(measurements)}\n\n结果已写入 ${file}`)
