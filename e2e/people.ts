import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import type { BasePost } from '@bdr/contract/access'
import { fillPath } from '@bdr/contract/kernel/call'
import { login, updatePassword } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { createStaff } from '@bdr/contract/staff/calls'
import type { Tools } from './journey.ts'
import type { Server } from './server.ts'

/** A person of the second merchant whom no other journey uses: password and mobile may change. */
export interface Person {
  readonly account: string
  readonly name: string
  readonly mobile: string
  password: string
}

export const newMobile = (): string => `139${String(randomInt(10 ** 8)).padStart(8, '0')}`

/** A person who has not signed in yet: the password was chosen by somebody else and has to be changed. */
export async function addPerson({ callAs }: Pick<Tools, 'callAs'>, post: BasePost = '99'): Promise<Person> {
  const person = {
    account: `t${randomInt(10 ** 9)}`,
    name: '赵试用',
    mobile: newMobile(),
    password: 'First@Pass-2026',
  }
  const { code, msg } = await callAs('owner2', createStaff, { ...person, email: null, postIds: [post] })
  if (code !== '00000') throw new Error(`${person.account} was not created: ${msg}`)
  return person
}

/** A person with a password of their own. */
export async function makeAccount(
  tools: Pick<Tools, 'callAs'> & { request: APIRequestContext },
  post: BasePost = '99',
): Promise<Person> {
  const person = await addPerson(tools, post)
  const newPassword = 'Own-Pass@2026'
  const product = { product: 'bdr' }
  const signedIn = await tools.request.post(fillPath(login.path, product), {
    data: { principal: person.account, credentials: person.password, sysType: loginSysType },
  })
  const { data } = (await signedIn.json()) as { data: { accessToken: string } }
  await tools.request.put(fillPath(updatePassword.path, product), {
    headers: { authorization: `Bearer ${data.accessToken}` },
    data: { oldPassword: person.password, newPassword },
  })
  return { ...person, password: newPassword }
}

/** The code that was sent to a mobile after `since`, a length of the server's output: the demo logs it. */
export async function codeSentTo(server: Server, mobile: string, since = 0): Promise<string> {
  const printed = new RegExp(`${mobile}[^\\n]*验证码 (\\d{6})`)
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const code = printed.exec(server.output().slice(since))?.[1]
    if (code !== undefined) return code
    await wait(100)
  }
  throw new Error(`no code was sent to ${mobile}`)
}
