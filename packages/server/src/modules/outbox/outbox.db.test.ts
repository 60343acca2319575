import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { listMessages } from '@bdr/contract/messages/calls'
import { listOutbox, retryOutbox } from '@bdr/contract/outbox/calls'
import { buildApp } from '../../app.ts'
import { readEnv } from '../../platform/env.ts'
import { Undeliverable } from '../../platform/outbox.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import type { SmsMessage } from '../sms/sender.ts'
import { queueSms } from '../sms/send.ts'

let world: TestWorld
let app: Awaited<ReturnType<typeof buildApp>>
let admin: Client
/** the carrier's next answer; null: it accepts the message */
let failure: Error | null = null
const sent: SmsMessage[] = []

beforeAll(async () => {
  world = await testWorld()
  // otherwise the world's own application would send these rows
  await world.app.outbox.stop()
  app = await buildApp({
    database: world.database,
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    clock: testClock,
    bus: world.bus,
    adapters: {
      sms: {
        async send(message) {
          if (failure) throw failure
          sent.push(message)
        },
      },
    },
  })
  await app.ready()
  admin = clientOf(app, (await world.as('admin')).token)
})
afterAll(async () => {
  await app.close()
  await world.close()
})
afterEach(async () => {
  await world.database.kysely.deleteFrom('outbox').execute()
  await world.database.kysely.deleteFrom('message').execute()
  failure = null
  sent.length = 0
})

const mobile = '13912345678'
async function notice(to = mobile) {
  await transaction(
    world.database,
    (tx) => queueSms(tx, { mobile: to, template: 'notice', params: { title: '订单' } }),
    { bus: world.bus },
  )
  await app.outbox.drain()
}
async function code() {
  await transaction(
    world.database,
    (tx) => queueSms(tx, { mobile, template: 'code-login', params: { code: '204816', minutes: 5 } }),
    { bus: world.bus },
  )
  await app.outbox.drain()
}
const rows = async (input: Parameters<typeof admin.ok<typeof listOutbox>>[1] = {}) =>
  (await admin.ok(listOutbox, input)).list

it('shows what was sent with a masked recipient, and never the content', async () => {
  await notice()
  await code()
  const answer = await admin.call(listOutbox, {})
  expect(answer.data.list).toMatchObject([
    { template: '登录验证码', recipient: '139****5678', state: 'done', attempts: 1, reason: null },
    { template: '消息提醒', recipient: '139****5678', state: 'done' },
  ])
  expect(JSON.stringify(answer)).not.toMatch(/204816|13912345678/)
})

it('can be filtered by complete mobile or its end, by state and kind', async () => {
  await notice()
  failure = new Error('isp.SYSTEM_ERROR')
  await notice('13700001111')
  expect((await rows({ recipient: mobile })).map((row) => row.recipient)).toEqual(['139****5678'])
  expect((await rows({ recipient: '1111' })).map((row) => row.recipient)).toEqual(['137****1111'])
  expect(await rows({ recipient: '9999' })).toEqual([])
  expect(await rows({ state: 'failing' })).toMatchObject([
    { reason: '短信服务商系统错误（isp.SYSTEM_ERROR）', endedAt: null },
  ])
  expect((await rows({ topic: 'mail' })).length).toBe(0)
})

it('notifies operators once when a carrier fails, however much was given up', async () => {
  failure = new Undeliverable('down')
  await notice()
  await notice('13700001111')
  const { list } = await admin.ok(listMessages, { type: 'system' })
  expect(list).toMatchObject([
    { content: '有短信多次发送失败，已放弃。请在“发送记录”中查看原因并处理。', jumpUrl: '/platform/outbox' },
  ])
  const owner = clientOf(app, (await world.as('owner')).token)
  expect((await owner.ok(listMessages, {})).total).toBe(0)
})

it('sends again once what was given up, and records who requested it', async () => {
  failure = new Undeliverable('isv.AMOUNT_NOT_ENOUGH')
  await notice()
  const [row] = await rows()
  expect(row).toMatchObject({
    state: 'given-up',
    retryBlocked: null,
    reason: '短信余额不足（isv.AMOUNT_NOT_ENOUGH）',
  })
  failure = null
  expect(await admin.ok(retryOutbox, { id: row!.id })).toMatchObject({ state: 'waiting', attempts: 0 })
  await app.outbox.drain()
  expect(sent).toMatchObject([{ mobile, params: { title: '订单' } }])
  expect(await admin.call(retryOutbox, { id: row!.id })).toMatchObject({
    code: 'A06002',
    msg: '只有已放弃的记录才能重新发送',
  })
  const audit = await world.database.kysely
    .selectFrom('audit_log')
    .select(['actor_name', 'subject_name'])
    .where('action', '=', 'outbox.retry')
    .execute()
  expect(audit).toEqual([{ actor_name: 'admin', subject_name: '139****5678' }])
})

it('does not send a code again, and explains why', async () => {
  failure = new Undeliverable('down')
  await code()
  const [row] = await rows()
  expect(row).toMatchObject({ template: '登录验证码', state: 'given-up' })
  const answer = await admin.call(retryOutbox, { id: row!.id })
  expect(answer).toMatchObject({ code: 'A06002', msg: row!.retryBlocked })
})
