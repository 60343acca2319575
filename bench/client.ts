import { fillPath, pathFields, type Call, type InputOf, type ReplyOf } from '@bdr/contract/kernel/call'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { product } from './scenarios.ts'
import { isSuccess } from './statements.ts'

/** A person who is signed in to a server. */
export interface Person {
  readonly url: string
  readonly token: string
}

/** Signs in one of the demo's people. */
export async function signIn(url: string, principal: string): Promise<Person> {
  const { accessToken } = await ask({ url, token: '' }, login, {
    principal,
    credentials: 'Bdr@2026',
    sysType: loginSysType,
  })
  return { url, token: accessToken! }
}

/** Makes a call that must succeed. */
export function ask<C extends Call>(person: Person, call: C, input: InputOf<C>): Promise<ReplyOf<C>> {
  const inPath = pathFields(call.path)
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name))
  const path = fillPath(call.path, { product, ...input })
  if (call.method === 'GET')
    return send(person, call, `${path}?${new URLSearchParams(rest as [string, string][])}`, {})
  return send(person, call, path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(rest)),
  })
}

/** The same for a call that takes a file. */
export function upload<C extends Call>(
  person: Person,
  call: C,
  fields: Readonly<Record<string, string>>,
  file: Buffer,
): Promise<ReplyOf<C>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(file)]), 'file')
  return send(person, call, fillPath(call.path, { product }), { body })
}

async function send<C extends Call>(
  { url, token }: Person,
  call: C,
  path: string,
  { headers, body }: { headers?: Record<string, string>; body?: BodyInit },
): Promise<ReplyOf<C>> {
  const response = await fetch(url + path, {
    method: call.method,
    headers: { ...headers, ...(token !== '' && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  if (!isSuccess(text)) throw new Error(`${call.name}: ${text.slice(0, 500)}`)
  return (JSON.parse(text) as { data: ReplyOf<C> }).data
}
