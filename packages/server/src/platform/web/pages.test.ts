import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Visitor } from '@bdr/contract/guard'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webPages } from './pages.ts'

const visitors: Record<string, Visitor> = {
  owner: { kind: 'signed-in', post: '98' },
  driver: { kind: 'signed-in', post: '100' },
  gone: { kind: 'invalid' },
}

let buildDir: string
let app: FastifyInstance

/** A build as the web's: one page, which shows what the server told it. */
const serverBuild = `
import { createContext } from 'react-router'
const documentInfo = createContext()
const handle = (request, status, headers, _router, context) => {
  const { nonce, product } = context.get(documentInfo)
  if (request.url.endsWith('?fail')) throw new Error('cannot render')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response('<html data-product="' + product + '"><script nonce="' + nonce + '"></script></html>', { status, headers })
}
export const entry = { module: { default: handle, documentInfo, handleError() {} } }
export const routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  any: { id: 'any', parentId: 'root', path: '*', module: { default: () => null } },
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

beforeAll(async () => {
  // below node_modules, so that it finds react-router
  const cache = fileURLToPath(new URL('../../../../../node_modules/.cache/', import.meta.url))
  await mkdir(cache, { recursive: true })
  buildDir = await mkdtemp(path.join(cache, 'web-'))
  await mkdir(path.join(buildDir, 'server'))
  await mkdir(path.join(buildDir, 'client', 'assets'), { recursive: true })
  await writeFile(path.join(buildDir, 'server', 'index.js'), serverBuild)
  await writeFile(path.join(buildDir, 'client', 'assets', 'a-1.js'), 'plain')
  await writeFile(path.join(buildDir, 'client', 'assets', 'a-1.js.br'), 'smaller')
  app = Fastify()
  await webPages(app, {
    buildDir,
    productCode: 'bdr',
    visitorOf: async (token) => visitors[token] ?? { kind: 'invalid' },
  })
})
afterAll(async () => {
  await app.close()
  await rm(buildDir, { recursive: true })
})

const load = (url: string, token?: string) =>
  app.inject({ url, headers: token === undefined ? {} : { cookie: `a=1; Admin-Token=${token}` } })

describe('page loads', () => {
  it('renders what anybody may see, with the nonce its policy allows', async () => {
    const page = await load('/')
    expect(page.statusCode).toBe(200)
    const nonce = /nonce="([^"]+)"/.exec(page.body)![1]!
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(page.body).toContain('data-product="bdr"')
    expect((await load('/')).body).not.toContain(nonce)
  })

  it.each([
    ['/dashboard', undefined, '/'],
    ['/nowhere', undefined, '/404'],
    ['/nowhere', 'owner', '/404'],
    ['/', 'owner', '/dashboard'],
    ['/login', 'owner', '/'],
    ['/orderPart/list', 'driver', '/401'],
    ['//elsewhere.example/', undefined, '/404'],
  ])('sends %s of %s to %s', async (url, token, to) => {
    const answer = await load(url, token)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(to)
  })

  it('drops a token that no longer holds', async () => {
    const answer = await load('/dashboard', 'gone')
    expect(answer.headers.location).toBe('/login')
    expect(answer.headers['set-cookie']).toMatch(/^Admin-Token=; Path=\/; Max-Age=0/)
  })

  it('keeps the back office out of search engines and caches', async () => {
    const page = await load('/dashboard', 'owner')
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  })

  it('says 404 on the page for what does not exist', async () => {
    expect((await load('/404')).statusCode).toBe(404)
  })

  it('takes the slash off the end', async () => {
    const answer = await load('/login/?a=1')
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe('/login?a=1')
  })

  it('answers a fault with a page that tells nothing', async () => {
    const page = await load('/?fail')
    expect(page.statusCode).toBe(500)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toContain('cannot render')
  })
})

describe('what is no page', () => {
  it('answers unknown calls and files with the envelope', async () => {
    for (const url of ['/bdr-auth/nothing', '/bdr_biz/nothing', '/assets/none.js', '/favicon.ico']) {
      const answer = await load(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'B00404' })
    }
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404)
  })

  it('serves files for ever, in the copy the build compressed', async () => {
    const answer = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.body).toBe('smaller')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await app.inject({ url: '/assets/a-1.js' })).body).toBe('plain')
    expect((await app.inject({ url: '/assets/a-1.js.br' })).statusCode).toBe(404)
  })
})
