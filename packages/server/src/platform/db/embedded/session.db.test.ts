import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDataDir } from '../../../test/database.ts'
import { sessionOf } from './session.ts'
import { WireSocket } from './wire-socket.ts'

let folder: Awaited<ReturnType<typeof testDataDir>>
let pglite: PGlite
beforeAll(async () => {
  folder = await testDataDir()
  pglite = await PGlite.create(path.join(folder.dataDir, 'db'))
  await pglite.exec('create table probe (text text)')
})
afterAll(async () => {
  await pglite.close()
  await folder.remove()
})

async function connect(): Promise<pg.Client> {
  const exchange = sessionOf(pglite)
  const client = new pg.Client({
    stream: () => new WireSocket(exchange),
    ssl: false,
    user: 'postgres',
    password: '',
  })
  await client.connect()
  return client
}

test('a new connection finds no open transaction and no prepared statement of the previous one', async () => {
  const insert = { name: 'insert', text: 'insert into probe values ($1)' }
  const first = await connect()
  await first.query('begin')
  await first.query({ ...insert, values: ['abandoned'] })
  await first.end()

  const second = await connect()
  expect((await second.query('select * from probe')).rows).toEqual([])
  await second.query({ ...insert, values: ['kept'] })
  await second.end()

  const third = await connect()
  expect((await third.query('select * from probe')).rows).toEqual([{ text: 'kept' }])
  await third.end()
})

test('the connection can be used after an error', async () => {
  const client = await connect()
  await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  await expect(client.query('select nothing')).rejects.toMatchObject({ code: '42703' })
  expect((await client.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
  await client.end()
})

test('a large answer and a large parameter are transferred completely', async () => {
  const client = await connect()
  const text = '阀门'.repeat(500_000)
  const { rows } = await client.query('select $1::text || $1::text as text', [text])
  expect(rows[0].text).toBe(text + text)
  await client.end()
})
