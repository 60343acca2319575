import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { can } from '@bdr/contract/access'
import { applyForBrand, findBrands } from '@bdr/contract/brands/calls'
import { allCalls } from '@bdr/contract/calls'
import { createDeliveryNote, deliveryNotePdf } from '@bdr/contract/delivery-notes/calls'
import { invalidEnvelope } from '@bdr/contract/envelope'
import { codes, maxFaults } from '@bdr/contract/errors'
import { fillPath, pathFields } from '@bdr/contract/kernel/call'
import { listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { readRegions } from '@bdr/contract/regions/calls'
import { login, logout, readUserInfo } from '@bdr/contract/session/calls'
import { loginSysType, signInLock } from '@bdr/contract/session/model'
import { orderLines } from '../modules/orders/queries.ts'
import { testWorld, type Client, type TestWorld } from './app.ts'
import { testPassword } from './people.ts'
import { makeOrder, newLine } from './factories.ts'

let world: TestWorld
let owner: Client
beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
})
afterAll(() => world.close())

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'POST', url, payload, headers })

describe('an answer', () => {
  const regions = `${fillPath(readRegions.path, { product: 'bdr' })}?code=320282`
  const ask = (headers: Record<string, string>, url = regions) => world.app.inject({ url, headers })

  it('is compressed with an encoding the browser accepts', async () => {
    const plain = await ask({})
    expect(plain.headers).not.toHaveProperty('content-encoding')
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await ask({ 'accept-encoding': accepted })
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(unpack(answer.rawPayload).toString()).toBe(plain.body)
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    }
  })

  it('that is the same for everybody is sent once to a browser that caches it; other answers are not cached', async () => {
    const { headers } = await ask({})
    expect(headers['cache-control']).toBe('no-cache')
    const again = await ask({ 'if-none-match': headers.etag as string })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const own = await ask(
      { authorization: `Bearer ${owner.token}` },
      fillPath(readUserInfo.path, { product: 'bdr' }),
    )
    expect(own.headers['cache-control']).toBe('no-store')
    expect(own.headers).not.toHaveProperty('etag')
  })

  it('is shared only for calls that need no identification', () => {
    const shared = allCalls.filter((call) => call.shared)
    expect(shared.length).toBeGreaterThan(0)
    for (const { name, access, method, input } of shared) {
      expect([access, method], name).toEqual(['public', 'GET'])
      expect(Object.keys(input.shape), name).not.toContain('ticket')
    }
  })
})

