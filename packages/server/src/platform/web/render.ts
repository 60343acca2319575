import { access } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'

/** What a page is told by the server. */
export interface DocumentInfo {
  nonce: string
  product: string
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: string
}

export type PageRenderer = (request: FastifyRequest, info: DocumentInfo) => Promise<RenderedPage>

/** The web's build says under which key its pages look for the document's info. */
interface PageEntry {
  documentInfo: RouterContext<DocumentInfo>
}

/** Renders pages by a build, or by what `load` answers at the moment of each request. */
export function rendererOf(
  load: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): PageRenderer {
  const handle = createRequestHandler(load, mode)
  return async (request, info) => {
    const { documentInfo } = (await load()).entry.module as unknown as PageEntry
    const context = new RouterContextProvider()
    context.set(documentInfo, info)
    const response = await handle(toWebRequest(request), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  }
}

/** The renderer of a finished build. */
export async function builtRenderer(buildDir: string): Promise<PageRenderer> {
  const file = path.join(buildDir, 'server', 'index.js')
  await access(file).catch(() => {
    throw new Error(`the web is not built: ${file} is missing (run npm run build)`)
  })
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  return rendererOf(async () => build, 'production')
}

/** Pages are read only, and nothing they render depends on a header. */
function toWebRequest(request: FastifyRequest): Request {
  return new Request(new URL(request.url, 'http://page.invalid'), { method: 'GET' })
}
