/**
 * The maximum that this machine, Fastify, pg and PostgreSQL can do with the product's own SQL: no validation,
 * no rules beyond what the statements need, no presenting. Every request looks its session up, because no
 * real program could do without.
 */
import { createHash, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { listedStatus, pageSize, product } from './scenarios.ts'
import type { Statements } from './statements.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const sql = JSON.parse(process.env.STATEMENTS!) as Statements
const app = Fastify()

type Row = Record<string, string>

async function rows(
  on: pg.Pool | pg.PoolClient,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const result = await on.query<Row>({ name, text, values })
  return result.rows
}

const success = (data: unknown) => ({ code: '00000', msg: '', data })

declare module 'fastify' {
  interface FastifyRequest {
    person: Row
  }
}

app.decorateRequest('person')
app.addHook('onRequest', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length)
  if (token === undefined) return
  const hash = createHash('sha256').update(token).digest()
  const values = sql.viewer.values.map((value) => value ?? hash)
  const [person] = await rows(pool, 'viewer', sql.viewer.sql, values)
  if (!person) return reply.code(401).send()
  request.person = person
})

app.get('/healthz', () => success(null))

const merchant = `/${product}-supplierecology/api/v1/merchant`

app.get(`${merchant}/orders`, async ({ person }) => {
  const merchantId = person['merchant_id']
  const [list, counts] = await Promise.all([
    rows(pool, 'page', sql.list.page, [merchantId, listedStatus, pageSize, 0]),
    rows(pool, 'count', sql.list.count, [['order'], merchantId]),
  ])
  const counted = counts.find(({ status }) => status === listedStatus)
  return success({ list, total: Number(counted?.['count'] ?? 0) })
})

app.get<{ Params: { id: string } }>(`${merchant}/orders/:id`, async ({ person, params: { id } }, reply) => {
  const [record] = await rows(pool, 'record', sql.detail.record, [id, person['merchant_id']])
  return record ? success(record) : reply.code(404).send()
})

interface NewNote {
  lines: { orderLineId: string; quantity: string }[]
  carrier: string
  vehicleNo: string
  driverName: string
  driverPhone: string
}

app.post<{ Body: NewNote }>(`${merchant}/delivery-notes`, async ({ person, body }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const note = await createNote(client, person, body)
    await client.query('commit')
    return success(note)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

async function createNote(client: pg.PoolClient, person: Row, body: NewNote) {
  const ids = body.lines.map((line) => line.orderLineId)
  const quantities = body.lines.map((line) => line.quantity)
  await rows(client, 'lockHeads', sql.create.lockHeads, [ids, person['merchant_id']])
  const lines = await rows(client, 'lockLines', sql.create.lockLines, [ids, person['merchant_id']])
  const { merchant_id, buyer_name, ship_to, receiver_name, receiver_phone } = lines[0]!
  const head = {
    status: 'draft',
    ...{ merchant_id, buyer_name, ship_to, receiver_name, receiver_phone, line_count: lines.length },
    ...{ planned_date: null, expected_date: null, deliverer_id: null },
    ...{ carrier: body.carrier, vehicle_no: body.vehicleNo },
    ...{ driver_name: body.driverName, driver_phone: body.driverPhone },
    ...{ packages: null, gross_weight: null, note: null },
  }
  const { insertNote } = sql.create
  const [note] = await rows(client, 'insertNote', insertNote, inOrderOf(insertNote, head))
  const { id, note_no: noteNo } = note!
  const orderIds = lines.map((line) => line['order_id'])
  await rows(client, 'insertLines', sql.create.insertLines, [
    id,
    orderIds,
    ids,
    quantities,
    ids.map(() => null),
  ])
  await rows(client, 'writeTexts', sql.create.writeTexts, [[id], [id]])
  const writeHistory = (
    name: 'notifyCreated' | 'notifySubmitted',
    action: string,
    from: string | null,
    to: string,
  ) =>
    rows(client, name, sql.create[name], [
      ...['delivery-note', person['staff_id'], person['name']],
      ...[[id], [action], [from], [to], [null], [null], ['[]']],
    ])
  const audit = (
    name: 'auditCreated' | 'auditSubmitted',
    action: string,
    changes: readonly object[] = [],
  ) => {
    const entry = {
      ...{ merchant_id, actor_id: person['staff_id'], actor_name: person['name'] },
      ...{ action: `delivery-note.${action}`, subject_kind: 'delivery-note', subject_id: id },
      ...{ subject_name: noteNo, detail: '{}', changes: JSON.stringify(changes) },
      ...{ address: '127.0.0.1', device: null, request_id: randomUUID() },
    }
    return rows(client, name, sql.create[name], inOrderOf(sql.create[name], entry))
  }
  await writeHistory('notifyCreated', 'create', null, 'draft')
  await audit('auditCreated', 'create')
  await rows(client, 'makeReady', sql.create.makeReady, [[id], ['draft'], ['ready']])
  await writeHistory('notifySubmitted', 'submit', 'draft', 'ready')
  const column = (name: string) => lines.map((line) => line[name])
  const reserved = lines.map((line, index) => Number(line['reserved']) + Number(quantities[index]))
  await rows(client, 'reserve', sql.create.reserve, [
    ...[
      column('id'),
      column('cancelled'),
      column('granted'),
      reserved,
      column('shipped'),
      column('received'),
    ],
  ])
  await rows(client, 'openLink', sql.create.openLink, [30, id])
  await audit('auditSubmitted', 'submit', [{ field: 'status', part: null, before: '草稿', after: '待发货' }])
  return { id, noteNo, status: 'ready' }
}

/**
 * The values in the order in which an insert names their columns, which changes with the product. A column
 * that has no value here is one whose value the text itself makes.
 */
function inOrderOf(insert: string, values: Readonly<Record<string, unknown>>): unknown[] {
  const columns = insert.slice(insert.indexOf('('), insert.indexOf(')')).matchAll(/"(\w+)"/g)
  const names = [...columns].map(([, name]) => name!)
  return names.flatMap((name) => (name in values ? [values[name]] : []))
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
