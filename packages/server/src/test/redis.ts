import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createClient } from 'redis'
import { startFakeRedis, type TestRedis } from './fake-redis.ts'

/**
 * A separate Redis on 127.0.0.1: REDIS_SERVER, otherwise the first `redis-server` or `valkey-server` in PATH, otherwise
 * a fake that only supports publish and subscribe. With a port it can be restarted.
 */
export async function startRedis(port?: number): Promise<TestRedis> {
  const chosen = port ?? (await freePort())
  const program = findRedis()
  return program === null ? startFakeRedis(chosen) : startRealRedis(program, chosen)
}

function findRedis(): string | null {
  const { REDIS_SERVER, PATH = '' } = process.env
  if (REDIS_SERVER) return REDIS_SERVER
  const programs = PATH.split(path.delimiter).flatMap((folder) =>
    ['redis-server', 'valkey-server'].map((name) => path.join(folder, name)),
  )
  return programs.find((program) => existsSync(program)) ?? null
}

async function startRealRedis(program: string, port: number): Promise<TestRedis> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn(program, settings, { stdio: 'ignore' })
  // Redis ends with this process, however that ends
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  const url = `redis://127.0.0.1:${port}`
  await untilItAnswers(url)
  return {
    url,
    stop: async () => {
      process.off('exit', kill)
      const exited = once(server, 'exit')
      kill()
      await exited
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const client = createClient({
    url,
    RESP: 2,
    socket: { reconnectStrategy: (tries) => (tries < 200 ? 25 : new Error('Redis did not start')) },
  })
  client.on('error', () => {})
  await client.connect()
  await client.ping()
  client.destroy()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
