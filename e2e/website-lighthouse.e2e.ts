import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from './browser.ts'
import { expect, test } from './journey.ts'
import { addressOf, visited } from './website-pages.ts'

/** A machine that is busy with something else makes a page slow, never fast: the best of these counts. */
const tries = 3

/** The page that says with its status that something is missing is none to rate. */
const rated = visited.filter(({ key }) => key !== 'notFound')

test('every public page rates 100 on a phone', async ({ server }) => {
  test.setTimeout(rated.length * tries * 40_000)
  const port = await freePort()
  const { executablePath, env } = await findBrowser()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, env, args })
  try {
    for (const page of rated) {
      const address = await addressOf(server, page)
      // what search engines are asked to leave alone has no rating with them
      const categories = ['performance', 'accessibility', 'best-practices', ...(page.unlisted ? [] : ['seo'])]
      const best = Object.fromEntries(categories.map((name) => [name, 0]))
      const isDone = () => Object.values(best).every((score) => score === 100)
      for (let run = 0; run < tries && !isDone(); run += 1) {
        const result = await lighthouse(server.url + address, { port, logLevel: 'error' })
        for (const name of categories) {
          const { score } = result!.lhr.categories[name]!
          best[name] = Math.max(best[name]!, Math.round((score ?? 0) * 100))
        }
        expect(result!.lhr.audits['cumulative-layout-shift']!.numericValue, address).toBe(0)
      }
      expect.soft(best, address).toEqual(Object.fromEntries(categories.map((name) => [name, 100])))
    }
  } finally {
    await browser.close()
  }
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
