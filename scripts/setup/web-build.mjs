import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from './node24.mjs'
import { projectFolder } from './project.mjs'
import { environmentFor, runQuietly } from './run.mjs'
import { tool } from './tool.mjs'

const webFolder = join(projectFolder, 'packages', 'web')
const buildFolder = join(webFolder, 'build')
/** The fingerprint of the sources that the build was made from; written when it is complete. */
const builtFrom = join(buildFolder, '.built-from')

const sourceFolders = [
  ...['contract', 'text', 'web'].map((name) => join(projectFolder, 'packages', name)),
  join(projectFolder, 'content', 'site'),
]
const notSource = new Set(['node_modules', 'build', '.react-router', '.cache'])

/** Whether the web pages were built from the present sources. */
export function isWebBuilt() {
  return existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === sourceFingerprint()
}

/** Builds the web pages. Throws with the builder's own message when it cannot. */
export async function buildWeb() {
  // Computed before building: an edit during the build makes the build outdated.
  const fingerprint = sourceFingerprint()
  rmSync(builtFrom, { force: true })
  const node = node24()
  const { code, output } = await runQuietly(node, [tool('@react-router/dev', 'react-router'), 'build'], {
    cwd: webFolder,
    env: environmentFor(node, { NODE_ENV: 'production' }),
  })
  if (code !== 0) throw new Error(`网页构建失败（退出码 ${code}）：\n${output.trim()}`)
  writeFileSync(builtFrom, fingerprint)
}

/** By content, so that switching branches forth and back needs no new build. */
function sourceFingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(projectFolder, 'package-lock.json')))
  for (const folder of sourceFolders) {
    for (const file of filesBelow(folder)) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !notSource.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}
