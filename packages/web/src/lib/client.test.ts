import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deliveryNotePdf, readDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { importOrders, listOrders, respondToOrder } from '@bdr/contract/orders/calls'
import { logout, qrCode } from '@bdr/contract/session/calls'
import { loginTicketHeader } from '@bdr/contract/session/model'
import { viewerPostHeader } from '@bdr/contract/session/viewer-post'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CallError, faultsByField, TransportError } from './call-error.ts'
import { createClient } from './client.ts'
import { messagesToShow } from './report-error.ts'
import { serverNow } from './server-clock.ts'

interface Answer {
  status?: number
  viewerPost?: string
  loginTicket?: string
  date?: string
  type?: string
  body: string | Buffer
}

const ok = (data: unknown): Answer => ({ body: JSON.stringify({ code: '00000', msg: 'ok', data }) })
const refusal = (code: string, msg: string, data: unknown = null, status = 200): Answer => ({
  status,
  body: JSON.stringify({ code, msg, data }),
})

let server: Server
let answer: Answer | 'hang up'
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }
let token: string | null
let sessionsLost: string[]
let notifiedPosts: [token: string, post: string][]
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seen = {
        method: request.method!,
        url: request.url!,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      if (answer === 'hang up') {
        request.socket.destroy()
        return
      }
      response.writeHead(answer.status ?? 200, {
        'Content-Type': answer.type ?? 'application/json',
        'X-Request-Id': 'from-the-server',
        ...(answer.loginTicket !== undefined && { [loginTicketHeader]: answer.loginTicket }),
        ...(answer.date !== undefined && { Date: answer.date }),
        ...(answer.viewerPost !== undefined && { [viewerPostHeader]: answer.viewerPost }),
      })
      response.end(answer.body)
    })
  })
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  client = createClient({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    product: () => 'bdr',
    token: () => token,
    onSessionInvalid: (lost) => void sessionsLost.push(lost),
    onViewerPost: (...notified) => void notifiedPosts.push(notified),
  })
})
afterAll(() => void server.close())
beforeEach(() => {
  answer = ok(null)
  token = 'secret'
  sessionsLost = []
  notifiedPosts = []
})

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

