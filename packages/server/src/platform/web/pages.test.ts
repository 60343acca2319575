import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '@bdr/contract/errors'
import { faultPageText } from '@bdr/text/site'
import { localBus } from '../bus.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import { RateLimitExceeded } from '../rate-limit.ts'
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
let mayUpload = true
const everybodyEnters = { enter: async () => () => {} }
/** until it is resolved, one call gets no answer */
const held = Promise.withResolvers<void>()

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
  app.get('/bdr-held', () => held.promise.then(() => ({ code: codes.success, data: {} })))
  await webPages(app, {
    buildDir: build.buildDir,
    bus,
    productCode: 'bdr',
    viewerOf: async (token) => people[token] ?? null,
    admission: {
      enter: async () => {
        if (!mayUpload) throw new RateLimitExceeded(60, false)
        return () => {}
      },
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
  /** Renders the second page: the renderer loads with the first one, which has no first view. */
  const drawn = async (url: string, agent = 'Mozilla/5.0 (X11; Linux)') => {
    const ask = () =>
      app.inject({ url, headers: { cookie: 'Admin-Token=owner', 'user-agent': agent } }).then(({ body }) => {
        const view = /<i class="first">([^<]*)<\/i>/.exec(body)?.[1]
        return view === undefined ? null : (JSON.parse(view) as unknown)
      })
    await expect.poll(() => load('/dashboard', 'owner').then(({ body }) => body)).toContain('class="first"')
    return ask()
  }

  it('are part of the document, with the answers that this person gets', async () => {
    const data = { session: 'Bearer owner' }
    expect(await drawn('/dashboard?ask=/bdr-echo')).toEqual({ data, isPhone: false })
    expect(await drawn('/dashboard?ask=/bdr-echo', 'Mozilla/5.0 (iPhone) Mobile/1')).toEqual({
      data,
      isPhone: true,
    })
  })

  it('include reads made by POST', async () => {
    expect(await drawn('/dashboard?ask=/bdr-read&method=POST')).toMatchObject({
      data: { session: 'Bearer owner' },
    })
  })

  it('contain the rules they need, so that no style sheet is waited for', async () => {
    await drawn('/dashboard')
    const { body, headers } = await load('/dashboard', 'owner')
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!
    expect(body).toContain(`<style nonce="${nonce}">._greeting_10ksc_7{color:red}</style>`)
    expect(body).not.toContain('<link rel="stylesheet"')
    const undrawn = await load('/dashboard?draw=fault', 'owner')
    expect(undrawn.body).toContain('<link rel="stylesheet" href="/assets/a-1.css#"/>')
    expect(undrawn.body).not.toContain('<style')
  })

  it('are omitted if rendering fails, and the page is sent', async () => {
    expect(await drawn('/dashboard?draw=fault')).toBeNull()
    expect((await load('/dashboard?draw=fault', 'owner')).statusCode).toBe(200)
  })

  it('do not delay the first line of the document, by which a browser prepares for the page', async () => {
    await drawn('/dashboard')
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${origin}/dashboard?ask=/bdr-held`, {
      headers: { cookie: 'Admin-Token=owner' },
    })
    const chunks = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    expect((await chunks.read()).value).toBe('<!DOCTYPE html>')
    held.resolve()
    expect((await chunks.read()).value).toContain('class="first"')
  })

  it('do not delay the page if a call hangs', async () => {
    expect(await drawn('/dashboard?ask=/bdr-hang')).toBeNull()
  })
})

describe('page loads', () => {
  it('render the back office with the nonce its policy allows', async () => {
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
  ])('redirect %s with %s to %s', async (url, token, to) => {
    const answer = await load(url, token)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(to)
  })

  it('remove a token that is no longer valid, and leave a cookie for the sign-in page', async () => {
    const answer = await load('/dashboard', 'gone')
    expect(answer.headers.location).toBe('/login?redirect=%2Fdashboard')
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^Admin-Token=; Path=\/; Max-Age=0/),
      expect.stringMatching(/^Session-Ended=1; Path=\/; Max-Age=60; SameSite=Lax$/),
    ])
  })

  it('show the website to visitors whose token is no longer valid', async () => {
    const answer = await load('/', 'gone')
    expect(answer.headers.location).toBe('/')
    // no cookie for the sign-in page: a visitor of the website did not lose anything
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^Admin-Token=; Path=\/; Max-Age=0/)])
    expect((await load('/')).statusCode).toBe(200)
  })

  it('send the same sign-in page to everybody who is redirected to it', async () => {
    const none = await app.inject({ url: '/nowhere', headers: { cookie: 'Session-Ended=1' } })
    expect(none.headers.location).toBe('/404')
    const home = await app.inject({ url: '/?redirect=/dashboard', headers: { cookie: 'Session-Ended=1' } })
    expect(home.body).toBe((await load('/?redirect=/dashboard')).body)
  })

  it('exclude the back office from search engines and caches', async () => {
    const page = await load('/dashboard', 'owner')
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  })

  it('answer 404 with a page for an unknown address', async () => {
    const missing = await load('/404')
    expect(missing.statusCode).toBe(404)
    // unlimited unknown addresses get the same page from the cache
    expect((await load('/404')).body).toBe(missing.body)
  })

  it.each([
    ['/login/?a=1', '/login?a=1'],
    ['/newscenter?column=industry', '/newsCenter?column=industry'],
    ['/NEWSDETAIL/?id=1', '/newsDetail?id=1'],
    ['/orderpart/List', '/orderPart/list'],
  ])('answer %s for %s', async (typed, right) => {
    const answer = await load(typed)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(right)
  })

  it('answer a fault with a page without details', async () => {
    const page = await load('/newsDetail?id=fail')
    expect(page.statusCode).toBe(500)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).not.toContain('cannot render')
  })

  it('end with that page if a back-office page that has begun cannot be rendered', async () => {
    const page = await load('/dashboard?id=fail', 'owner')
    expect(page.body).toContain('<!DOCTYPE html>')
    expect(page.body).toContain(faultPageText.title)
    expect(page.body).not.toContain('cannot render')
  })

  it('ask to come again while the database is unavailable', async () => {
    const away = Fastify()
    await webPages(away, {
      buildDir: build.buildDir,
      bus: localBus(),
      productCode: 'bdr',
      admission: everybodyEnters,
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
  it('contain their style, allowed by its hash, and allow nothing else inline', async () => {
    const page = await load('/fireEle')
    const style = /<style>([^<]*)<\/style>/.exec(page.body)![1]!
    expect(style).toBe('._greeting_10ksc_7{color:red}')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', style, 'base64')}';`)
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).not.toContain('unsafe')
    expect(page.body).not.toContain('<link rel="stylesheet"')
  })

  it('allow the script that hydrates their islands, and contain the style of what the islands render', async () => {
    const page = await load('/settleApply')
    const script = /<script type="module">([^<]*)<\/script>/.exec(page.body)![1]!
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', script, 'base64')}';`)
    expect(page.body).toContain('._hydrated_ab12c_1{color:blue}')
    expect((await load('/fireEle')).body).not.toContain('_hydrated_ab12c_1')
  })

  it('come from the cache until their content changes', async () => {
    const first = await load('/solidWaste')
    expect((await load('/solidWaste?from=mail')).body).toBe(first.body)
    expect((await load('/solidWaste?actIndex=1')).body).not.toBe(first.body)
    bus.publish('content-changed', null)
    const second = await load('/solidWaste')
    expect(second.body).not.toBe(first.body)
    // announcements during an outage of Redis were not received here
    bus.publish('bus-restored', null)
    expect((await load('/solidWaste')).body).not.toBe(second.body)
  })

  it('are not sent again to a browser that has them', async () => {
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
  ])('are sent in the encoding that %s accepts', async (accepted, encoding) => {
    const plain = await load('/waterEle')
    const answer = await app.inject({ url: '/waterEle', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    const body = encoding === undefined ? answer.rawPayload : gunzipSync(answer.rawPayload)
    expect(body.toString()).toBe(plain.body)
    expect(answer.headers.etag === plain.headers.etag).toBe(encoding === undefined)
  })

  it('are rendered separately for a signed-in person, and never cached', async () => {
    const anonymous = await load('/newsCenter')
    expect(anonymous.body).toContain('"signedIn":false')
    const own = await load('/newsCenter', 'owner')
    expect(own.body).toContain('"unread":3')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await load('/newsCenter')).body).toBe(anonymous.body)
    expect((await load('/newsCenter', 'gone')).body).toBe(anonymous.body)
  })

  it.each(['/newsDetail?id=1&preview=1', '/viewIntoBdr?preview=1', '/aboutBdr?preview=1'])(
    'show a preview of %s to operators, and to nobody else',
    async (url) => {
      const preview = await load(url, 'admin')
      expect(preview.body).toContain('"preview":true')
      expect(preview.headers['cache-control']).toBe('private, no-store')
      for (const token of [undefined, 'owner', 'gone'])
        expect((await load(url, token)).body, token).toContain('"preview":false')
      expect((await load(url.replace(/.preview=1/, ''), 'admin')).body).toContain('"preview":false')
    },
  )

  it('without menu and footer are the same for signed-in people', async () => {
    const anonymous = await load('/aboutBdr')
    expect((await load('/aboutBdr', 'owner')).body).toBe(anonymous.body)
  })

  it('require https for later visits if sent over https, and have the common headers', async () => {
    const proxied = Fastify({ trustProxy: true, genReqId: () => 'request-1' })
    await webPages(proxied, {
      ...{ buildDir: build.buildDir, bus, productCode: 'bdr', viewerOf: async () => null },
      admission: everybodyEnters,
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

  it('accept a form without script, and refuse one where there is none', async () => {
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
    // going back shows it again, and no browser asks whether to resend the form
    expect(again.headers['cache-control']).toBe('private, no-cache')
    expect(again.body).toContain('"signedIn":false')
    expect((await send('/techTransformDetail?id=1', 'a'.repeat(70_000))).statusCode).toBe(413)
  })

  it('accept a form with a file, unless too many were uploaded', async () => {
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
    mayUpload = false
    const refused = await send(field)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    mayUpload = true
  })

  it('stay those of a signed-in person while their form has faults', async () => {
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

  it('report the allowed methods', async () => {
    const ask = (method: 'POST' | 'PUT' | 'DELETE' | 'OPTIONS', url: string) => app.inject({ method, url })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await ask(method, '/newsCenter')
      expect([answer.statusCode, answer.headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
    const form = await ask('PUT', '/techTransformDetail?id=1')
    expect([form.statusCode, form.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  it("pass on where a form came from: address, device and the request's id", async () => {
    const readers: SiteReader[] = []
    const server = Fastify({ genReqId: () => 'request-2' })
    await webPages(server, {
      ...{ buildDir: build.buildDir, bus, productCode: 'bdr', viewerOf: async () => null },
      admission: everybodyEnters,
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

describe('addresses that are not pages', () => {
  it('answer unknown calls and files with the envelope', async () => {
    for (const url of ['/bdr-auth/nothing', '/bdr_biz/nothing', '/assets/none.js', '/favicon.ico']) {
      const answer = await load(url)
      expect(answer.statusCode, url).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'B00404' })
    }
    expect((await app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404)
    const typed = await app.inject({ url: '/user.name', headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([typed.statusCode, typed.headers.location]).toEqual([302, '/404'])
  })

  it('redirect a person to /404 for an address that cannot be decoded, and answer a program', async () => {
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

  it('serve immutable files, in the copy that the build compressed', async () => {
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
