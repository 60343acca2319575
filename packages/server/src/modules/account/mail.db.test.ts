import { readNoticePreferences } from '@bdr/contract/account/calls'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { localBus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { transaction } from '../../platform/db/transaction.ts'
import { readEnv } from '../../platform/env.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { clientOf, testClock } from '../../test/app.ts'
import { testPassword, testPasswordHash } from '../../test/people.ts'
import { testDatabase } from '../../test/database.ts'
import { makeMerchant, makeStaff } from '../../test/factories.ts'
import { notify } from '../messages/notify.ts'
import { smtpServer, type SmtpServer } from './test/smtp-server.ts'

let server: SmtpServer
let database: Database
let app: FastifyInstance
let person: Viewer
let log = ''
const password = 'smtp-password-of-the-test'

beforeAll(async () => {
  server = await smtpServer()
  database = await testDatabase()
  const db = database.kysely
  const { id } = await makeMerchant(db, { code: 'M1001', name: '示例阀门', uscc: '91320282MA1XK7Q293' })
  const staff = { account: 'owner', name: '陆明', mobile: '13800000001', post: '98' as const }
  person = await makeStaff(db, { ...staff, merchantId: id, passwordHash: testPasswordHash })
  await db.updateTable('staff').set({ email: 'lu@example.com' }).where('id', '=', person.staffId).execute()
  await db
    .insertInto('notice_preference')
    .values({ staff_id: person.staffId, type: 'order', channel: 'mail', enabled: true })
    .execute()
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'debug',
    // a real database, so that this is not the demo
    DATABASE_URL: 'postgres://not.used/here',
    PUBLIC_URL: 'https://b2b.example.com',
    SMTP_URL: `smtp://bdr:${password}@127.0.0.1:${server.port}`,
    MAIL_FROM: '班德瑞 <notice@example.com>',
  })
  const logTo = { write: (line: string) => void (log += line) }
  app = await buildApp({ database, env, clock: testClock, bus: localBus(), logTo })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
  await server.close()
})

const rows = () => database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute()

it('a notice is offered by mail, sent once the server accepts it, and links to its record', async () => {
  const credentials = { principal: 'owner', credentials: testPassword, sysType: loginSysType } as const
  const { accessToken } = (await clientOf(app, null).ok(login, credentials)) as { accessToken: string }
  const { available } = await clientOf(app, accessToken).ok(readNoticePreferences, {})
  expect(available).toContain('mail')

  server.answers = { RCPT: '451 4.3.0 lu@example.com: try again' }
  await transaction(database, (tx) =>
    notify(
      tx,
      null,
      { staffIds: [person.staffId] },
      {
        type: 'order',
        content: '送货单 <b>SH-1</b> 已全部签收。',
        about: { page: 'deliveryNoteDetail', id: '7' },
      },
    ),
  )
  await app.outbox.drain()
  expect(await rows()).toMatchObject([
    {
      topic: 'mail',
      recipient: 'lu@example.com',
      attempts: 1,
      done_at: null,
      given_up_at: null,
      last_error: 'EENVELOPE 451 4.3.0',
    },
  ])
  expect(server.mails).toEqual([])

  server.answers = {}
  await sql`update outbox set due_at = now()`.execute(database.kysely)
  await app.outbox.drain()
  expect(await rows()).toMatchObject([{ attempts: 2, done_at: expect.any(String) }])
  expect(server.mails).toHaveLength(1)
  const [, text] = /Transfer-Encoding: base64\r\n\r\n([\w+/=\r\n]+)/.exec(server.mails[0]!)!
  expect(Buffer.from(text!, 'base64').toString()).toContain(
    'https://b2b.example.com/orderPart/deliveryOrderDetail?id=7',
  )
})

it('a refused recipient is given up at once, and the log contains neither address nor password', async () => {
  server.answers = { RCPT: '550 5.1.1 <lu@example.com>: no such user' }
  await transaction(database, (tx) =>
    notify(tx, null, { staffIds: [person.staffId] }, { type: 'order', content: '订单已取消。', about: null }),
  )
  await app.outbox.drain()
  expect((await rows()).at(-1)).toMatchObject({
    attempts: 1,
    given_up_at: expect.any(String),
    last_error: 'EENVELOPE 550 5.1.1',
  })
  expect(log).toContain('EENVELOPE 550')
  expect(log).not.toContain('lu@example.com')
  expect(log).not.toContain(password)
})
