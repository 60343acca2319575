/**
 * Runs a program for a parent that may be killed at any moment: this process's standard input is a pipe from
 * the parent, and when it closes, the program and all its children are ended too. Otherwise an orphaned npm
 * would continue writing while the next run repairs.
 */
import { spawn } from 'node:child_process'

const [program, ...args] = process.argv.slice(2)
const onWindows = process.platform === 'win32'
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: !onWindows })

child.on('error', (error) => {
  console.error(error.message)
  process.exit(127)
})
child.on('exit', (code) => process.exit(code ?? 1))

process.stdin.on('close', endAll).resume()

function endAll() {
  try {
    if (onWindows) child.kill('SIGKILL')
    else process.kill(-Number(child.pid), 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
