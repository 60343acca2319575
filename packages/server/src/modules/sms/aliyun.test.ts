import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { smsTemplates, type SmsTemplate } from '@bdr/text/sms'
import type { SmsSettings } from '../../platform/env-adapters.ts'
import { Undeliverable } from '../../platform/outbox.ts'
import { aliyunSender } from './aliyun-sender.ts'
import { signedHeaders } from './aliyun-signature.ts'

it('signs like the example in the documentation', () => {
  const { authorization } = signedHeaders(
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: {
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      },
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
    { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
  )
  expect(authorization).toMatch(/Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/)
})

describe('sending', () => {
  let carrier: Server
  let settings: SmsSettings
  let answer: { status: number; body: string }
  let requests: { query: URLSearchParams; request: IncomingMessage }[]

  beforeAll(async () => {
    carrier = createServer((request, response) => {
      requests.push({ query: new URL(request.url!, 'http://carrier').searchParams, request })
      response.writeHead(answer.status).end(answer.body)
    })
    await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve))
    settings = {
      endpoint: `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`,
      accessKey: { id: 'key-of-the-test', secret: 'secret-of-the-test' },
      signName: '班德瑞',
      templates: Object.fromEntries(Object.keys(smsTemplates).map((key) => [key, `SMS_${key}`])) as Record<
        SmsTemplate,
        string
      >,
    }
  })
  afterAll(() => new Promise((resolve) => carrier.close(resolve)))
  beforeEach(() => {
    requests = []
    answer = { status: 200, body: '{"Code":"OK","Message":"OK","BizId":"1","RequestId":"r"}' }
  })

  const send = () =>
    aliyunSender(settings).send(
      { mobile: '13800138001', template: 'code-login', params: { code: '012345', minutes: 5 } },
      AbortSignal.timeout(5_000),
    )

  it('passes number, signature name, template and its values as text, signed', async () => {
    await send()
    const { query, request } = requests[0]!
    expect(request.method).toBe('POST')
    expect(Object.fromEntries(query)).toEqual({
      PhoneNumbers: '13800138001',
      SignName: '班德瑞',
      TemplateCode: 'SMS_code-login',
      TemplateParam: '{"code":"012345","minutes":"5"}',
    })
    const header = (name: string) => String(request.headers[name])
    const expected = signedHeaders(
      {
        host: header('host'),
        action: 'SendSms',
        version: '2017-05-25',
        query: Object.fromEntries(query),
        date: header('x-acs-date'),
        nonce: header('x-acs-signature-nonce'),
      },
      settings.accessKey,
    )
    expect(request.headers).toMatchObject(expected)
    expect(Math.abs(Date.parse(header('x-acs-date')) - Date.now())).toBeLessThan(60_000)
  })

  it('uses a different nonce every time', async () => {
    await send()
    await send()
    expect(new Set(requests.map(({ request }) => request.headers['x-acs-signature-nonce'])).size).toBe(2)
  })

  it('fails with only the code, because the message may contain the mobile', async () => {
    answer = { status: 200, body: '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"13800138001 …"}' }
    const failure = await send().catch((error: unknown) => error)
    expect(failure).toEqual(new Error('isv.BUSINESS_LIMIT_CONTROL'))
    expect(failure).not.toBeInstanceOf(Undeliverable)
  })

  it('reports that trying again cannot help', async () => {
    answer = { status: 400, body: '{"Code":"isv.MOBILE_NUMBER_ILLEGAL"}' }
    await expect(send()).rejects.toBeInstanceOf(Undeliverable)
  })

  it.each(['', '<html>', '{"Code":3}'])('treats the answer %j as a failed transmission', async (body) => {
    answer = { status: 502, body }
    await expect(send()).rejects.toEqual(new Error('HTTP 502'))
  })
})
