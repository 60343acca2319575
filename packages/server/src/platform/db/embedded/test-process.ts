import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface TestProcess {
  pid: number
  /** what it writes, line by line */
  lines: AsyncIterator<string>
  /** SIGKILL, and waits until it is gone */
  kill(): Promise<void>
}

/** Runs a TypeScript program beside the test, as a process that can be killed. */
export function startProcess(program: URL, ...parameters: string[]): TestProcess {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(program), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  return {
    pid: child.pid!,
    lines: createInterface({ input: child.stdout! })[Symbol.asyncIterator](),
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
