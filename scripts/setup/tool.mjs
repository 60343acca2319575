import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.mjs'

/** The script behind an installed package's command, to be run by Node on any platform. */
export function tool(packageName, command = packageName) {
  const folder = join(projectFolder, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
