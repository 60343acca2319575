import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { openApi } from './openapi.ts'

/**
 * `/openapi.json` for machines and `/api-docs` for people. They are written when somebody first
 * asks: most starts never are.
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

/** Nothing foreign, which no plant's network would reach; and no upgrade, where the address is plain http. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** An application of its own, because an application that listens takes no more routes. */
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
