import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

const browser = await findBrowser()

/** Where the journeys run by themselves, on a machine that may be slow and is asked once. */
const unattended = process.env.CI !== undefined
/** Speed is measured on a quiet machine, when asked for. */
const measured = process.env.LIGHTHOUSE === '1'

export default defineConfig({
  testDir: '.',
  globalSetup: './demo-data.ts',
  testMatch: '**/*.e2e.ts',
  grepInvert: measured ? [] : /@speed/,
  outputDir: '../test-results/playwright',
  // one after the other within a file: a journey is one story on one database
  fullyParallel: false,
  // twice the usual processors: a journey waits for a page half of its time
  workers: measured ? 1 : 4,
  // a busy machine may be late once; what then passes is listed as flaky, to be looked into
  retries: unattended ? 1 : 0,
  forbidOnly: unattended,
  timeout: unattended ? 120_000 : 60_000,
  expect: { timeout: unattended ? 20_000 : 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // what is not there is no reason to wait for the test's end
    actionTimeout: unattended ? 40_000 : 20_000,
    // what the page was at each step; to write it down costs a tenth of the time, so only of a second try or
    // when asked for: `npm run e2e -- staff --trace retain-on-failure`
    trace: { mode: unattended ? 'on-first-retry' : 'off', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      env: browser.env,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
