import type { Browser, CDPSession } from '@playwright/test'
import { pageUrl } from '@bdr/contract/navigation'
import { tokenCookie } from '@bdr/contract/session/model'
import { ui } from '@bdr/text/ui'

/** One opening of a page with an empty cache. */
export interface Load {
  /** script and style as received, compressed, with their headers; in KB of 1000 bytes */
  readonly kilobytes: number
  readonly requests: number
  /** from the start of the navigation until its content is on the screen */
  readonly seconds: number
}

/** The page to open, and the account. */
export interface Opening {
  readonly url: string
  readonly token: string
  readonly address?: string
  readonly content?: string
}

/**
 * Opens a page in a fresh profile.
 * @param content a selector for what has to be on the screen
 */
export async function load(
  browser: Browser,
  { url, token, address = pageUrl('orderList'), content = 'tbody tr a' }: Opening,
): Promise<Load> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([{ name: tokenCookie, value: token, url }])
    const page = await context.newPage()
    await page.addInitScript(noteContent, content)
    const traffic = listen(await context.newCDPSession(page))
    await page.goto(url + address)
    const shownAt = await page.waitForFunction(() => (globalThis as { contentAt?: number }).contentAt)
    const seconds = Number(await shownAt.jsonValue()) / 1000
    await page.waitForLoadState('networkidle')
    if ((await page.getByText(ui('record.notFound')).count()) > 0)
      throw new Error(`${address} shows no record`)
    return { ...(await traffic)(), seconds }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything else: records when its content has been painted. */
function noteContent(content: string): void {
  const note = () => {
    if (!document.querySelector(content)) return
    observer.disconnect()
    // a frame's callback runs before painting, a task after it
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { contentAt: performance.now() })))
  }
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })
}

/** Counts the bytes a page loads; returns a function for the sum so far. */
async function listen(session: CDPSession): Promise<() => Pick<Load, 'kilobytes' | 'requests'>> {
  const types = new Map<string, string>()
  const requests = new Set<string>()
  let bytes = 0
  // Chromium reports requests and answers separately, and sometimes only one of them; a redirect keeps its id
  const count = (requestId: string, url: string) => {
    // data: addresses are part of content that was received already
    if (url.startsWith('http')) requests.add(`${requestId} ${url}`)
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => count(requestId, request.url))
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    count(requestId, response.url)
    types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Script' || type === 'Stylesheet') bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ kilobytes: bytes / 1000, requests: requests.size })
}
