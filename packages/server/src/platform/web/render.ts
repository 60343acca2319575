import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '@bdr/contract/site/data'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'

import type { FirstView } from './first-view.ts'

/** What a document is told by the server. */
interface DocumentInfo {
  nonce: string
  product: string
  islands: Islands
  firstView: FirstView | null
}

/** The scripts of each island of the public pages: its entry, then what that imports. */
type Islands = Readonly<Record<string, readonly string[]>>

/** A page load, as far as pages depend on it: nothing they render depends on a header. */
export interface PageRequest {
  /** path and query */
  readonly url: string
  /** a form that was sent, as it came */
  readonly form?: { readonly mediaType: string; readonly body: string | Buffer<ArrayBuffer> }
}

export interface PageContext {
  readonly nonce: string
  readonly product: string
  /** what a public page may ask; the back office asks its calls */
  readonly site?: Site
  /** a page of the back office as it is before its scripts are there */
  readonly firstView?: FirstView | null
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: string
}

export interface PageRenderer {
  (request: PageRequest, context: PageContext): Promise<RenderedPage>
  /** a drawing of the website as an SVG file; null where there is none of this name */
  drawing(name: string): Promise<string | null>
}

/** The web's build says under which keys its pages look for what they are told. */
interface PageEntry {
  drawingFile(name: string): string | null
  documentInfo: RouterContext<DocumentInfo>
  siteContext: RouterContext<Site>
}

/** Renders pages by a build, or by what `load` answers at the moment of each request. */
export function rendererOf(
  load: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
  islands: Islands,
): PageRenderer {
  const handle = createRequestHandler(load, mode)
  const render = async (request: PageRequest, { nonce, product, site, firstView = null }: PageContext) => {
    const { documentInfo, siteContext } = (await load()).entry.module as unknown as PageEntry
    const context = new RouterContextProvider()
    context.set(documentInfo, { nonce, product, islands, firstView })
    if (site) context.set(siteContext, site)
    const response = await handle(toWebRequest(request), context)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    }
  }
  const drawing = async (name: string) =>
    ((await load()).entry.module as unknown as PageEntry).drawingFile(name)
  return Object.assign(render, { drawing })
}

/** The renderer of a finished build. */
export async function builtRenderer(buildDir: string): Promise<PageRenderer> {
  const build = await importBuild(buildDir)
  const islands = JSON.parse(await readFile(path.join(buildDir, 'islands.json'), 'utf8')) as Islands
  return rendererOf(async () => build, 'production', islands)
}

/** The web's build for the server; asked for again it is there already. */
export async function importBuild(buildDir: string): Promise<ServerBuild> {
  const file = path.join(buildDir, 'server', 'index.js')
  await access(file).catch(() => {
    throw new Error(`the web is not built: ${file} is missing (run npm run build)`)
  })
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

function toWebRequest({ url, form }: PageRequest): Request {
  return new Request(new URL(url, 'http://page.invalid'), {
    method: form === undefined ? 'GET' : 'POST',
    ...(form !== undefined && { body: form.body, headers: { 'content-type': form.mediaType } }),
  })
}
