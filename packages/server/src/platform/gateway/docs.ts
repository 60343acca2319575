import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from './openapi.ts'

/** `/openapi.json` for machines and `/api-docs` for people. */
export async function apiDocs(app: FastifyInstance, productCode: string): Promise<void> {
  const document = openApi(productCode)
  app.get('/openapi.json', async () => document)
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    await docs.register(swaggerUi, {
      routePrefix: '/api-docs',
      staticCSP: true,
      theme: { title: document.info.title },
      uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
    })
  })
}