describe('invalid input', () => {
  it('is reported for every unknown, missing and ill-typed field', async () => {
    const answer = await (await world.as(null)).send(login, { principal: 3, sysType: 4, extra: true })
    expect(answer).toMatchObject({ status: 200, code: 'A00002' })
    expect(answer.data).toEqual([
      '账号：应为文字',
      '密码：必填',
      '系统类型：不在可选范围内',
      'extra：不是此接口的字段',
    ])
  })

  it('is reported with path, key and message besides the sentences', async () => {
    const answer = await post('/bdr-auth/ua/login', { principal: 3, credentials: 'x', sysType: loginSysType })
    expect(answer.json()).toEqual({
      code: codes.invalid,
      msg: '提交的内容有误',
      key: 'input.invalid',
      data: ['账号：应为文字'],
      faults: [{ path: 'principal', key: 'field.wrongType', message: '应为文字' }],
      faultCount: 1,
    })
  })

  it('is reported for the first of very many faults, with the total', async () => {
    const lines = Array.from({ length: 2 * maxFaults }, () => ({ orderLineId: 'x', quantity: '1' }))
    const answer = await owner.send(createDeliveryNote, { lines, submit: false })
    expect(answer.faultCount).toBe(2 * maxFaults)
    expect(answer.data).toHaveLength(maxFaults)
    expect(answer.faults.at(-1)).toMatchObject({ path: `lines[${maxFaults - 1}].orderLineId` })
    expect(() => invalidEnvelope.parse(answer)).not.toThrow()
  })

  it('is reported with the path inside a list', async () => {
    const answer = await owner.send(createDeliveryNote, {
      lines: [
        { orderLineId: '1', quantity: '1' },
        { orderLineId: 'x', quantity: '01.5' },
      ],
      submit: false,
    })
    expect(answer.data).toEqual([
      '明细第 2 项的订单行：应为记录编号',
      expect.stringContaining('明细第 2 项的数量：应为数字'),
    ])
  })

  it('with text that cannot be stored is refused at its field', async () => {
    const guest = await world.as(null)
    const nul = String.fromCodePoint(0)
    const withNul = { principal: `own${nul}er`, credentials: 'x', sysType: loginSysType }
    expect(await guest.send(login, withNul)).toMatchObject({
      status: 200,
      code: 'A00002',
      data: ['账号：含有无法保存的字符'],
    })
    const half = { ...withNul, principal: 'a\ud800' }
    expect((await guest.send(login, half)).code).toBe('A00002')
    expect((await owner.send(listOrders, { buyer: nul })).data).toEqual([
      expect.stringContaining('含有无法保存的字符'),
    ])
    expect((await world.app.inject({ url: '/og/entry/%00.png' })).statusCode).toBe(404)
  })

  it('in an undecodable address is answered with the envelope, without repeating the address', async () => {
    const answer = await world.app.inject({ method: 'PUT', url: '/bdr-supplierecology/%E0%A4%A/Sec-1' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'B00400', data: null })
    expect(answer.body).not.toContain('Sec-1')
    expect(answer.headers['x-request-id']).toBeTruthy()
  })

  it('cannot replace a path field by one in the body', async () => {
    const answer = await owner.send(
      { ...respondToOrder, path: '/{product}-supplierecology/api/v1/merchant/orders/1' },
      { id: '2', version: 1, lines: [] },
    )
    expect(answer.data).toContain('编号：不是此接口的字段')
  })

  it('with malformed JSON is answered with 400, and with a body over the limit with 413', async () => {
    const malformed = await post('/bdr-auth/ua/login', '{"principal":', {
      'content-type': 'application/json',
    })
    expect(malformed.statusCode).toBe(400)
    expect(malformed.json()).toMatchObject({ code: 'B00400' })
    const large = await post('/bdr-auth/ua/login', {
      principal: 'x'.repeat(1024 * 1024),
      credentials: 'y',
      sysType: 3,
    })
    expect(large.statusCode).toBe(413)
    expect(large.json()).toMatchObject({ code: 'B00413' })
  })

  it('nested more deeply than any valid input is answered with 400, signed in or not', async () => {
    const nested = (levels: number) =>
      `{"principal":${'['.repeat(levels)}${']'.repeat(levels)},"credentials":"y"}`
    const send = (levels: number, url = '/bdr-auth/ua/login') =>
      post(url, nested(levels), {
        'content-type': 'application/json',
        authorization: `Bearer ${owner.token}`,
      })
    expect((await send(60)).json()).toMatchObject({ code: 'A00002' })
    for (const levels of [70, 4_000, 100_000]) {
      const answer = await send(levels)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'B00400' })
      const notes = await send(levels, '/bdr-supplierecology/api/v1/merchant/delivery-notes')
      expect(notes.statusCode).toBe(400)
    }
  })

  const uploads = allCalls.filter(({ kind }) => kind === 'upload')
  it.each(uploads.map((call) => [call.name, call] as const))(
    '%s answers an invalid or truncated form with 400',
    async (_name, call) => {
      const isAdmins = call.access === 'public' || call.access === 'signed-in' || can('admin', call.access)
      const client = isAdmins ? await world.as('admin') : owner
      const send = (payload: string, contentType = 'multipart/form-data; boundary=limit') =>
        post(fillPath(call.path, { product: 'bdr' }), payload, {
          'content-type': contentType,
          authorization: `Bearer ${client.token}`,
        })
      const form = '--limit\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK'
      for (const broken of [form, form.slice(0, 40), '--limit', `${form}\r\n--limi`]) {
        const answer = await send(broken)
        expect([answer.statusCode, answer.json().code], JSON.stringify(broken)).toEqual([400, 'B00400'])
      }
      expect((await send(form, 'multipart/form-data')).statusCode).toBe(400)
    },
  )

  it.each(uploads.map((call) => [call.name, call] as const))(
    '%s refuses a file whose name cannot be stored, and takes one without a name',
    async (_name, call) => {
      const isAdmins = call.access === 'public' || call.access === 'signed-in' || can('admin', call.access)
      const client = isAdmins ? await world.as('admin') : owner
      const send = async (naming: string) => {
        const answer = await post(
          fillPath(call.path, { product: 'bdr', id: '1' }),
          `--limit\r\ncontent-disposition: form-data; name="file"${naming}\r\n\r\nPK\r\n--limit--\r\n`,
          {
            'content-type': 'multipart/form-data; boundary=limit',
            authorization: `Bearer ${client.token}`,
          },
        )
        expect(answer.statusCode, answer.body).toBe(200)
        return answer.json<{ code: string; faults?: { path: string; key: string }[] }>()
      }
      expect(await send('; filename="a\0b.png"')).toMatchObject({
        code: codes.invalid,
        faults: [{ path: 'file', key: 'field.unstorable' }],
      })
      await send('\r\ncontent-type: application/octet-stream')
    },
  )

  it('for headers alone makes no call', async () => {
    const calls = allCalls.filter(({ method }) => method === 'GET')
    for (const call of calls) {
      const inPath = Object.fromEntries(pathFields(call.path).map((name) => [name, '1']))
      const answer = await world.app.inject({
        method: 'HEAD',
        url: fillPath(call.path, { product: 'bdr', ...inPath }),
        headers: { authorization: `Bearer ${owner.token}` },
      })
      expect([call.name, answer.statusCode]).toEqual([call.name, 404])
    }
  })

  it('for an unknown path is answered with 404 in the envelope', async () => {
    const answer = await world.app.inject({ url: '/bdr-nothing/here' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'B00404', data: null })
  })

  it('with a percent sign in a filter is matched literally', async () => {
    await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: 'PO-1%',
    })
    await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: 'PO-12',
    })
    const page = await owner.ok(listOrders, { orderNo: 'PO-1%' })
    expect(page.list.map((row) => row.orderNo)).toEqual(['PO-1%'])
  })
})

