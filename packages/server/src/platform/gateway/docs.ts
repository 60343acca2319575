import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { openApi } from './openapi.ts'

/**
 * Serves `/openapi.json` for programs and `/api-docs` for people. Both are generated at the first request, since most
 * processes never need them.
 */
export function apiDocs(app: FastifyInstance, productCode: string): void {
  let written: Promise<FastifyInstance> | null = null
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', 'noindex')
    const docs = await (written ??= docsApp(productCode))
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!)
    docs.routing(request.raw, reply.raw)
  }
  for (const url of ['/openapi.json', '/api-docs', '/api-docs/*']) app.get(url, answer)
  app.addHook('onClose', async () => (await written)?.close())
}

/**
 * A policy without external resources, which a plant's network may block, and without `upgrade-insecure-requests`,
 * since the address may be plain http.
 */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** A separate application, because an application that already listens accepts no further routes. */
async function docsApp(productCode: string): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const document = openApi(productCode)
  const docs = Fastify()
  docs.get('/openapi.json', async () => document)
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
  await docs.register(swaggerUi, {
    routePrefix: '/api-docs',
    staticCSP: policy,
    theme: { title: document.info.title },
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout', validatorUrl: null },
  })
  await docs.ready()
  return docs
}
