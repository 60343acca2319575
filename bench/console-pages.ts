import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { can } from '@bdr/contract/access'
import { listAnnouncements, listNotices } from '@bdr/contract/announcements/calls'
import { readCatalogue } from '@bdr/contract/categories/calls'
import { listChangeRequests } from '@bdr/contract/change-requests/calls'
import { listConsultations } from '@bdr/contract/consultations/calls'
import { listContents } from '@bdr/contract/content/calls'
import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { listImports } from '@bdr/contract/imports/calls'
import { listInquiries } from '@bdr/contract/inquiries/calls'
import type { Page } from '@bdr/contract/kernel/navigation'
import { listMerchants } from '@bdr/contract/merchants/calls'
import { pages, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { listProductReviews, listProducts } from '@bdr/contract/products/calls'
import { listOpportunities } from '@bdr/contract/quotations/calls'
import { tokenCookie } from '@bdr/contract/session/model'
import { listSettleIns } from '@bdr/contract/settle-in/review-calls'
import { browserArguments, findBrowser } from '../e2e/browser.ts'
import { ask, signIn, type Person } from './client.ts'
import { load, type Load, type Opening } from './page-load.ts'
import { startServer } from './processes.ts'
import type { Measurement } from './report.ts'
import { median, middleMean, spreadOf } from './statistics.ts'

/** Pairs of openings: each page is opened after the page it is compared with, since other programs affect both. */
const rounds = 3
/** Pairs of those whose ratio comes near its limit: the ratio of a few pairs differs by a tenth between runs. */
const roundsNearLimit = 31
const near = 0.93
/**
 * Requests before an opening: where many people work, the server has compiled the code of every page, and not of the
 * list alone that is opened most often here.
 */
const warmUps = 4
const target = { kilobytes: 200, requests: 16, ofOrderList: 1.15, ofPlainTable: 3 }
/** The rich-text editor is as large as a page: pages with it have no limit of size. */
const withEditor: readonly string[] = [
  'announcementForm',
  'companyPageEditor',
  'articleEditor',
  'techniqueEditor',
  'entryEditor',
  // the form, which follows the choice of a category
  'productCreate-1',
]

/** A page has loaded when its title is visible and none of its lists is still loading. */
const content = 'main:has(h1):not(:has([aria-label="正在加载"]))'

interface People {
  readonly owner: Person
  readonly admin: Person
}

interface Target {
  readonly name: string
  readonly title: string
  readonly opening: Opening
  readonly against: Opening
  readonly limits: { readonly ratio: number; readonly kilobytes: number; readonly requests: number }
}

interface Pair {
  readonly ours: Load
  readonly against: Load
}

/** Opens every page of the back office, each time shortly after the order list. */
export async function measureConsolePages(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const server = await startServer('scripts/start.mjs', { DATA_DIR: dataDir, DATABASE_URL: undefined }, '/')
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: browserArguments })
  try {
    const people = { owner: await signIn(server.url, 'owner'), admin: await signIn(server.url, 'admin') }
    const plain = await plainTable(people.owner)
    try {
      // the first opening also reads the browser's own files and compiles the server's page
      await load(browser, people.owner)
      const pageTargets = await targetsFor(people)
      const rows = { ...people.owner, address: pageUrl('orderList'), content: 'tbody tr a' }
      const lists = [
        {
          ...{ name: 'order-list-plain', title: '订单列表首行，对照同样安全头的纯 HTML 表格（秒）' },
          ...{ opening: rows, against: { ...rows, url: plain.url, address: '/' } },
          limits: { ...target, ratio: target.ofPlainTable },
        },
        {
          ...{ name: 'order-list-bare', title: '订单列表首行，对照没有安全头的纯 HTML 表格（秒）' },
          ...{ opening: rows, against: { ...rows, url: plain.url, address: '/bare' } },
          limits: { ...target, ratio: target.ofPlainTable },
        },
      ] satisfies Target[]
      const pairs = await openAll(browser, [...lists, ...pageTargets])
      return [
        ...pageTargets.flatMap((page) => [
          ...sizesOf(page, pairs.get(page)!),
          contentOf(page, pairs.get(page)!),
        ]),
        ...lists.map((list) => ratioOf(list, pairs.get(list)!)),
      ]
    } finally {
      await plain.stop()
    }
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

async function loadFromWarmServer(browser: Browser, opening: Opening): Promise<Load> {
  const { url, token, address = '/' } = opening
  for (let time = 0; time < warmUps; time += 1) {
    const page = await fetch(url + address, {
      headers: { cookie: `${tokenCookie}=${token}`, accept: 'text/html' },
    })
    await page.text()
  }
  return load(browser, opening)
}

async function openAll(browser: Browser, targets: readonly Target[]): Promise<Map<Target, Pair[]>> {
  const pairs = new Map(targets.map((one): [Target, Pair[]] => [one, []]))
  const openPairs = async (some: readonly Target[], times: number) => {
    for (let round = 0; round < times; round += 1)
      for (const one of some) {
        const against = await loadFromWarmServer(browser, one.against)
        pairs.get(one)!.push({ against, ours: await loadFromWarmServer(browser, one.opening) })
      }
  }
  await openPairs(targets, rounds)
  const nearLimit = targets.filter((one) => ratioOfPairs(pairs.get(one)!) > one.limits.ratio * near)
  await openPairs(nearLimit, roundsNearLimit - rounds)
  return pairs
}

function sizesOf({ name, title, limits }: Target, pairs: readonly Pair[]): Measurement[] {
  const figure = (size: 'kilobytes' | 'requests', words: string): Measurement => {
    const values = pairs.map(({ ours }) => ours[size])
    const ours = median(values)
    return {
      ...{ name: `${name}-${size}`, title: `${title} ${words}`, ours, against: null, ratio: null },
      ...{ spread: spreadOf(values), target: limitText(limits[size]), holds: ours <= limits[size] },
    }
  }
  return [figure('kilobytes', '脚本与样式（KB）'), figure('requests', '请求数')]
}

const contentOf = (page: Target, pairs: readonly Pair[]): Measurement =>
  ratioOf(
    { ...page, name: `${page.name}-content`, title: `${page.title} 首屏内容，对照订单列表（秒）` },
    pairs,
  )

const limitText = (limit: number) => (limit === Infinity ? '不限' : `≤ ${limit}`)

const ratiosOf = (pairs: readonly Pair[]) => pairs.map(({ ours, against }) => ours.seconds / against.seconds)
const ratioOfPairs = (pairs: readonly Pair[]) => middleMean(ratiosOf(pairs))

function ratioOf({ name, title, limits }: Target, pairs: readonly Pair[]): Measurement {
  const ratio = ratioOfPairs(pairs)
  return {
    ...{ name, title },
    ours: median(pairs.map(({ ours }) => ours.seconds)),
    against: median(pairs.map(({ against }) => against.seconds)),
    ratio,
    spread: spreadOf(ratiosOf(pairs)),
    target: limitText(limits.ratio),
    holds: ratio <= limits.ratio,
  }
}

/** What stands behind the address of pages that show a record, or whose form may be filled from one. */
async function queriesFor({ owner, admin }: People): Promise<Partial<Record<PageKey, readonly string[]>>> {
  const queryOf = async (reply: Promise<{ list: readonly { id: string }[] }>, parameter: string) =>
    (await reply).list.slice(0, 1).map(({ id }) => `?${parameter}=${id}`)
  const idOf = (reply: Promise<{ list: readonly { id: string }[] }>) => queryOf(reply, 'id')
  const categories = await ask(admin, readCatalogue, {})
  return {
    orderDetail: await idOf(ask(owner, listOrders, { status: 'partly-received' })),
    deliveryNoteDetail: await idOf(ask(owner, listDeliveryNotes, {})),
    deliveryNoteCreate: await queryOf(ask(owner, listOrders, { status: 'confirmed' }), 'orderId'),
    opportunityDetail: [
      ...(await idOf(ask(owner, listOpportunities, { state: 'unquoted' }))),
      ...(await idOf(ask(owner, listOpportunities, { state: 'quoted' }))),
    ],
    productDetail: await idOf(ask(owner, listProducts, { status: 'approved' })),
    // a new product begins with its category
    productCreate: ['', ...(await idOf(ask(owner, listProducts, { status: 'draft' })))],
    batchUploadProduct: ['', ...(await idOf(ask(owner, listImports, { kind: 'products' })))],
    noticeDetail: await idOf(ask(owner, listNotices, {})),
    announcementDetail: await idOf(ask(admin, listAnnouncements, {})),
    productReviewDetail: await idOf(ask(admin, listProductReviews, {})),
    inquiryDetail: await idOf(ask(admin, listInquiries, { status: 'awarded' })),
    changeRequestDetail: await idOf(ask(admin, listChangeRequests, {})),
    consultationDetail: await idOf(ask(admin, listConsultations, {})),
    merchantDetail: await idOf(ask(admin, listMerchants, {})),
    settleInDetail: await idOf(ask(admin, listSettleIns, { status: 'submitted' })),
    categoryAttributes: [`?id=${categories.find(({ parentId }) => parentId !== null)!.id}`],
    companyPageEditor: await idOf(ask(admin, listContents, { kind: 'company' })),
  }
}

async function targetsFor(people: People): Promise<Target[]> {
  const queries = await queriesFor(people)
  const all: readonly (Page & { key: PageKey })[] = pages
  return all
    .filter(({ area }) => area === 'console')
    .flatMap(({ key, path: at, access }) => {
      const asOwner = access === 'public' || access === 'signed-in' || can('98', access)
      const person = asOwner ? people.owner : people.admin
      return (queries[key] ?? ['']).map((query, index): Target => {
        const name = index === 0 ? key : `${key}-${index}`
        const ofEditor = withEditor.includes(name) && { kilobytes: Infinity }
        return {
          name: `page-${name}`,
          title: at + query,
          opening: { ...person, address: at + query, content },
          against: { ...people.owner, address: pageUrl('orderList'), content },
          limits: { ...target, ...ofEditor, ratio: target.ofOrderList },
        }
      })
    })
}

/**
 * The least that a browser has to do for the same rows: one document, without further files or scripts. It has the
 * headers of a page, since `Cross-Origin-Opener-Policy` makes a browser start another process; not so at `/bare`.
 */
async function plainTable(person: Person) {
  const { list } = await ask(person, listOrders, {})
  const cells = list.map(
    ({ id, ...row }) =>
      `<tr><td><a href="/?id=${id}">${row.orderNo}</a></td>${Object.values(row)
        .filter((value) => typeof value === 'string')
        .map((value) => `<td>${value.replaceAll('<', '&lt;')}</td>`)
        .join('')}</tr>`,
  )
  const html = `<!doctype html><meta charset="utf-8"><title>Orders</title><table><tbody>${cells.join('')}</tbody></table>`
  const page = await fetch(person.url + pageUrl('orderList'), {
    headers: { cookie: `${tokenCookie}=${person.token}`, accept: 'text/html' },
  })
  await page.text()
  const ofConnection = ['connection', 'content-encoding', 'date', 'keep-alive', 'transfer-encoding']
  const headers = [...page.headers].filter(([name]) => !ofConnection.includes(name))
  const server = createServer((request, response) => {
    if (request.url !== '/bare') response.setHeaders(new Map(headers))
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
