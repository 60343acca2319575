import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'
import { login } from '@bdr/contract/session/calls'
import { loginSysType, tokenCookie } from '@bdr/contract/session/model'
import { fillPath, type Call, type InputOf, type ReplyOf } from '@bdr/contract/kernel/call'
import { startServer, type Server } from './server.ts'

export { expect }

/** The accounts of the demo data; all have the same password. */
export type Account = 'owner' | 'sales' | 'driver' | 'owner2' | 'admin'
export const password = 'Bdr@2026'

export interface Tools {
  /** Starts an account's session in the browser, without the form. */
  signIn: (account: Account) => Promise<void>
  /** Makes a call of the contract directly, without a page. */
  callAs: <C extends Call>(
    account: Account,
    call: C,
    input: InputOf<C>,
    idempotencyKey?: string,
  ) => Promise<Answer<C>>
}

export interface Answer<C extends Call> {
  code: string
  msg: string
  data: ReplyOf<C>
}

/** The servers that this worker has running. */
interface Running {
  /** the server of the files that share one */
  shared: Server | null
  /** the server of the file that this worker is running */
  own: { file: string; server: Server } | null
}

interface Options {
  /**
   * A file declares `test.use({ sharesServer: true })` where its tests and those of other such files do not
   * depend on each other's changes: it only reads, or changes only data of its own.
   */
  sharesServer: boolean
}

/**
 * A server for each file: a journey's changes are there for the next test of the same file, and no two files
 * use the same order. Files that only read share one for each worker, since starting one costs more than most
 * of them.
 */
export const test = base.extend<Tools & Options & { server: Server }, { running: Running }>({
  sharesServer: [false, { option: true }],
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names it must provide
    async ({}, provide) => {
      const running: Running = { shared: null, own: null }
      await provide(running)
      await running.own?.server.close()
      await running.shared?.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ running, sharesServer }, provide, { file }) => {
      if (running.own !== null && (sharesServer || running.own.file !== file)) {
        const { server } = running.own
        running.own = null
        await server.close()
      }
      if (sharesServer) {
        await provide((running.shared ??= await startServer()))
      } else {
        running.own ??= { file, server: await startServer() }
        await provide(running.own.server)
      }
    },
    { timeout: 90_000 },
  ],
  browser: [
    async ({ browser }, provide) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        context.on('page', (page) => void waitForScripts(page))
        return context
      }
      await provide(browser)
    },
    { scope: 'worker' },
  ],

  baseURL: ({ server }, provide) => provide(server.url),

  signIn: async ({ context, page, request, server }, provide) => {
    await provide(async (account) => {
      const token = await tokenOf(request, server, account)
      // an open page would otherwise react to the next person's session while the journey continues
      await page.goto('about:blank')
      await context.clearCookies()
      await context.addCookies([{ name: tokenCookie, value: token, url: server.url, sameSite: 'Lax' }])
    })
  },

  callAs: async ({ request, server }, provide) => {
    await provide(async (account, call, input, idempotencyKey) => {
      const token = await tokenOf(request, server, account)
      const headers = { authorization: `Bearer ${token}` }
      return send(
        request,
        call,
        input,
        idempotencyKey ? { ...headers, 'idempotency-key': idempotencyKey } : headers,
      )
    })
  },
})

/**
 * A page drawn by the server cannot be used by people, but a journey could fill in its fields: it has to
 * wait, too.
 */
const waitForScripts = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('[data-first-view]:not(:empty)'), async () => {})

/** Makes a page send all its requests itself, so that tests can control the answers. */
export const withoutFirstAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'firstView', { get: () => undefined, set: () => {} }),
  )

/**
 * Signs in with the form of the open page, for journeys that sign out again, because the sessions of `signIn`
 * are shared. An account that is filled in already is kept.
 */
export async function signInByForm(page: Page, account?: Account): Promise<void> {
  if (account !== undefined) await page.getByLabel('账号或手机号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Checking a password is slow on purpose, so each account signs in once for each server. */
const tokens = new Map<string, string>()

export async function tokenOf(request: APIRequestContext, server: Server, account: Account): Promise<string> {
  const key = `${server.url} ${account}`
  const known = tokens.get(key)
  if (known !== undefined) return known
  const input = { principal: account, credentials: password, sysType: loginSysType } as const
  const { data } = await send(request, login, input, {})
  if (data.accessToken === null) throw new Error(`${account} needs a second factor`)
  tokens.set(key, data.accessToken)
  return data.accessToken
}

async function send<C extends Call>(
  request: APIRequestContext,
  call: C,
  input: InputOf<C>,
  headers: Record<string, string>,
): Promise<Answer<C>> {
  const fields = input as Record<string, string>
  const path = fillPath(call.path, { product: 'bdr', ...fields })
  const inBody = call.method === 'POST' || call.method === 'PUT'
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !call.path.includes(`{${name}}`)))
  const response = await request.fetch(path, {
    method: call.method,
    headers,
    ...(inBody ? { data: rest } : { params: rest }),
  })
  return (await response.json()) as Answer<C>
}

/** The title and state of a page: its heading with what is beside it. */
export const pageHead = (page: Page) =>
  page.locator('header', { has: page.getByRole('heading', { level: 1 }) })

/** The row of a table that contains this text. */
export const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text })

/** Focuses the first row of the list with its keys, which work a moment after the rows are visible. */
export const goToFirstRow = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('k')
      return page.evaluate(() => document.querySelector('[data-row]')?.contains(document.activeElement))
    })
    .toBe(true)

/** Opens an order's page from the list, as people do. */
export async function openOrder(page: Page, orderNo: string): Promise<void> {
  await page.goto('/orderPart/list')
  await page.getByRole('textbox', { name: '查找', exact: true }).fill(orderNo)
  // rows move until the filtered list has arrived
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: orderNo, exact: true }).click()
  await expect(page.getByRole('heading', { name: `订单 ${orderNo}` })).toBeVisible()
}

/** The same for a delivery note. */
export async function openNote(page: Page, noteNo: string): Promise<void> {
  await page.goto('/orderPart/deliveryList')
  await page.getByRole('textbox', { name: '查找', exact: true }).fill(noteNo)
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: noteNo, exact: true }).click()
  await expect(page.getByRole('heading', { name: `送货单 ${noteNo}` })).toBeVisible()
}

/** Holds back requests that match a pattern. @returns a function that lets them pass */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    // a page that was left no longer waits for it
    await route.continue().catch(() => {})
  })
  return held.resolve
}
