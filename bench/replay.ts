/**
 * The maximum that Fastify, pg and PostgreSQL can do for the product's reads: the statements the product sent
 * for each address, all at once, without deciding or presenting anything. Every request looks its session up.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import pg from 'pg'
import type { RecordedStatement, Replayed } from './statements.ts'

const { viewer, reads } = JSON.parse(await readFile(process.env.REPLAYED!, 'utf8')) as Replayed
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const app = Fastify()
const names = new Map<string, string>()

async function run({ sql, parameters }: RecordedStatement): Promise<unknown[]> {
  const name = names.get(sql) ?? `s${names.size}`
  names.set(sql, name)
  const { rows } = await pool.query<object>({ name, text: sql, values: [...parameters] })
  return rows
}

app.get('/healthz', () => ({ code: '00000', data: null }))
app.get('/*', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest()
  const [person] = await run({ sql: viewer.sql, parameters: viewer.values.map((value) => value ?? hash) })
  const read = reads[request.url]
  if (!person || !read) return reply.code(404).send()
  return { code: '00000', msg: '', data: await Promise.all(read.map(run)) }
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
