import { readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { projectFolder } from './project.mjs'
import { runQuietly } from './run.mjs'

/** npm writes this list of the content of node_modules as its very last step. */
const installedList = join(projectFolder, 'node_modules', '.package-lock.json')

/** Whether node_modules contains what package-lock.json requires. */
export function isInstalled() {
  const installed = packagesIn(installedList)
  if (!installed) return false
  const wanted = packagesIn(join(projectFolder, 'package-lock.json'))
  return Object.entries(wanted).every(([path, row]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const present = installed[path]
    if (!present) return row.optional === true
    return present.version === row.version && present.integrity === row.integrity
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}

/** Installs exactly what package-lock.json lists. Throws with npm's own message when it cannot. */
export async function install() {
  // First of all, so that an installation killed half-way is never mistaken for a complete one.
  rmSync(installedList, { force: true })
  const { program, args } = npm()
  const { code, output } = await runQuietly(
    program,
    [...args, 'ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    { env: environmentWithoutOurNode() },
  )
  if (code !== 0) throw new Error(`npm ci 失败（退出码 ${code}）：\n${output.trim()}`)
}

/** The npm and Node that started this process, which are not among the files about to be replaced. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && node && /\.[cm]?js$/.test(script) && !node.startsWith(projectFolder)) {
    return { program: node, args: [script] }
  }
  return process.platform === 'win32' ? { program: 'cmd', args: ['/c', 'npm'] } : { program: 'npm', args: [] }
}

function environmentWithoutOurNode() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(projectFolder))
  return { ...process.env, PATH: path.join(delimiter), NODE_ENV: 'development' }
}
