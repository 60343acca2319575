import { hash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localBus } from '../bus.ts'
import type { Viewer } from '../viewer.ts'
import { unreadableAddress } from './addresses.ts'
import { webPages } from './pages.ts'

const people: Record<string, Viewer> = {
  owner: { staffId: '1', name: '周敏', post: '98', merchantId: '7' },
  driver: { staffId: '2', name: '马师傅', post: '100', merchantId: '7' },
}

let buildDir: string
let app: FastifyInstance
const bus = localBus()

/** A build as the web's: one page, which shows what the server told it. */
const serverBuild = `
import { createContext } from 'react-router'
const documentInfo = createContext()
const siteContext = createContext(null)
let renders = 0
const page = (info, site, extra) =>
  '<html data-product="' + info.product + '"><link rel="stylesheet" href="/assets/a-1.css#"/>' +
  '<script nonce="' + info.nonce + '"></script>' + extra +
  (site ? '<p class="_greeting_10ksc_7">' + JSON.stringify(site.visitor) + '</p>' : '') + '</html>'
const handle = (request, status, headers, _router, context) => {
  if (request.url.endsWith('id=fail')) throw new Error('cannot render')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const extra = new URL(request.url).search + ' render ' + ++renders
  return new Response(page(context.get(documentInfo), context.get(siteContext), extra), { status, headers })
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
  await writeFile(
    path.join(buildDir, 'client', 'assets', 'a-1.css'),
    '._greeting_10ksc_7{color:red}._unused_zz99z_1{}',
  )
  await writeFile(path.join(buildDir, 'islands.json'), '{}')
  app = Fastify({ frameworkErrors: unreadableAddress('bdr') })
  await webPages(app, {
    buildDir,
    bus,
    productCode: 'bdr',
    viewerOf: async (token) => people[token] ?? null,
    siteFor: async ({ viewer }) => ({
      data: {} as never,
      frame: {} as never,
      visitor: viewer ? { signedIn: true, unread: 3 } : { signedIn: false },
    }),
  })
})
afterAll(async () => {
  await app.close()
  await rm(buildDir, { recursive: true })
})

const load = (url: string, token?: string) =>
  app.inject({ url, headers: token === undefined ? {} : { cookie: `a=1; Admin-Token=${token}` } })

describe('page loads', () => {
  it('renders the back office with the nonce its policy allows', async () => {
    const page = await load('/dashboard', 'owner')
    expect(page.statusCode).toBe(200)
    const nonce = /nonce="([^"]+)"/.exec(page.body)![1]!
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(page.body).toContain('data-product="bdr"')
    expect((await load('/dashboard', 'owner')).body).not.toContain(nonce)
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

  it('drops a token that no longer holds, and leaves word of it for the sign-in', async () => {
    const answer = await load('/dashboard', 'gone')
    expect(answer.headers.location).toBe('/login')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^Admin-Token=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^Session-Ended=1; Path=\/; Max-Age=60; SameSite=Lax$/),
    ])
  })

  it('opens the sign-in, for the page that was on the screen, when a session has just ended', async () => {
    const wanted = '/orderPart/orderDetail?id=7'
    const reload = (cookie: string) => app.inject({ url: wanted, headers: { cookie } })
    const ended = await reload('Session-Ended=1')
    expect(ended.headers.location).toBe(`/?redirect=${encodeURIComponent(wanted)}`)
    expect(ended.headers['set-cookie']).toBeUndefined()
    expect((await reload('X-Session-Ended=1')).headers.location).toBe('/')
    // the word of an old one is no matter to somebody who is there
    expect((await reload('Session-Ended=1; Admin-Token=owner')).statusCode).toBe(200)
    const none = await app.inject({ url: '/nowhere', headers: { cookie: 'Session-Ended=1' } })
    expect(none.headers.location).toBe('/404')
    const home = await app.inject({ url: '/?redirect=/dashboard', headers: { cookie: 'Session-Ended=1' } })
    expect(home.body).toBe((await load('/?redirect=/dashboard')).body)
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
    const page = await load('/newsDetail?id=fail')
    expect(page.statusCode).toBe(500)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toContain('cannot render')
  })
})

describe('public pages', () => {
  it('carry their style, named by the policy, and allow nothing inline besides', async () => {
    const page = await load('/fireEle')
    const style = /<style>([^<]*)<\/style>/.exec(page.body)![1]!
    expect(style).toBe('._greeting_10ksc_7{color:red}')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', style, 'base64')}';`)
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).not.toContain('unsafe')
    expect(page.body).not.toContain('<link rel="stylesheet"')
  })

  it('come from memory until what they show changes', async () => {
    const first = await load('/solidWaste')
    expect((await load('/solidWaste?from=mail')).body).toBe(first.body)
    expect((await load('/solidWaste?actIndex=1')).body).not.toBe(first.body)
    bus.publish('content-changed', null)
    expect((await load('/solidWaste')).body).not.toBe(first.body)
  })

  it('are not sent again to who has them', async () => {
    const first = await load('/waterEle')
    expect(first.headers['cache-control']).toBe('no-cache')
    const known = { 'if-none-match': String(first.headers.etag) }
    const again = await app.inject({ url: '/waterEle', headers: known })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const compressed = await app.inject({
      url: '/waterEle',
      headers: { ...known, 'accept-encoding': 'gzip, br' },
    })
    expect(compressed.statusCode).toBe(200)
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(first.body)
  })

  it('are rendered for a signed-in person alone, and kept nowhere', async () => {
    const anonymous = await load('/newsCenter')
    expect(anonymous.body).toContain('"signedIn":false')
    const own = await load('/newsCenter', 'owner')
    expect(own.body).toContain('"unread":3')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await load('/newsCenter')).body).toBe(anonymous.body)
    expect((await load('/newsCenter', 'gone')).body).toBe(anonymous.body)
  })

  it('take a form without script, and nothing where there is none', async () => {
    const send = (url: string, payload: string) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const sent = await send('/techTransformDetail?id=1', 'name=%E5%91%A8%E6%95%8F')
    expect(sent.statusCode).toBe(303)
    expect(sent.headers.location).toBe('/techTransformDetail?id=1&sent=1')
    const again = await send('/techTransformDetail?id=1', 'name=')
    expect(again.statusCode).toBe(200)
    expect(again.headers['cache-control']).toBe('private, no-store')
    expect((await send('/newsCenter', 'name=a')).statusCode).toBe(404)
    expect((await send('/techTransformDetail?id=1', 'a'.repeat(70_000))).statusCode).toBe(413)
  })

  it('answer HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/newsCenter' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
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
    const typed = await app.inject({ url: '/user.name', headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([typed.statusCode, typed.headers.location]).toEqual([302, '/404'])
  })

  it('sends a person to /404 from an address that cannot be decoded, and tells a program', async () => {
    const person = { accept: 'text/html,*/*;q=0.8' }
    for (const url of ['/%zz', '/orderPart/%E0%A4%A', '/%zz?a=1']) {
      const answer = await app.inject({ url, headers: person })
      expect([answer.statusCode, answer.headers.location], url).toEqual([302, '/404'])
      expect((await app.inject({ url })).statusCode, url).toBe(400)
    }
    for (const url of ['/bdr-auth/%zz', '/bdr_biz/%zz', '/assets/%zz'])
      expect((await app.inject({ url, headers: person })).json(), url).toMatchObject({ code: 'B00400' })
    expect((await app.inject({ method: 'POST', url: '/%zz', headers: person })).statusCode).toBe(400)
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
