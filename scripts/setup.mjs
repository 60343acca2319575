/**
 * Makes a fresh copy of the project ready to run: installs what npm provides and builds the web pages, each
 * only when missing or outdated. It only needs Node itself, 20 or newer.
 */
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install, isInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { buildWeb, isWebBuilt } from './setup/web-build.mjs'

/** Safe to call from several processes at once and after being killed at any moment. */
export async function setup({ web = true } = {}) {
  const steps = [
    { title: '安装依赖（npm ci），首次约需一分钟', isDone: isInstalled, run: install },
    ...(web ? [{ title: '构建网页', isDone: isWebBuilt, run: buildWeb }] : []),
  ]
  if (steps.every((step) => step.isDone())) return
  await withLock('setup', printWaiting, async () => {
    for (const step of steps) {
      if (step.isDone()) continue
      await timed(step)
    }
  })
}

const printWaiting = () => console.log('› 另一个进程正在安装或构建，等它完成 …')

async function timed({ title, run }) {
  console.log(`› ${title} …`)
  const start = performance.now()
  await run()
  console.log(`  完成，用时 ${((performance.now() - start) / 1000).toFixed(1)} 秒`)
}

/** Runs a command's work: a failure is reported as a message, without a stack. */
export async function setupOrExit(options) {
  try {
    await setup(options)
  } catch (error) {
    console.error(`\n✗ ${error.message}`)
    process.exit(1)
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await setupOrExit()
