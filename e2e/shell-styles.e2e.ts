import { readDeliveryNote, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import { pages } from '@bdr/contract/navigation'
import { can } from '@bdr/contract/access'
import type { Page } from '@playwright/test'
import { expect, test, type Account, type Tools } from './journey.ts'

/**
 * The styles of pages, drawers and dialogs are in files that are loaded when they are needed, and a later
 * file overrides an earlier one of equal weight. What an element looks like must not depend on that order.
 */
test.describe.configure({ mode: 'parallel', timeout: 120_000 })
test.use({ sharesServer: true })

/** Style properties that rules set and no layout computes: computed sizes depend on the page's text. */
const compared = [
  ...['color', 'background-color', 'background-image', 'opacity', 'box-shadow', 'visibility'],
  ...['font-size', 'font-weight', 'font-family', 'line-height', 'text-align', 'text-decoration-line'],
  ...['white-space', 'overflow-wrap', 'text-overflow', 'letter-spacing', 'list-style-type'],
  ...['display', 'position', 'float', 'overflow-x', 'overflow-y', 'z-index', 'cursor', 'pointer-events'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  ...['border-top-width', 'border-right-width', 'border-bottom-width', 'border-left-width'],
  ...['border-top-color', 'border-top-style', 'border-bottom-color', 'border-bottom-style'],
  ...['border-top-left-radius', 'border-bottom-right-radius', 'outline-style', 'outline-offset'],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'align-items', 'justify-content'],
  ...['row-gap', 'column-gap', 'min-inline-size', 'max-inline-size', 'min-block-size', 'max-block-size'],
  ...['margin-top', 'margin-bottom'],
]

/** The styles of everything on the page: a line for each element, with its position among its siblings. */
const looksOf = (page: Page) =>
  page.evaluate((properties) => {
    // the focus is at the same place, however the page was reached
    if (!document.querySelector('dialog[open]')) document.querySelector('main')!.focus()
    const placeOf = (element: Element): string => {
      const parent = element.parentElement
      const place = `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(/\s+/g, '.')}`
      return parent && parent !== document.body ? `${placeOf(parent)} > ${place}` : place
    }
    // elements with the same class at the same place look the same: one of each is enough
    const looks: Record<string, string> = {}
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue
      const style = getComputedStyle(element)
      looks[placeOf(element)] ??= properties
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ')
    }
    return looks
  }, compared)

/** The bar of open tabs depends on the visited pages, so it is left out. */
const withoutTabs = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ tagsView: false })))

/** Navigates to an address without loading the document again, as links do. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await pageLoaded(page)
}

async function pageLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Pages of one record, which the menu does not list. */
async function recordsOf({ callAs }: Pick<Tools, 'callAs'>, account: Account): Promise<string[]> {
  const orders = (await callAs(account, listOrders, { status: 'confirmed' })).data.list
  const notes = (await callAs(account, listDeliveryNotes, { status: 'discrepancy' })).data.list
  await callAs(account, readDeliveryNote, { id: notes[0]!.id })
  return [
    `/orderPart/orderDetail?id=${orders[0]!.id}`,
    `/orderPart/deliveryOrderDetail?id=${notes[0]!.id}`,
    ...(account === 'owner' ? [`/orderPart/createDeliveryOrder?orderId=${orders[0]!.id}`] : []),
    '/user/userInfo?type=detail',
  ]
}

/** What opens above a page, on which page, and how. */
const opened: readonly { name: string; account: Account; on: string; open: (page: Page) => Promise<void> }[] =
  [
    {
      name: 'notices',
      account: 'owner',
      on: '/dashboard',
      open: (page) => page.getByRole('button', { name: /^消息通知/ }).click(),
    },
    {
      name: 'settings',
      account: 'owner',
      on: '/dashboard',
      open: (page) => page.getByRole('button', { name: '界面设置' }).click(),
    },
    {
      name: 'a new sub-account',
      account: 'owner',
      on: '/user/list',
      open: (page) => page.getByRole('button', { name: '添加子账号' }).click(),
    },
  ]

const soft = expect.configure({ soft: true })

for (const account of ['owner', 'admin'] as const) {
  test(`pages look the same in whichever order they were opened, as ${account}`, async ({
    page,
    signIn,
    callAs,
  }) => {
    await signIn(account)
    await withoutTabs(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const post = account === 'owner' ? '98' : 'admin'
    const inMenu = pages
      .filter(
        ({ menu, access }) =>
          menu !== null && access !== 'public' && access !== 'signed-in' && can(post, access),
      )
      .map(({ path }) => path)
    const addresses = [...inMenu, ...(await recordsOf({ callAs }, account))]

    const alone = new Map<string, Record<string, string>>()
    for (const address of addresses) {
      await page.goto(address)
      await pageLoaded(page)
      alone.set(address, await looksOf(page))
    }
    // in one document, the last page first: all styles are loaded, but in another order
    await page.goto(addresses.at(-1)!)
    await pageLoaded(page)
    for (const address of addresses.toReversed()) await visit(page, address)
    for (const address of addresses) {
      await visit(page, address)
      // the page may still be loading, with the previous page on the screen
      await soft
        .poll(async () => differences(alone.get(address)!, await looksOf(page)), { message: address })
        .toEqual([])
    }
  })
}

for (const { name, account, on, open } of opened) {
  test(`a panel above a page looks the same wherever it is opened: ${name}`, async ({
    page,
    signIn,
    callAs,
  }) => {
    await signIn(account)
    await withoutTabs(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = async () => {
      await open(page)
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      // a fading element looks different until the transition has ended
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
      )
      return looksOf(page)
    }
    await page.goto(on)
    await pageLoaded(page)
    const first = await look()
    const [order, note] = await recordsOf({ callAs }, account)
    await page.goto(order!)
    await pageLoaded(page)
    await visit(page, note!)
    for (const address of ['/user/companyInfo', '/user/list', '/user/userInfo?type=detail'])
      await visit(page, address)
    await visit(page, on)
    expect(differences(first, await look())).toEqual([])
  })
}

/** Each place that looks different, with the properties that do. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.entries(before).flatMap(([place, look]) => {
    const now = after[place]
    if (now === undefined || now === look) return []
    const were = look.split('; ')
    const changed = now
      .split('; ')
      .flatMap((each, index) => (each === were[index] ? [] : [`${were[index]} → ${each}`]))
    return [`${place}: ${changed.join(', ')}`]
  })
}
