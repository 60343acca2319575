import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const editDataProgram = fileURLToPath(new URL('../packages/server/src/test/edit-data.ts', import.meta.url))

/** The real product in a process of its own, with its demo data in a folder of its own. */
export interface Server {
  readonly url: string
  readonly dataDir: string
  /** its output so far */
  readonly output: () => string
  /** stops it and leaves its data */
  readonly stop: () => Promise<void>
  /** kills it as a power failure would: without a shutdown, nothing is written afterwards */
  readonly kill: () => Promise<void>
  /** starts again with the same data and the same address */
  readonly restart: () => Promise<void>
  /** changes rows with one statement while it is stopped, then starts it again */
  readonly editData: (statement: string) => Promise<void>
  /** stops it and removes its data */
  readonly close: () => Promise<void>
}

/** The variable by which `demo-data.ts` passes the path of a filled data folder for workers to copy. */
export const demoDataVariable = 'E2E_DEMO_DATA'

/** An empty data folder, or a copy of the one that was filled before. */
async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bdr-e2e-'))
  const filled = process.env[demoDataVariable]
  // a tenth of the processor time that the asynchronous function takes for so many small files
  if (filled !== undefined) cpSync(filled, dataDir, { recursive: true })
  return dataDir
}

export async function startServer(): Promise<Server> {
  const dataDir = await newDataDir()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    // SMS of the demo are written to the log
    LOG_LEVEL: 'info',
  }
  let printed = ''
  let child = run()

  function run(): ChildProcess {
    const started = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: project, env })
    const keep = (chunk: Buffer) => (printed += chunk.toString())
    started.stdout.on('data', keep)
    started.stderr.on('data', keep)
    return started
  }

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const answering = () => untilAnswering(url, child, () => printed)

  await answering()
  return {
    url,
    dataDir,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: async () => {
      await end('SIGTERM')
      child = run()
      await answering()
    },
    editData: async (statement) => {
      await end('SIGTERM')
      const editing = spawn(process.execPath, [editDataProgram, dataDir, statement], { stdio: 'inherit' })
      const [code] = (await once(editing, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`the rows could not be changed: ${statement}`)
      child = run()
      await answering()
    },
    close: async () => {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true })
    },
  }
}

async function untilAnswering(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`)
    const answered = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await wait(100)
  }
  throw new Error(`the server did not answer within a minute:\n${output()}`)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