describe('what goes out', () => {
  it('puts path, query and headers together', async () => {
    await client.request(listOrders, { pageNum: 2, status: 'pending', buyer: undefined })
    expect(seen.method).toBe('GET')
    expect(seen.url).toBe('/bdr-supplierecology/api/v1/merchant/orders?pageNum=2&status=pending')
    expect(seen.headers.authorization).toBe('Bearer secret')
    expect(seen.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  it('keeps path fields out of the body and sends the key', async () => {
    const lines = [{ lineId: '7', action: 'accept' as const }]
    await client.request(respondToOrder, { id: '1', version: 3, lines }, { idempotencyKey: 'key-12345' })
    expect(seen.url).toBe('/bdr-supplierecology/api/v1/merchant/orders/1')
    expect(JSON.parse(seen.body)).toEqual({ version: 3, lines })
    expect(seen.headers['idempotency-key']).toBe('key-12345')
  })

  it('sends no Authorization without a token', async () => {
    token = null
    await client.request(logout, {})
    expect(seen.headers.authorization).toBeUndefined()
  })

  it('sends the fields of an upload before its file', async () => {
    await client.request(importOrders, { mode: 'check' }, { file: new File(['bytes'], '订单.xlsx') })
    expect(seen.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(seen.body.indexOf('name="mode"')).toBeLessThan(seen.body.indexOf('name="file"'))
    expect(seen.body).toContain('bytes')
  })
})

describe('what comes back', () => {
  it('is the data', async () => {
    answer = ok({ id: '1' })
    expect(await client.request(readDeliveryNote, { id: '1' })).toEqual({ id: '1' })
  })

  it('is an error with code, text, data and request id for every other code', async () => {
    answer = refusal('A06002', '该记录已被他人修改', { a: 1 })
    const error = await failure(client.request(readDeliveryNote, { id: '1' }))
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({
      code: 'A06002',
      message: '该记录已被他人修改',
      data: { a: 1 },
      requestId: 'from-the-server',
    })
    expect(sessionsLost).toEqual([])
  })

  it('says of an invalid input what is wrong where, the first message of a field first', async () => {
    const fault = (path: string, message: string) => ({ path, key: 'field.wrong', message })
    const faults = [fault('lines[0].quantity', '应大于 0'), fault('lines[0].quantity', '应为数字')]
    const data = ['明细第 1 项的数量：应大于 0', '明细第 1 项的数量：应为数字']
    const envelope = { code: 'A00002', msg: '提交的内容有误', key: 'input.invalid', data }
    answer = { body: JSON.stringify({ ...envelope, faults: [...faults, 'none'], faultCount: 300 }) }
    const error = (await failure(client.request(readDeliveryNote, { id: '1' }))) as CallError
    expect(error).toMatchObject({ key: 'input.invalid', messages: data, faultCount: 300 })
    expect(error.faults).toEqual(faults.map((one, index) => ({ ...one, sentence: data[index] })))
    expect(faultsByField(error.faults)).toEqual({ 'lines[0].quantity': '应大于 0' })
  })

  it('tells which token no longer holds, for every answer in flight', async () => {
    answer = refusal('A00004', '登录已失效')
    await Promise.all(Array.from({ length: 10 }, () => failure(client.request(listOrders, {}))))
    expect(sessionsLost).toEqual(Array.from({ length: 10 }, () => 'secret'))
  })

  it('leaves the page alone when there was no token to lose', async () => {
    token = null
    answer = refusal('A00004', '登录已失效')
    await failure(client.request(listOrders, {}))
    expect(sessionsLost).toEqual([])
  })

  it('says what time it is for the server', async () => {
    answer = { ...ok(null), date: 'Tue, 20 Nov 2040 08:00:00 GMT' }
    await client.request(logout, {})
    expect(serverNow().getUTCFullYear()).toBe(2040)
    answer = ok(null)
    await client.request(logout, {})
    expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(1_000)
  })

  it('says which post the server takes the token for, refused or not', async () => {
    answer = { ...ok({ list: [] }), viewerPost: '98' }
    await client.request(listOrders, {})
    answer = { ...refusal('A00003', '没有权限'), viewerPost: '100' }
    await failure(client.request(listOrders, {}))
    answer = ok({ list: [] })
    await client.request(listOrders, {})
    expect(notifiedPosts).toEqual([
      ['secret', '98'],
      ['secret', '100'],
    ])
  })

  it('is a file for documents, and an error when the file is an envelope', async () => {
    answer = { type: 'application/pdf', body: '%PDF-1.7' }
    expect(await (await client.requestDocument(deliveryNotePdf, { id: '1' })).file.text()).toBe('%PDF-1.7')
    answer = refusal('A00005', '记录不存在')
    expect(await failure(client.requestDocument(deliveryNotePdf, { id: '1' }))).toMatchObject({
      code: 'A00005',
    })
  })

  it.each([
    ['text/html', '<title>Please sign in to this network</title>'],
    ['application/pdf', '<title>Please sign in to this network</title>'],
    ['application/octet-stream', '%PDF-1.7'],
    ['application/pdf', ''],
  ])('is no document when it is %s with %s', async (type, body) => {
    answer = { type, body }
    expect(await failure(client.requestDocument(deliveryNotePdf, { id: '1' }))).toBeInstanceOf(TransportError)
  })

  it('is a refusal when an envelope comes as a document', async () => {
    answer = { ...refusal('A00005', '记录不存在'), type: 'application/pdf' }
    expect(await failure(client.requestDocument(deliveryNotePdf, { id: '1' }))).toMatchObject({
      code: 'A00005',
    })
  })

  it('has the headers a document’s call declares, and no other', async () => {
    const body = Buffer.from('\u0089PNG', 'latin1')
    answer = { type: 'image/png', body, loginTicket: 'of-the-picture' }
    const { headers } = await client.requestDocument(qrCode, {})
    expect(headers).toEqual({ [loginTicketHeader]: 'of-the-picture' })
    answer = { type: 'image/png', body }
    expect((await client.requestDocument(qrCode, {})).headers).toEqual({ [loginTicketHeader]: null })
  })

  it('says how long to wait where a refusal is over by itself', async () => {
    answer = refusal('A00001', '请稍后再试', { retryAfter: 90 })
    expect(await failure(client.request(logout, {}))).toMatchObject({ retryAfter: 90 })
    for (const data of [null, { retryAfter: '90' }, ['retryAfter']]) {
      answer = refusal('A00001', '请稍后再试', data)
      expect(await failure(client.request(logout, {}))).toMatchObject({ retryAfter: null })
    }
  })

  it('is a transport error when nobody answers or nobody understands the answer', async () => {
    answer = 'hang up'
    expect(await failure(client.request(listOrders, {}))).toBeInstanceOf(TransportError)
    answer = { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' }
    expect(await failure(client.request(listOrders, {}))).toMatchObject({
      name: 'TransportError',
      message: expect.stringContaining('502'),
    })
  })

  it('is the reason of the abort when somebody aborted', async () => {
    const controller = new AbortController()
    const promise = failure(client.request(listOrders, {}, { signal: controller.signal }))
    controller.abort()
    const error = await promise
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(messagesToShow(error, { silent: false })).toEqual([])
  })
})

describe('which errors show', () => {
  const shown = async (given: Answer | 'hang up', silent = false) => {
    answer = given
    return messagesToShow(await failure(client.request(listOrders, {})), { silent })
  }

  it.each(['A00001', 'A00003', 'A00005', 'A06002'])('%s shows its message', async (code) => {
    expect(await shown(refusal(code, '原因'))).toEqual(['原因'])
  })

  it('A00001 says Error when it says nothing else, and nothing on a silent call', async () => {
    expect(await shown(refusal('A00001', ''))).toEqual(['Error'])
    expect(await shown(refusal('A00001', '原因'), true)).toEqual([])
    expect(await shown(refusal('A00003', '原因'), true)).toEqual(['原因'])
  })

  it('A00002 shows each message of its list, or its own when the list is empty', async () => {
    expect(await shown(refusal('A00002', '有误', ['甲', '乙']))).toEqual(['甲', '乙'])
    expect(await shown(refusal('A00002', '有误', []))).toEqual(['有误'])
  })

  it('A00004 shows nothing, and a code nobody knows what it says', async () => {
    expect(await shown(refusal('A00004', '登录已失效'))).toEqual([])
    expect(await shown(refusal('20000', '?'))).toEqual(['?'])
    expect(await shown(refusal('20000', ''))).toEqual(['Error'])
  })

  it('transport errors and server faults show', async () => {
    expect(await shown('hang up')).toHaveLength(1)
    expect(await shown(refusal('B00500', '系统繁忙', null, 500))).toEqual(['系统繁忙'])
  })
})
