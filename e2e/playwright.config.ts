import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'

const browser = await findBrowser()

/** Where the journeys run unattended, on a machine that may be slow. */
const unattended = process.env.CI !== undefined
/** Speed is measured on a quiet machine, on request. */
const measured = process.env.LIGHTHOUSE === '1'

export default defineConfig({
  testDir: '.',
  globalSetup: './demo-data.ts',
  testMatch: '**/*.e2e.ts',
  grepInvert: measured ? [] : /@speed/,
  outputDir: '../test-results/playwright',
  // one after the other within a file: a journey is one story on one database
  fullyParallel: false,
  // twice the usual number of processes: a journey waits for a page half of its time
  workers: measured ? 1 : 4,
  // a busy machine may be slow once; a test that passes then is listed as flaky, to be looked into
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
    // a missing element should not make a test wait until its time limit
    actionTimeout: unattended ? 40_000 : 20_000,
    // the state of the page at each step; recording it costs a tenth of the time, so it is only done for a
    // retry or on request: `npm run e2e -- staff --trace retain-on-failure`
    trace: { mode: unattended ? 'on-first-retry' : 'off', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      env: browser.env,
      args: browserArguments,
    },
  },
})
