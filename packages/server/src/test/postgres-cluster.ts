import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readFileSync, rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { executable, findPostgres } from './postgres-binaries.ts'

export interface Cluster {
  /** of its `postgres` database, as superuser */
  url: string
  stop(): Promise<void>
}

/** The URL of another database of the same cluster. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

/** Creates a database as a copy of another one in the cluster. @returns its URL */
export async function createDatabase(
  clusterUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const admin = new pg.Client({ connectionString: clusterUrl })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  await admin.end()
  return databaseUrl(clusterUrl, name)
}

/**
 * A temporary PostgreSQL on a free port of 127.0.0.1: fast, and not durable unless `settings` (`name=value`, which take
 * precedence) say otherwise. It ends with `stop`, and with this process.
 */
export async function startCluster(settings: readonly string[] = []): Promise<Cluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-postgres-'))
  const owner = unprivilegedUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  try {
    const binaries = await reachable(findPostgres(), folder, owner)
    const data = path.join(folder, 'data')
    await run(path.join(binaries, executable('initdb')), initdbArguments(data), { ...owner, cwd: folder })
    const program = path.join(binaries, executable('postgres'))
    return await startServer({ program, folder, data, owner }, settings)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

const run = promisify(execFile)
const startMillis = 30_000

const initdbArguments = (data: string) =>
  '--auth=trust --no-sync --encoding=UTF8 --locale=C --username=postgres'.split(' ').concat('--pgdata', data)

async function startServer(
  {
    program,
    folder,
    data,
    owner,
  }: { program: string; folder: string; data: string; owner: User | undefined },
  settings: readonly string[],
): Promise<Cluster> {
  const port = await freePort()
  const server = spawn(program, ['-D', data, ...serverSettings(port, settings)], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-10_000)))

  const guard = startGuard(server.pid!, folder)
  const stop = async () => {
    await stopServer(server)
    guard.kill()
    rmSync(folder, { recursive: true, force: true })
  }

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await untilItAnswers(url, server)
  } catch (cause) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause })
  }
  return { url, stop }
}

function startGuard(serverPid: number, folder: string): ChildProcess {
  const program = fileURLToPath(new URL('./postgres-guard.ts', import.meta.url))
  const guard = spawn(process.execPath, [program, String(serverPid), folder], {
    // in its own process group, so that Ctrl-C does not reach it
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  return guard
}

const serverSettings = (port: number, settings: readonly string[]) =>
  [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'shared_buffers=64MB',
    'max_connections=200',
    'deadlock_timeout=100ms',
    'log_min_messages=fatal',
    ...settings,
  ].flatMap((setting) => ['-c', setting])

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + startMillis; ; await sleep(50)) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
    }
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  // immediate shutdown, since its data is not needed
  server.kill('SIGQUIT')
  await exited
}

interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root; then it runs as `postgres` or `nobody`. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const fields = ['postgres', 'nobody']
    .map((name) => lines.find((line) => line.startsWith(`${name}:`)))
    .find((line) => line !== undefined)
    ?.split(':')
  if (!fields) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** The binaries, copied to `folder` if the other user cannot access them. */
async function reachable(binaries: string, folder: string, owner: User | undefined): Promise<string> {
  if (!owner || (await runs(path.join(binaries, executable('initdb')), owner))) return binaries
  const installation = path.dirname(binaries)
  await cp(installation, path.join(folder, 'postgres'), { recursive: true, verbatimSymlinks: true })
  return path.join(folder, 'postgres', path.basename(binaries))
}

const runs = (program: string, owner: User) =>
  run(program, ['--version'], { ...owner, cwd: '/' }).then(
    () => true,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
