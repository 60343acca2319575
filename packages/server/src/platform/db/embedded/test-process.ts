import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface TestProcess {
  pid: number
  /** its output, line by line */
  lines: AsyncIterator<string>
  /** Sends SIGKILL and waits until the process has ended. */
  kill(): Promise<void>
}

/** Runs a TypeScript program as a separate process that the test can kill. */
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
