import { runBrowserTests } from './checks/browser.mjs'
import { finish } from './checks/tally.mjs'
import { setupOrExit } from './setup.mjs'

await setupOrExit()
finish([await runBrowserTests(process.argv.slice(2))])
