import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import { fillPath, pathFields } from '@bdr/contract/kernel/call'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { expect } from 'vitest'
import { testPassword, type Account } from './people.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A server in a process of its own, on a database and files that outlive it. */
export async function startServer(env: Record<string, string>) {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('the server ended as it started')))
  await Promise.race([once(server.stdout, 'data'), ended])
  ended.catch(() => {})
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(() => isUp(origin), { timeout: 50_000 }).toBe(true)
  return { server, origin }
}

const isUp = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Makes a call without the test's own application. @throws Error if it is refused */
export async function ask<C extends Call>(
  origin: string,
  token: string,
  call: C,
  input: InputOf<C>,
): Promise<ReplyOf<C>> {
  const rest = Object.entries(input).filter(([name]) => !pathFields(call.path).includes(name))
  const url = origin + fillPath(call.path, { product: 'bdr', ...input })
  const query = call.method === 'GET' ? `?${new URLSearchParams(rest as [string, string][])}` : ''
  const response = await fetch(url + query, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(Object.fromEntries(rest)) }),
  })
  const answer = (await response.json()) as { code: string; msg: string; data: ReplyOf<C> }
  if (answer.code !== '00000') throw new Error(`${call.name}: ${answer.code} ${answer.msg}`)
  return answer.data
}

/** A token of one of the people of `makePeople`. */
export const signIn = async (origin: string, principal: Account): Promise<string> => {
  const input: InputOf<typeof login> = { principal, credentials: testPassword, sysType: loginSysType }
  return (await ask(origin, '', login, input)).accessToken!
}
