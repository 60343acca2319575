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

/** What a document is told by the server. */
interface DocumentInfo {
  nonce: string
  product: string
  islands: Islands
  consoleFiles: ConsoleFiles | null
  firstView: FirstView | null
}

/** Addresses of what a page of the back office loads first. */
interface ConsoleFiles {
  readonly entry: string
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** What documents have to name of a build. */
export interface BuiltFiles {
  readonly islands: Islands
  /** null where no page of the back office has this path */
  consoleFiles(path: string): ConsoleFiles | null
}

/** The scripts of each island of the public pages: its entry, then what that imports. */
export type Islands = Readonly<Record<string, readonly string[]>>

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
  { islands, consoleFiles }: BuiltFiles,
): PageRenderer {
  const handle = createRequestHandler(load, mode)
  const render = async (request: PageRequest, { nonce, product, site, firstView = null }: PageContext) => {
    const { documentInfo, siteContext } = (await load()).entry.module as unknown as PageEntry
    const context = new RouterContextProvider()
    const info = { nonce, product, islands, consoleFiles: consoleFiles(splitUrl(request.url)[0]), firstView }
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
  const consoleFiles = (at: string) => consoleFilesOf(filesOfPages, at)
  return rendererOf(async () => build, 'production', { islands, consoleFiles })
}

/** By its module, what each page of the back office loads first: what runs it, then what that and the page import. */
type FilesOfPages = Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
>

function consoleFilesOf(filesOfPages: FilesOfPages, at: string): ConsoleFiles | null {
  const page = pageAt(at)
  const files = page && filesOfPages[`${page.module}.tsx`]
  if (!files) return null
  const addresses = (names: readonly string[]) => names.map((name) => `/${name}`)
  const [entry, ...modules] = addresses(files.scripts)
  return { entry: entry!, modules, styles: addresses(files.styles) }
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
