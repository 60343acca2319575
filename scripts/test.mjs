import { runBrowserTests } from './checks/browser.mjs'
import { runStaticChecks } from './checks/static.mjs'
import { finish } from './checks/tally.mjs'
import { runUnitTests } from './checks/unit.mjs'
import { setupOrExit } from './setup.mjs'

await setupOrExit()
finish([await runStaticChecks(), await runUnitTests(), await runBrowserTests()])
