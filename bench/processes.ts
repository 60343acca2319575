import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const startMillis = 60_000
const stopMillis = 10_000

export interface Running {
  readonly url: string
  readonly pid: number
  /** milliseconds from being spawned to its first successful answer */
  readonly startedIn: number
  stop(): Promise<void>
}

/**
 * Runs a server's script until it answers `firstAnswer`. It gets a free port as PORT; a variable that is
 * undefined is removed from its environment.
 */
export async function startServer(
  script: string,
  variables: Readonly<Record<string, string | undefined>>,
  firstAnswer = '/healthz',
): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
  }
  const spawnedAt = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: project,
    env: { ...env, LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const printed = printedBy(child)

  await untilAnswering(url + firstAnswer, child, printed)
  const startedIn = performance.now() - spawnedAt
  const stop = async () => {
    process.off('exit', kill)
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    const hangs = setTimeout(kill, stopMillis)
    await exited
    clearTimeout(hangs)
  }
  return { url, pid: child.pid!, startedIn, stop }
}

function printedBy(child: ChildProcess): () => string {
  let printed = ''
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-10_000))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => printed
}

async function untilAnswering(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (const deadline = Date.now() + startMillis; Date.now() < deadline; await sleep(10)) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${printed()}`)
    const answered = await fetch(url, { signal: AbortSignal.timeout(startMillis) }).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer:\n${printed()}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