describe('a session', () => {
  it('is used with a request id and returns the complete profile', async () => {
    const answer = await world.app.inject({
      url: '/bdr-supplierecology/api/v1/merchant/users/info',
      headers: { authorization: `Bearer ${owner.token}`, 'x-request-id': 'abc-12345678' },
    })
    expect(answer.headers['x-request-id']).toBe('abc-12345678')
    const info = await owner.ok(readUserInfo, {})
    expect(info.postIds).toEqual([98])
    expect(info.introduction).toMatchObject({ uid: info.uid, merchant: { code: 'M1001' } })
  })

  it('ends at once on sign-out', async () => {
    const client = await world.as('sales')
    await client.ok(readUserInfo, {})
    await client.ok(logout, {})
    expect((await client.call(readUserInfo, {})).code).toBe('A00004')
  })

  it('can be opened with the mobile, ignoring surrounding spaces', async () => {
    const nobody = await world.as(null)
    await nobody.ok(login, { principal: '  13800000002 ', credentials: testPassword, sysType: 3 })
  })

  it('is not accepted as a cookie by calls', async () => {
    const answer = await world.app.inject({
      url: '/bdr-supplierecology/api/v1/merchant/users/info',
      headers: { cookie: `Admin-Token=${owner.token}` },
    })
    expect(answer.json()).toMatchObject({ code: 'A00004' })
  })

  it('is refused for a locked account, whether guessed by account or mobile', async () => {
    const nobody = await world.as(null)
    const attempt = (principal: string, credentials: string) =>
      nobody.call(login, { principal, credentials, sysType: 3 })
    for (let tries = 0; tries < signInLock.tries; tries += 1)
      await attempt(tries % 2 === 0 ? 'owner2' : '13800000004', 'wrong-password')
    for (const principal of ['owner2', '13800000004'])
      expect((await attempt(principal, testPassword)).msg).toContain('15 分钟')
    await world.database.kysely.deleteFrom('sign_in_failure').execute()
    expect((await attempt('13800000004', testPassword)).code).toBe('00000')
  })

  it('is refused with the same message for an unknown account and a wrong password, and after too many attempts', async () => {
    const nobody = await world.as(null)
    const attempt = (principal: string, credentials: string) =>
      nobody.call(login, { principal, credentials, sysType: 3 })
    const unknown = await attempt('nobody', 'wrong-password')
    const wrong = await attempt('driver', 'wrong-password')
    expect(wrong).toEqual(unknown)
    for (let tries = 1; tries < signInLock.tries; tries += 1) await attempt('driver', 'wrong-password')
    const locked = await attempt('driver', testPassword)
    expect(locked).toMatchObject({ code: 'A00001', msg: expect.stringContaining('15 分钟') })
    await world.database.kysely
      .updateTable('sign_in_failure')
      .set({ locked_until: new Date(0) })
      .execute()
    expect((await attempt('driver', testPassword)).code).toBe('00000')
  })
})

