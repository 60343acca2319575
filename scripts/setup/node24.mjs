import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './project.mjs'

/** The server runs TypeScript without a build, which older versions of Node cannot. */
const neededMajor = 24

export const runsOnNode24 = () => Number(process.versions.node.split('.')[0]) >= neededMajor

/**
 * The Node to run the product with: the running one if it is new enough, otherwise the one that npm installed
 * as a dependency.
 */
export function node24() {
  if (runsOnNode24()) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const bin = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = join(projectFolder, 'node_modules', `node-${platform}-${process.arch}`, 'bin', bin)
  if (existsSync(installed)) return installed
  throw new Error(
    `本平台（${process.platform} ${process.arch}）没有随依赖提供的 Node ${neededMajor}，` +
      `当前 Node 为 ${process.version}。请安装 Node ${neededMajor} 或更高版本后重试：https://nodejs.org`,
  )
}
