import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '@bdr/contract/errors'
import { localBus } from '../bus.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import { NoTurnLeft } from '../rate-limit.ts'
import type { Viewer } from '../viewer.ts'
import { unreadableAddress } from './addresses.ts'
import { webPages } from './pages.ts'
import type { SiteReader } from './site-pages.ts'
import { testWebBuild, type TestWebBuild } from './test/web-build.ts'

const people: Record<string, Viewer> = {
  owner: { staffId: '1', name: '周敏', post: '98', merchantId: '7' },
  driver: { staffId: '2', name: '马师傅', post: '100', merchantId: '7' },
  admin: { staffId: '3', name: '王编辑', post: 'admin', merchantId: null },
}

let build: TestWebBuild
let app: FastifyInstance
const bus = localBus()
let mayBring = true

beforeAll(async () => {
  build = await testWebBuild()
  app = Fastify({ frameworkErrors: unreadableAddress('bdr') })
  app.get('/bdr-echo', async ({ headers }) => ({
    code: codes.success,
    data: { session: headers.authorization },
  }))
  app.post('/bdr-read', async ({ headers }) => ({
    code: codes.success,
    result: { session: headers.authorization },
  }))
  app.get('/bdr-hang', () => new Promise(() => {}))
  await webPages(app, {
    buildDir: build.buildDir,
    bus,
    productCode: 'bdr',
    viewerOf: async (token) => people[token] ?? null,
    admitPhoto: async () => {
      if (!mayBring) throw new NoTurnLeft(60, false)
    },
    siteFor: async ({ viewer, preview }) => ({
      data: {} as never,
      frame: { preview } as never,
      visitor: viewer ? { signedIn: true, unread: 3 } : { signedIn: false },
    }),
  })
})
afterAll(async () => {
  await app.close()
  await build.remove()
})

const load = (url: string, token?: string) =>
  app.inject({ url, headers: token === undefined ? {} : { cookie: `a=1; Admin-Token=${token}` } })