describe('an idempotency key', () => {
  it('makes a repeated request act once, and refuses a different one', async () => {
    const db = world.database.kysely
    const orderId = await makeOrder(db, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: 'PO-IDEM',
    })
    const [line] = await orderLines(db, orderId)
    await owner.ok(respondToOrder, {
      id: orderId,
      version: 1,
      lines: [{ lineId: line!.id, action: 'accept' }],
    })
    const input = { lines: [{ orderLineId: line!.id, quantity: '2' }], submit: true }
    const options = { idempotencyKey: 'key-12345678' }
    const first = await owner.call(createDeliveryNote, input, options)
    const second = await owner.call(createDeliveryNote, input, options)
    expect(second).toEqual(first)
    const parallel = await Promise.all(
      [1, 2, 3].map(() => owner.call(createDeliveryNote, input, { idempotencyKey: 'key-parallel' })),
    )
    expect(new Set(parallel.map((answer) => answer.data.id)).size).toBe(1)
    const other = await owner.call(createDeliveryNote, { ...input, submit: false }, options)
    expect(other.code).toBe('A00001')
    const order = await owner.ok(readOrder, { id: orderId })
    expect(order.lines[0]!.reservedQuantity).toBe('4')
    expect(order.notes).toHaveLength(2)
  })

  it.each(['short', 'with a space', 'x'.repeat(101)])(
    '%j is a fault of the header',
    async (idempotencyKey) => {
      const input = { lines: [{ orderLineId: '1', quantity: '2' }], submit: true }
      const answer = await owner.call(createDeliveryNote, input, { idempotencyKey })
      expect(answer).toMatchObject({ code: 'A00002', data: [expect.any(String)] })
      expect(answer.faults).toMatchObject([{ path: 'Idempotency-Key', key: 'field.idempotencyKey' }])
    },
  )

  it('can be used again after a refusal', async () => {
    const db = world.database.kysely
    const orderId = await makeOrder(db, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: 'PO-IDEM-2',
      lines: [newLine({ lineNo: 1, quantity: '1' })],
    })
    const [line] = await orderLines(db, orderId)
    const input = { lines: [{ orderLineId: line!.id, quantity: '1' }], submit: true }
    const options = { idempotencyKey: 'key-retry-1' }
    expect((await owner.call(createDeliveryNote, input, options)).code).toBe('A00002')
    await owner.ok(respondToOrder, {
      id: orderId,
      version: 1,
      lines: [{ lineId: line!.id, action: 'accept' }],
    })
    expect((await owner.call(createDeliveryNote, input, options)).code).toBe('00000')
  })
})

