import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const serverBuild = `
import { createContext } from 'react-router'
const documentInfo = createContext()
const siteContext = createContext(null)
let renders = 0
const page = (info, site, articles, extra) =>
  '<html data-product="' + info.product + '"><link rel="stylesheet" href="/assets/a-1.css#"/>' +
  '<script nonce="' + info.nonce + '"></script>' + extra +
  (site ? '<p class="_greeting_10ksc_7">' + JSON.stringify([site.visitor, site.frame, articles]) + '</p>' : '') +
  '</html>'
const handle = async (request, status, headers, _router, context) => {
  if (request.url.endsWith('id=fail')) throw new Error('cannot render')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { pathname, search } = new URL(request.url)
  const hydrating = pathname === '/settleApply' ? '<script type="module">import("/assets/hydrated-1.js")</script>' : ''
  const { firstView } = context.get(documentInfo)
  const extra = search + hydrating + ' render ' + ++renders + (firstView?.html ?? '')
  const site = context.get(siteContext)
  const articles = await site?.data.listArticles?.({})
  return new Response(page(context.get(documentInfo), site, articles, extra), { status, headers })
}
const action = async ({ request }) => {
  const name = (await request.formData()).get('name')
  return name === '周敏' ? new Response(null, { status: 303, headers: { location: '/techTransformDetail?id=1&sent=1' } }) : null
}
export const entry = { module: { default: handle, documentInfo, siteContext, handleError() {} } }
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  any: { id: 'any', parentId: 'root', path: '*', module: { default: () => null, action } },
}
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' }
export const assetsBuildDirectory = 'client'
export const basename = '/'
export const future = {}
export const isSpaMode = false
export const prerender = []
export const publicPath = '/'
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
export const ssr = true
`

const firstViewBuild = `
export const tokenEnd = (token) => token.slice(-6)
export async function drawFirstView({ url, isPhone, ask }) {
  if (url.endsWith('=fault')) throw new Error('cannot draw')
  const { searchParams } = new URL(url, 'http://page.invalid')
  const asked = searchParams.get('ask')
  const method = searchParams.get('method') ?? 'GET'
  const data = asked === null ? null : await ask({ path: asked, init: { method } })
  return { html: '<i class="first">' + JSON.stringify({ data, isPhone }) + '</i><b class="_greeting_10ksc_7"></b>', answers: [] }
}
`

export interface TestWebBuild {
  readonly buildDir: string
  remove(): Promise<void>
}

/** A build in the format of the web's: one page that shows the server's data, and counts how often it was rendered. */
export async function testWebBuild(): Promise<TestWebBuild> {
  // below node_modules, so that it can import react-router
  const cache = fileURLToPath(new URL('../../../../../../node_modules/.cache/', import.meta.url))
  await mkdir(cache, { recursive: true })
  const buildDir = await mkdtemp(path.join(cache, 'web-'))
  const assets = path.join(buildDir, 'client', 'assets')
  await mkdir(path.join(buildDir, 'server'))
  await mkdir(assets, { recursive: true })
  await writeFile(path.join(buildDir, 'server', 'index.js'), serverBuild)
  await mkdir(path.join(buildDir, 'server', 'first-view'))
  await writeFile(path.join(buildDir, 'server', 'first-view', 'first-view.js'), firstViewBuild)
  await writeFile(path.join(assets, 'a-1.js'), 'plain')
  await writeFile(path.join(assets, 'a-1.js.br'), 'smaller')
  await writeFile(path.join(assets, 'hydrated-1.js'), 'className = "_hydrated_ab12c_1"')
  await writeFile(
    path.join(assets, 'a-1.css'),
    '._greeting_10ksc_7{color:red}._hydrated_ab12c_1{color:blue}._unused_zz99z_1{}',
  )
  await writeFile(path.join(buildDir, 'islands.json'), '{}')
  await writeFile(path.join(buildDir, 'page-files.json'), '{}')
  return { buildDir, remove: () => rm(buildDir, { recursive: true }) }
}