describe('first views', () => {
  /** What draws is loaded with the first page, which goes without. */
  const drawn = async (url: string, agent = 'Mozilla/5.0 (X11; Linux)') => {
    const ask = () =>
      app.inject({ url, headers: { cookie: 'Admin-Token=owner', 'user-agent': agent } }).then(({ body }) => {
        const view = /<i class="first">([^<]*)<\/i>/.exec(body)?.[1]
        return view === undefined ? null : (JSON.parse(view) as unknown)
      })
    await expect.poll(() => load('/dashboard', 'owner').then(({ body }) => body)).toContain('class="first"')
    return ask()
  }

  it('stand in the document with what the calls answered to this person', async () => {
    const data = { session: 'Bearer owner' }
    expect(await drawn('/dashboard?ask=/bdr-echo')).toEqual({ data, isPhone: false })
    expect(await drawn('/dashboard?ask=/bdr-echo', 'Mozilla/5.0 (iPhone) Mobile/1')).toEqual({
      data,
      isPhone: true,
    })
  })

  it('ask for what is read by POST as well', async () => {
    expect(await drawn('/dashboard?ask=/bdr-read&method=POST')).toMatchObject({
      data: { session: 'Bearer owner' },
    })
  })

  it('carry the rules they need, so that no sheet is waited for', async () => {
    await drawn('/dashboard')
    const { body, headers } = await load('/dashboard', 'owner')
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!
    expect(body).toContain(`<style nonce="${nonce}">._greeting_10ksc_7{color:red}</style>`)
    expect(body).toContain(
      '<link media="print" fetchpriority="high" rel="stylesheet" href="/assets/a-1.css#"/>',
    )
    const undrawn = await load('/dashboard?draw=fault', 'owner')
    expect(undrawn.body).toContain('<link rel="stylesheet" href="/assets/a-1.css#"/>')
    expect(undrawn.body).not.toContain('<style')
  })

  it('are left out where drawing them fails, and the page is there', async () => {
    expect(await drawn('/dashboard?draw=fault')).toBeNull()
    expect((await load('/dashboard?draw=fault', 'owner')).statusCode).toBe(200)
  })

  it('do not hold the page when a call of theirs hangs', async () => {
    expect(await drawn('/dashboard?ask=/bdr-hang')).toBeNull()
  })
})

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
    ['/dashboard', undefined, '/?redirect=%2Fdashboard'],
    ['/?redirect=%2FsettleApply', undefined, '/settleApply'],
    ['/orderPart/list?status=pending', undefined, '/?redirect=%2ForderPart%2Flist%3Fstatus%3Dpending'],
    ['/?redirect=%2ForderPart%2Flist%3Fpage%3D2', 'owner', '/orderPart/list?page=2'],
    ['/?redirect=%2ForderPart%2Flist', 'driver', '/dashboard'],
    ['/?redirect=/orderPart/list?keyword=阀', 'owner', '/orderPart/list?keyword=%E9%98%80'],
    ['/?redirect=%2ForderPart%2Flist%3Fa%3D%0D%0AX%3A1', 'owner', '/orderPart/list?a=X:1'],
    ['/?redirect=%2FsettleApply%3Fa%3D%0D%0AX%3A1', undefined, '/settleApply?a=X:1'],
    ['/login?redirect=%2Fdashboard', 'owner', '/?redirect=%2Fdashboard'],
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
    expect(answer.headers.location).toBe('/login?redirect=%2Fdashboard')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^Admin-Token=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^Session-Ended=1; Path=\/; Max-Age=60; SameSite=Lax$/),
    ])
  })

  it('shows the website to whoever comes to it with a token that no longer holds', async () => {
    const answer = await load('/', 'gone')
    expect(answer.headers.location).toBe('/')
    // no word for the sign-in: who reads the website has lost nothing
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^Admin-Token=; Path=\/; Max-Age=0/)])
    expect((await load('/')).statusCode).toBe(200)
  })

  it('is the same page for everybody who is sent to the sign-in', async () => {
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
    const missing = await load('/404')
    expect(missing.statusCode).toBe(404)
    // whoever tries addresses without end gets the same page from memory
    expect((await load('/404')).body).toBe(missing.body)
  })

  it.each([
    ['/login/?a=1', '/login?a=1'],
    ['/newscenter?column=industry', '/newsCenter?column=industry'],
    ['/NEWSDETAIL/?id=1', '/newsDetail?id=1'],
    ['/orderpart/List', '/orderPart/list'],
  ])('knows %s for %s', async (typed, right) => {
    const answer = await load(typed)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(right)
  })

  it('answers a fault with a page that tells nothing', async () => {
    const page = await load('/newsDetail?id=fail')
    expect(page.statusCode).toBe(500)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toContain('cannot render')
  })

  it('asks to come again while the database is away', async () => {
    const away = Fastify()
    await webPages(away, {
      buildDir: build.buildDir,
      bus: localBus(),
      productCode: 'bdr',
      viewerOf: async () => null,
      siteFor: async () => ({
        data: {
          listArticles: async () => {
            throw new DatabaseUnavailable('database unavailable')
          },
        } as never,
        frame: {} as never,
        visitor: { signedIn: false },
      }),
    })
    const page = await away.inject({ url: '/newsCenter' })
    expect(page.statusCode).toBe(503)
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
    expect(page.headers['content-type']).toContain('text/html')
    await away.close()
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

  it('allow what hydrates their islands, and carry the style of what that draws', async () => {
    const page = await load('/settleApply')
    const script = /<script type="module">([^<]*)<\/script>/.exec(page.body)![1]!
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', script, 'base64')}';`)
    expect(page.body).toContain('._hydrated_ab12c_1{color:blue}')
    expect((await load('/fireEle')).body).not.toContain('_hydrated_ab12c_1')
  })

  it('come from memory until what they show changes', async () => {
    const first = await load('/solidWaste')
    expect((await load('/solidWaste?from=mail')).body).toBe(first.body)
    expect((await load('/solidWaste?actIndex=1')).body).not.toBe(first.body)
    bus.publish('content-changed', null)
    const second = await load('/solidWaste')
    expect(second.body).not.toBe(first.body)
    // what was said while Redis was away nobody here has heard
    bus.publish('bus-restored', null)
    expect((await load('/solidWaste')).body).not.toBe(second.body)
  })

  it('are not sent again to who has them', async () => {
    const first = await load('/waterEle')
    expect(first.headers['cache-control']).toBe('no-cache')
    const known = { 'if-none-match': String(first.headers.etag) }
    const again = await app.inject({ url: '/waterEle', headers: known })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(again.headers).not.toHaveProperty('content-length')
    const compressed = await app.inject({
      url: '/waterEle',
      headers: { ...known, 'accept-encoding': 'gzip, br' },
    })
    expect(compressed.statusCode).toBe(200)
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(first.body)
  })

  it.each([
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0, br; q=0.0', undefined],
    ['identity', undefined],
  ])('come as %s is read', async (accepted, encoding) => {
    const plain = await load('/waterEle')
    const answer = await app.inject({ url: '/waterEle', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    const body = encoding === undefined ? answer.rawPayload : gunzipSync(answer.rawPayload)
    expect(body.toString()).toBe(plain.body)
    expect(answer.headers.etag === plain.headers.etag).toBe(encoding === undefined)
  })

  it('are rendered for a signed-in person alone, and cached nowhere', async () => {
    const anonymous = await load('/newsCenter')
    expect(anonymous.body).toContain('"signedIn":false')
    const own = await load('/newsCenter', 'owner')
    expect(own.body).toContain('"unread":3')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await load('/newsCenter')).body).toBe(anonymous.body)
    expect((await load('/newsCenter', 'gone')).body).toBe(anonymous.body)
  })

  it.each(['/newsDetail?id=1&preview=1', '/viewIntoBdr?preview=1', '/aboutBdr?preview=1'])(
    'show %s before it is public to the operator who asks, and to nobody else',
    async (url) => {
      const preview = await load(url, 'admin')
      expect(preview.body).toContain('"preview":true')
      expect(preview.headers['cache-control']).toBe('private, no-store')
      for (const token of [undefined, 'owner', 'gone'])
        expect((await load(url, token)).body, token).toContain('"preview":false')
      expect((await load(url.replace(/.preview=1/, ''), 'admin')).body).toContain('"preview":false')
    },
  )

  it('without menu and footer are the same for whoever is signed in', async () => {
    const anonymous = await load('/aboutBdr')
    expect((await load('/aboutBdr', 'owner')).body).toBe(anonymous.body)
  })

  it('say over https that the next visit is, too, and carry what every answer carries', async () => {
    const proxied = Fastify({ trustProxy: true, genReqId: () => 'request-1' })
    await webPages(proxied, {
      ...{ buildDir: build.buildDir, bus, productCode: 'bdr', viewerOf: async () => null },
      siteFor: async () => ({ data: {} as never, frame: {} as never, visitor: { signedIn: false } }),
    })
    const over = async (protocol: string) =>
      (await proxied.inject({ url: '/fireEle', headers: { 'x-forwarded-proto': protocol } })).headers
    expect(await over('https')).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-request-id': 'request-1',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(await over('http')).not.toHaveProperty('strict-transport-security')
    for (const url of ['/nowhere', '/fireEle/', '/dashboard']) {
      const { headers } = await proxied.inject({ url, headers: { 'x-forwarded-proto': 'https' } })
      expect(headers, url).toHaveProperty('strict-transport-security')
    }
    await proxied.close()
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
    // the way back leads over it, and no browser asks whether to send a form again that it still has
    expect(again.headers['cache-control']).toBe('private, no-cache')
    expect(again.body).toContain('"signedIn":false')
    expect((await send('/techTransformDetail?id=1', 'a'.repeat(70_000))).statusCode).toBe(413)
  })

  it('take a form with a file, from whoever has not brought too many', async () => {
    const boundary = 'of-a-form'
    const send = (body: string) =>
      app.inject({
        method: 'POST',
        url: '/techTransformDetail?id=1',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: body,
      })
    const field = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\n周敏\r\n--${boundary}--\r\n`
    expect((await send(field)).headers.location).toBe('/techTransformDetail?id=1&sent=1')
    mayBring = false
    const refused = await send(field)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    mayBring = true
  })

  it('stay those of a signed-in person when their form has to be put right', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/techTransformDetail?id=1',
      payload: 'name=',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'Admin-Token=owner',
      },
    })
    expect(answer.body).toContain('"unread":3')
  })

  it('say which methods they know', async () => {
    const ask = (method: 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', url: string) => app.inject({ method, url })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await ask(method, '/newsCenter')
      expect([answer.statusCode, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
    const form = await ask('PUT', '/techTransformDetail?id=1')
    expect([form.statusCode, form.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  it('tell whom a form came from: address, device and the number of the request', async () => {
    const readers: SiteReader[] = []
    const server = Fastify({ genReqId: () => 'request-2' })
    await webPages(server, {
      ...{ buildDir: build.buildDir, bus, productCode: 'bdr', viewerOf: async () => null },
      siteFor: async (reader) => {
        readers.push(reader)
        return { data: {} as never, frame: {} as never, visitor: { signedIn: false } }
      },
    })
    await server.inject({
      method: 'POST',
      url: '/techTransformDetail?id=1',
      payload: 'name=',
      remoteAddress: '192.0.2.9',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
      },
    })
    expect(readers.map(({ caller }) => caller)).toMatchObject([
      { address: '192.0.2.9', device: 'Chrome 141 · Windows', requestId: 'request-2' },
    ])
    await server.close()
  })

  it('answer HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/newsCenter' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('')
    expect(answer.headers['content-length']).toBe(String((await load('/newsCenter')).rawPayload.length))
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
