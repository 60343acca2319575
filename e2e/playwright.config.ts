import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  globalSetup: './demo-data.ts',
  testMatch: '**/*.e2e.ts',
  // speed is measured on a quiet machine, when asked for
  grepInvert: process.env.LIGHTHOUSE === '1' ? [] : /@speed/,
  outputDir: '../test-results/playwright',
  // one after the other within a file: a journey is one story on one database
  fullyParallel: false,
  // one more than the usual processors: a journey waits for a page half of its time
  workers: 3,
  // a busy machine may be late once; what then passes is listed as flaky, to be looked into
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // what the page was at each step; a film of every journey would cost a tenth of the time
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
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
