/** The maximum that this machine and Fastify can do with one page of the website: its bytes, its headers. */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

const headers = JSON.parse(process.env.SITE_HEADERS!) as Record<string, string>
const body = readFileSync(process.env.SITE_BODY!)
const app = Fastify()

app.get(process.env.SITE_PATH!, (_request, reply) => reply.headers(headers).send(body))
app.get('/healthz', () => ({ status: 'ok' }))

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void app.close())
