import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { findBrowser } from './browser.ts'
import { expect, test } from './journey.ts'
import { addressOf, visited } from './website-pages.ts'

/** A page that reports with its status that something is missing cannot be rated. */
const rated = visited.filter(({ key }) => key !== 'notFound')

type Category = 'accessibility' | 'best-practices' | 'performance' | 'seo'

/**
 * A machine that is busy with something else makes a page slow, or unrated, but never better: the best of
 * these runs counts.
 */
const tries = 3

/** Everything but speed can be rated immediately: there is no need to wait until the processor is idle. */
const withoutQuiet = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 250,
  cpuQuietThresholdMs: 0,
  // nor does it matter what the browser has cached of an earlier page
  disableStorageReset: true,
  skipAboutBlank: true,
}

// before each page it measures the machine for a second at full load, which affects no score
pageFunctions.computeBenchmarkIndex = () => 1_000

/** Rates pages as on a phone. */
interface Rating {
  /** scores of 100 by category */
  readonly rate: (address: string, categories: readonly Category[]) => Promise<Record<string, number>>
  readonly close: () => Promise<void>
}

/** @param runs how often a page is rated until it scores 100 in everything; its best score counts */
async function startRating(runs: number = tries): Promise<Rating> {
  const port = await freePort()
  const { executablePath, env } = await findBrowser()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, env, args })
  const settings = { port, logLevel: 'error', disableFullPageScreenshot: true } as const
  return {
    async rate(address, categories) {
      const best = Object.fromEntries(categories.map((name) => [name, 0]))
      const isDone = () => Object.values(best).every((points) => points === 100)
      for (let run = 0; run < runs && !isDone(); run += 1) {
        const waits = categories.includes('performance') ? {} : withoutQuiet
        const result = await lighthouse(address, { ...settings, ...waits, onlyCategories: [...categories] })
        const { categories: rates, audits } = result!.lhr
        for (const name of categories)
          best[name] = Math.max(best[name]!, Math.round((rates[name]!.score ?? 0) * 100))
        // animations run however busy the machine is
        if (categories.includes('performance'))
          expect(audits['cumulative-layout-shift']!.numericValue ?? 0, address).toBe(0)
      }
      return best
    },
    close: () => browser.close(),
  }
}

test.describe('Lighthouse finds no faults', () => {
  test.describe.configure({ mode: 'parallel' })
  test.use({ sharesServer: true })

  let rating: Rating
  test.beforeAll(async () => {
    rating = await startRating()
  })
  test.afterAll(() => rating?.close())

  for (const page of rated) {
    test(`on ${page.path}, except for speed`, async ({ server }) => {
      // pages that search engines are asked to ignore have no rating for them
      const categories = ['accessibility', 'best-practices', ...(page.unlisted ? [] : ['seo'])] as Category[]
      expect(await rating.rate(server.url + (await addressOf(server, page)), categories)).toEqual(
        Object.fromEntries(categories.map((name) => [name, 100])),
      )
    })
  }
})

// speed is measured on a quiet machine, on request
test('every public page scores 100 in speed on a phone', { tag: '@speed' }, async ({ server }) => {
  test.setTimeout(rated.length * tries * 40_000)
  const rating = await startRating()
  try {
    for (const page of rated) {
      const address = await addressOf(server, page)
      expect
        .soft(await rating.rate(server.url + address, ['performance']), address)
        .toEqual({ performance: 100 })
    }
  } finally {
    await rating.close()
  }
})

// no retries for the two pages that most people see first: each of the runs has to score 100
test('the home page and the sign-in score 100 in speed each time', { tag: '@speed' }, async ({ server }) => {
  const addresses = ['/', '/login']
  test.setTimeout(addresses.length * tries * 40_000)
  const rating = await startRating(1)
  try {
    for (const address of addresses)
      for (let run = 1; run <= tries; run += 1)
        expect
          .soft(await rating.rate(server.url + address, ['performance']), `${address}, ${run}`)
          .toEqual({ performance: 100 })
  } finally {
    await rating.close()
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
