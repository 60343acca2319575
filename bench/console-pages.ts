import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { can } from '@bdr/contract/access'
import { listChangeRequests } from '@bdr/contract/change-requests/calls'
import { listConsultations } from '@bdr/contract/consultations/calls'
import { listContents } from '@bdr/contract/content/calls'
import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import type { Page } from '@bdr/contract/kernel/navigation'
import { listMerchants } from '@bdr/contract/merchants/calls'
import { pages, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { listSettleIns } from '@bdr/contract/settle-in/review-calls'
import { findBrowser } from '../e2e/browser.ts'
import { ask, signIn, type Person } from './client.ts'
import { browserArguments, load, type Load } from './cold-load.ts'
import { startServer } from './processes.ts'
import type { Measurement } from './report.ts'
import { median, spreadOf } from './statistics.ts'

const rounds = 9
const target = { kilobytes: 200, requests: 16, ofOrderList: 1.15, ofPlainTable: 3 }
/** The rich-text editor is as large as a page: pages with it have no limit. */
const withEditor: readonly PageKey[] = [
  'announcementForm',
  'companyPageEditor',
  'articleEditor',
  'techniqueEditor',
  'entryEditor',
]

/** A page has loaded when its title is visible and none of its lists is still loading. */
const content = 'main:has(h1):not(:has([aria-label="正在加载"]))'

interface Target {
  readonly key: PageKey
  readonly path: string
  readonly address: string
  readonly person: Person
}

/** Opens every page of the back office in turn, several times, each time shortly after the order list. */
export async function measureConsolePages(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const server = await startServer('scripts/start.mjs', { DATA_DIR: dataDir, DATABASE_URL: undefined }, '/')
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: browserArguments })
  try {
    const people = { owner: await signIn(server.url, 'owner'), admin: await signIn(server.url, 'admin') }
    const orderList = { key: 'orderList' as const, address: pageUrl('orderList'), person: people.owner }
    const targets = await targetsFor(people)
    const plain = await plainTable(people.owner)
    try {
      const loads = new Map<string, Load[]>()
      /** the last measurement of the order list before each page */
      const lists = new Map<string, Load[]>()
      const open = async (name: string, opening: Parameters<typeof load>[1]) => {
        const one = await load(browser, opening)
        loads.set(name, [...(loads.get(name) ?? []), one])
        return one
      }
      // the first opening also reads the browser's own files and compiles the server's page
      await load(browser, people.owner)
      for (let round = 0; round < rounds; round += 1) {
        await open('plain', { url: plain.url, token: '', address: '/', content: 'tbody tr a' })
        await open('rows', { ...people.owner, address: orderList.address })
        for (const { key, address, person } of targets) {
          // the load of the machine by other programs changes within seconds
          const list = await open('list', { ...people.owner, address: orderList.address, content })
          lists.set(key, [...(lists.get(key) ?? []), list])
          await open(key, { ...person, address, content })
        }
      }
      return [
        ...targets.flatMap((one) => pageMeasurements(one, loads.get(one.key)!, lists.get(one.key)!)),
        ratioOf('order-list-plain', '订单列表首行，对照纯 HTML 表格（秒）', {
          ours: loads.get('rows')!,
          against: loads.get('plain')!,
          limit: target.ofPlainTable,
        }),
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

function pageMeasurements(
  { key, path: at }: Target,
  loads: readonly Load[],
  orderList: readonly Load[],
): Measurement[] {
  const limits = withEditor.includes(key) ? { kilobytes: Infinity, requests: Infinity } : target
  const figure = (name: 'kilobytes' | 'requests', title: string): Measurement => {
    const values = loads.map((one) => one[name])
    const ours = median(values)
    return {
      ...{ name: `page-${key}-${name}`, title: `${at} ${title}`, ours, against: null, ratio: null },
      ...{ spread: spreadOf(values), target: limitText(limits[name]), holds: ours <= limits[name] },
    }
  }
  return [
    figure('kilobytes', '脚本与样式（KB）'),
    figure('requests', '请求数'),
    ratioOf(`page-${key}-content`, `${at} 首屏内容，对照订单列表（秒）`, {
      ours: loads,
      against: orderList,
      limit: withEditor.includes(key) ? Infinity : target.ofOrderList,
    }),
  ]
}

const limitText = (limit: number) => (limit === Infinity ? '不限' : `≤ ${limit}`)

function ratioOf(
  name: string,
  title: string,
  { ours, against, limit }: { ours: readonly Load[]; against: readonly Load[]; limit: number },
): Measurement {
  // compared within one round: other programs affected both
  const ratios = ours.map(({ seconds }, round) => seconds / against[round]!.seconds)
  return {
    name,
    title,
    ours: median(ours.map(({ seconds }) => seconds)),
    against: median(against.map(({ seconds }) => seconds)),
    ratio: median(ratios),
    spread: spreadOf(ratios),
    target: limitText(limit),
    holds: median(ratios) <= limit,
  }
}

/** Each page with a record where it shows one; a page whose record does not exist in the demo is left out. */
async function targetsFor({ owner, admin }: { owner: Person; admin: Person }): Promise<Target[]> {
  const first = async (reply: Promise<{ list: readonly { id: string }[] }>) => (await reply).list[0]?.id
  const ids: Partial<Record<PageKey, string | undefined>> = {
    orderDetail: await first(ask(owner, listOrders, { status: 'partly-received' })),
    deliveryNoteDetail: await first(ask(owner, listDeliveryNotes, {})),
    changeRequestDetail: await first(ask(admin, listChangeRequests, {})),
    consultationDetail: await first(ask(admin, listConsultations, {})),
    merchantDetail: await first(ask(admin, listMerchants, {})),
    settleInDetail: await first(ask(admin, listSettleIns, { status: 'submitted' })),
    companyPageEditor: await first(ask(admin, listContents, { kind: 'company' })),
  }
  const orderId = await first(ask(owner, listOrders, { status: 'confirmed' }))
  const all: readonly (Page & { key: PageKey })[] = pages
  return all
    .filter(({ area }) => area === 'console')
    .flatMap(({ key, path: at, access }) => {
      const asOwner = access === 'public' || access === 'signed-in' || can('98', access)
      if (key in ids && ids[key] === undefined) return []
      const query = key === 'deliveryNoteCreate' ? `?orderId=${orderId}` : key in ids ? `?id=${ids[key]}` : ''
      return [{ key, path: at, address: at + query, person: asOwner ? owner : admin }]
    })
}

/** The least that a browser has to do for the same rows: one document, without further files or scripts. */
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
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  ).listen(0, '127.0.0.1')
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
