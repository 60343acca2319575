import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageAt } from '@bdr/contract/navigation'
import type { Site } from '@bdr/contract/site/data'
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import { splitUrl } from './addresses.ts'
import type { FirstView } from './first-view.ts'

/** The data a document gets from the server. */
interface DocumentInfo {
  nonce: string
  product: string
  islands: Islands
  consoleFiles: ConsoleFiles | null
  firstView: FirstView | null
}

/** Addresses of the files that a page of the back office loads first. */
interface ConsoleFiles {
  readonly entry: string
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** The parts of a build that documents refer to. */
export interface BuiltFiles {
  readonly islands: Islands
  /** null if no page of the back office has this path */
  consoleFiles(path: string, search: string): ConsoleFiles | null
}

/** The scripts of each island of the public pages: its entry, followed by its imports. */
export type Islands = Readonly<Record<string, readonly string[]>>

/** A page load. Rendering depends on nothing else, in particular on no header. */
export interface PageRequest {
  /** path and query */
  readonly url: string
  /** a submitted form as received */
  readonly form?: { readonly mediaType: string; readonly body: string | Buffer<ArrayBuffer> }
}

export interface PageContext {
  readonly nonce: string
  readonly product: string
  /** the data a public page can request; the back office uses its calls */
  readonly site?: Site
  /** a page of the back office rendered before its scripts load */
  readonly firstView?: FirstView | null
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: string
}

export interface PageRenderer {
  (request: PageRequest, context: PageContext): Promise<RenderedPage>
  /** a drawing of the website as an SVG file; null if there is none with this name */
  drawing(name: string): Promise<string | null>
}

/** The exports of the web's build, including the keys under which its pages find the server's data. */
interface PageEntry {
  drawingFile(name: string): string | null
  documentInfo: RouterContext<DocumentInfo>
  siteContext: RouterContext<Site>
}

/** Renders pages with a build, or with what `load` returns at each request. */
export function rendererOf(
  load: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
  { islands, consoleFiles }: BuiltFiles,
): PageRenderer {
  const handle = createRequestHandler(load, mode)
  const render = async (request: PageRequest, { nonce, product, site, firstView = null }: PageContext) => {
    const { documentInfo, siteContext } = (await load()).entry.module as unknown as PageEntry
    const context = new RouterContextProvider()
    const info = { nonce, product, islands, consoleFiles: consoleFiles(...splitUrl(request.url)), firstView }
    context.set(documentInfo, info)
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
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(buildDir, file), 'utf8'))
  const islands = (await read('islands.json')) as Islands
  const filesOfPages = (await read('page-files.json')) as FilesOfPages
  const consoleFiles = (at: string, search: string) => consoleFilesOf(filesOfPages, at, search)
  return rendererOf(async () => build, 'production', { islands, consoleFiles })
}

/**
 * For each module of a back office page, the files it loads first: the runtime, followed by its and the page's imports.
 */
type FilesOfPages = Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
>

function consoleFilesOf(filesOfPages: FilesOfPages, at: string, search: string): ConsoleFiles | null {
  const page = pageAt(at, search)
  const files = page && filesOfPages[`${page.module}.tsx`]
  if (!files) return null
  const addresses = (names: readonly string[]) => names.map((name) => `/${name}`)
  const [entry, ...modules] = addresses(files.scripts)
  return { entry: entry!, modules, styles: addresses(files.styles) }
}

/** The web's build for the server; it is loaded once. */
export async function importBuild(buildDir: string): Promise<ServerBuild> {
  const file = path.join(buildDir, 'server', 'index.js')
  await access(file).catch(() => {
    throw new Error(`the web is not built: ${file} is missing (npm start builds it)`)
  })
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

function toWebRequest({ url, form }: PageRequest): Request {
  return new Request(new URL(url, 'http://page.invalid'), {
    method: form === undefined ? 'GET' : 'POST',
    ...(form !== undefined && { body: form.body, headers: { 'content-type': form.mediaType } }),
  })
}
