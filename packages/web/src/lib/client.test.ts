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

describe('a request', () => {
  it('puts path, query and headers together', async () => {
    await client.request(listOrders, { pageNum: 2, status: 'pending', buyer: undefined })
    expect(seen.method).toBe('GET')
    expect(seen.url).toBe('/bdr-supplierecology/api/v1/merchant/orders?pageNum=2&status=pending')
    expect(seen.headers.authorization).toBe('Bearer secret')
    expect(seen.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  })

  it('leaves path fields out of the body and sends the idempotency key', async () => {
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

describe('an answer', () => {
  it('resolves to its data', async () => {
    answer = ok({ id: '1' })
    expect(await client.request(readDeliveryNote, { id: '1' })).toEqual({ id: '1' })
  })

  it('rejects with code, text, data and request id for every code but success', async () => {
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

  it('lists the faults of an invalid input by path, the first message of a field first', async () => {
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

  it('reports which token is no longer valid, for every answer in flight', async () => {
    answer = refusal('A00004', '登录已失效')
    await Promise.all(Array.from({ length: 10 }, () => failure(client.request(listOrders, {}))))
    expect(sessionsLost).toEqual(Array.from({ length: 10 }, () => 'secret'))
  })

  it('does not report a lost session when there was no token', async () => {
    token = null
    answer = refusal('A00004', '登录已失效')
    await failure(client.request(listOrders, {}))
    expect(sessionsLost).toEqual([])
  })

  it('reports the server’s time', async () => {
    answer = { ...ok(null), date: 'Tue, 20 Nov 2040 08:00:00 GMT' }
    await client.request(logout, {})
    expect(serverNow().getUTCFullYear()).toBe(2040)
    answer = ok(null)
    await client.request(logout, {})
    expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(1_000)
  })

  it('reports the post of the token’s owner, whether the call was refused or not', async () => {
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
  ])('is not accepted as a document when it is %s with %s', async (type, body) => {
    answer = { type, body }
    expect(await failure(client.requestDocument(deliveryNotePdf, { id: '1' }))).toBeInstanceOf(TransportError)
  })

  it('rejects with the refusal when a document call is answered with an envelope', async () => {
    answer = { ...refusal('A00005', '记录不存在'), type: 'application/pdf' }
    expect(await failure(client.requestDocument(deliveryNotePdf, { id: '1' }))).toMatchObject({
      code: 'A00005',
    })
  })

  it('has the headers that a document’s call declares, and no others', async () => {
    const body = Buffer.from('\u0089PNG', 'latin1')
    answer = { type: 'image/png', body, loginTicket: 'of-the-picture' }
    const { headers } = await client.requestDocument(qrCode, {})
    expect(headers).toEqual({ [loginTicketHeader]: 'of-the-picture' })
    answer = { type: 'image/png', body }
    expect((await client.requestDocument(qrCode, {})).headers).toEqual({ [loginTicketHeader]: null })
  })

  it('has the seconds to wait where a refusal ends by itself', async () => {
    answer = refusal('A00001', '请稍后再试', { retryAfter: 90 })
    expect(await failure(client.request(logout, {}))).toMatchObject({ retryAfter: 90 })
    for (const data of [null, { retryAfter: '90' }, ['retryAfter']]) {
      answer = refusal('A00001', '请稍后再试', data)
      expect(await failure(client.request(logout, {}))).toMatchObject({ retryAfter: null })
    }
  })

  it('rejects with a transport error when there is no answer or one that cannot be understood', async () => {
    answer = 'hang up'
    expect(await failure(client.request(listOrders, {}))).toBeInstanceOf(TransportError)
    answer = { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' }
    expect(await failure(client.request(listOrders, {}))).toMatchObject({
      name: 'TransportError',
      message: expect.stringContaining('502'),
    })
  })

  it('rejects with the reason of the abort when the request was aborted', async () => {
    const controller = new AbortController()
    const promise = failure(client.request(listOrders, {}, { signal: controller.signal }))
    controller.abort()
    const error = await promise
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(messagesToShow(error, { silent: false })).toEqual([])
  })
})

describe('errors that are shown', () => {
  const shown = async (given: Answer | 'hang up', silent = false) => {
    answer = given
    return messagesToShow(await failure(client.request(listOrders, {})), { silent })
  }

  it.each(['A00001', 'A00003', 'A00005', 'A06002'])('%s shows its message', async (code) => {
    expect(await shown(refusal(code, '原因'))).toEqual(['原因'])
  })

  it('shows “Error” for an A00001 without a message, and nothing for a silent call', async () => {
    expect(await shown(refusal('A00001', ''))).toEqual(['Error'])
    expect(await shown(refusal('A00001', '原因'), true)).toEqual([])
    expect(await shown(refusal('A00003', '原因'), true)).toEqual(['原因'])
  })

  it('shows each message in the list of an A00002, or its own when the list is empty', async () => {
    expect(await shown(refusal('A00002', '有误', ['甲', '乙']))).toEqual(['甲', '乙'])
    expect(await shown(refusal('A00002', '有误', []))).toEqual(['有误'])
    expect(await shown(refusal('A00002', '有误', ['', ' ']))).toEqual(['有误'])
    expect(await shown(refusal('A00002', '有误', ['甲', '乙']), true)).toEqual(['甲', '乙'])
  })

  it('shows a sentence for an A00002 that says nothing', async () => {
    for (const data of [[], null, {}, 'text'])
      expect(await shown(refusal('A00002', '', data))).toEqual(['提交的内容有误，请检查后重试'])
  })

  it('says all sentences of an A00002 in one where there is space for one', async () => {
    answer = refusal('A00002', '有误', ['甲', '乙'])
    expect(await failure(client.request(listOrders, {}))).toMatchObject({ message: '甲；乙' })
  })

  it('shows nothing for A00004, and the message of an unknown code', async () => {
    expect(await shown(refusal('A00004', '登录已失效'))).toEqual([])
    expect(await shown(refusal('20000', '?'))).toEqual(['?'])
    expect(await shown(refusal('20000', ''))).toEqual(['Error'])
  })

  it('shows transport errors and server faults', async () => {
    expect(await shown('hang up')).toHaveLength(1)
    expect(await shown(refusal('B00500', '系统繁忙', null, 500))).toEqual(['系统繁忙'])
  })
})