it('the OpenAPI description contains every call', async () => {
  const document = (await world.app.inject({ url: '/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.values(
    document.paths as Record<
      string,
      Record<string, { operationId: string; summary?: string; security: object[] }>
    >,
  ).flatMap((path) => Object.values(path))
  expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
    allCalls.map((call) => call.name).toSorted(),
  )
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(operations.length)
  expect(operations.filter((operation) => !operation.summary)).toEqual([])
  const open = allCalls.filter((call) => call.access === 'public').map((call) => call.name)
  const unsecured = operations.filter(({ security }) => security.length === 0)
  expect(unsecured.map((operation) => operation.operationId).toSorted()).toEqual(open.toSorted())
  expect(document.servers).toEqual([{ url: '/' }])
  const page = await world.app.inject({ url: '/api-docs/' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['x-robots-tag']).toBe('noindex')
  const policy = String(page.headers['content-security-policy'])
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(policy).not.toMatch(/https:|\w\.\w/)
})

it('the OpenAPI description contains every path variable once, and no repeated parameter', async () => {
  const { paths } = (await world.app.inject({ url: '/openapi.json' })).json()
  for (const [path, methods] of Object.entries(paths as object))
    for (const [method, operation] of Object.entries(methods as Record<string, DescribedOperation>)) {
      const parameters = operation.parameters.map((one) => `${one.in} ${one.name}`)
      expect(parameters, path).toEqual([...new Set(parameters)])
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `path ${name}`)
      const described = parameters.filter((one) => one.startsWith('path '))
      expect(described.toSorted(), path).toEqual(places.toSorted())
      expect(operation.parameters.every((one) => one.in !== 'path' || one.required)).toBe(true)
      if (method === 'get') expect(operation, path).not.toHaveProperty('requestBody')
      for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('')
    }
  // no address may match two paths
  const shapes = Object.keys(paths as object).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  expect(shapes).toEqual([...new Set(shapes)])
})

interface DescribedOperation {
  readonly parameters: readonly { name: string; in: string; required: boolean }[]
  readonly responses: Record<string, { description: string }>
}

it('the OpenAPI description contains invalid inputs besides every reply', async () => {
  const { paths, components } = (await world.app.inject({ url: '/openapi.json' })).json()
  const answers = Object.values(paths as object).flatMap((path) =>
    Object.values(path as object).map(
      (operation) => operation.responses[200].content['application/json'].schema.anyOf as unknown[],
    ),
  )
  expect(answers).toHaveLength(allCalls.length)
  for (const anyOf of answers) expect(anyOf).toContainEqual({ $ref: '#/components/schemas/InvalidInput' })
  expect(components.schemas.InvalidInput.required).toEqual([
    'code',
    'msg',
    'key',
    'data',
    'faults',
    'faultCount',
  ])
})

it('a document is answered as a file and its refusal as an envelope', async () => {
  const refused = await owner.call(deliveryNotePdf, { id: '987654' })
  expect(refused.code).toBe('A00005')
})

describe('a lookup', () => {
  const ask = async (account: 'owner' | 'owner2', headers: Record<string, string> = {}) => {
    const { token } = await world.as(account)
    const url = fillPath(findBrands.path, { product: 'bdr' })
    return world.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } })
  }

  it('is sent once, and again after a change or to another caller', async () => {
    const first = await ask('owner')
    const tag = first.headers['etag'] as string
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization' })
    const known = await ask('owner', { 'if-none-match': tag })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    await owner.ok(applyForBrand, { name: '只有一家' })
    const changed = await ask('owner', { 'if-none-match': tag })
    expect([changed.statusCode, changed.json().data]).toMatchObject([200, [{ name: '只有一家' }]])
    const theirs = await ask('owner2', { 'if-none-match': changed.headers['etag'] as string })
    expect([theirs.statusCode, theirs.json().data]).toEqual([200, []])
  })

  it('is the only kind of answer that is cached', async () => {
    const { token } = await world.as('owner')
    const url = fillPath(listOrders.path, { product: 'bdr' })
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['etag']).toBeUndefined()
  })

  it('only reads: no call with effects is cached', () => {
    expect(allCalls.filter((call) => call.revalidates && call.method !== 'GET')).toEqual([])
  })
})
