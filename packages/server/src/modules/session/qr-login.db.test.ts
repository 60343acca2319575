import {
  confirmQrLogin,
  pollQrLogin,
  readUserInfo,
  refuseQrLogin,
  scanQrLogin,
} from '@bdr/contract/session/calls'
import { fillPath } from '@bdr/contract/kernel/call'
import { loginTicketHeader, qrLogin } from '@bdr/contract/session/model'
import qrcode from 'qrcode'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { loginPicture } from '../../test/login-picture.ts'
import { scannedUrl } from './qr-login.ts'

let world: TestWorld
let owner: Client
let sales: Client
let desktop: Client
beforeAll(async () => {
  world = await testWorld()
  ;[owner, sales, desktop] = await Promise.all([world.as('owner'), world.as('sales'), world.as(null)])
})
afterAll(() => world.close())

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

async function picture() {
  const from = { headers: { 'user-agent': chromeOnWindows }, remoteAddress: '203.0.113.8' }
  const { answer, ticket, secret } = await loginPicture(world, from)
  const { headers, rawPayload, statusCode } = answer
  return { statusCode, headers, png: rawPayload, ticket, secret }
}

const poll = (secret: string) => desktop.ok(pollQrLogin, { ticket: secret })
const over = { state: 'expired', accessToken: null, expiresAt: null }

describe('sign-in by QR code', () => {
  it('gives the desktop its token after the phone has confirmed', async () => {
    const { statusCode, headers, png, ticket, secret } = await picture()
    expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' })
    expect(headers['cache-control']).toContain('no-store')
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 400 })
    expect(await poll(secret)).toMatchObject({ state: 'waiting', accessToken: null })

    expect(await owner.ok(scanQrLogin, { ticket })).toMatchObject({
      device: 'Chrome 141 · Windows',
      address: '203.0.113.8',
      place: '',
    })
    expect(await poll(secret)).toMatchObject({ state: 'scanned', accessToken: null })
    await owner.ok(confirmQrLogin, { ticket })

    const confirmed = await poll(secret)
    expect(confirmed).toMatchObject({ state: 'confirmed', expiresAt: expect.any(String) })
    const info = await clientOf(world.app, confirmed.accessToken).ok(readUserInfo, {})
    expect(info.account).toBe('owner')
    expect(await poll(secret)).toEqual(over)
    expect((await owner.call(confirmQrLogin, { ticket })).msg).toBe('二维码已失效，请刷新后重新扫描')
  })

  it("does not expose the desktop's secret in the code", async () => {
    const { png, ticket, secret } = await picture()
    const scanned = await qrcode.toBuffer(scannedUrl('http://localhost:3000', ticket), {
      width: 400,
      margin: 2,
    })
    expect(png.equals(scanned)).toBe(true)
    // by somebody who photographed it
    await owner.ok(scanQrLogin, { ticket })
    await owner.ok(confirmQrLogin, { ticket })
    expect(await poll(ticket)).toEqual(over)
    expect((await sales.call(scanQrLogin, { ticket: secret })).code).toBe('A00001')
    // by the desktop that shows it
    expect(await poll(secret)).toMatchObject({ state: 'confirmed', accessToken: expect.any(String) })
  })

  it('documents the header with the ticket', async () => {
    const description = (await world.app.inject({ url: '/openapi.json' })).json()
    const { responses } = description.paths['/bdr_auth/auth/qr-code'].get
    expect(Object.keys(responses['200'].headers)).toEqual([loginTicketHeader])
  })

  it('is not used up by a request for headers alone', async () => {
    const { ticket, secret } = await picture()
    await owner.ok(scanQrLogin, { ticket })
    await owner.ok(confirmQrLogin, { ticket })
    const url = fillPath(pollQrLogin.path, { product: 'bdr', ticket: secret })
    expect((await world.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect(await poll(secret)).toMatchObject({ state: 'confirmed', accessToken: expect.any(String) })
  })

  it('gives the token to one of two parallel requests', async () => {
    const { ticket, secret } = await picture()
    await owner.ok(scanQrLogin, { ticket })
    await owner.ok(confirmQrLogin, { ticket })
    const answers = await Promise.all([poll(secret), poll(secret), poll(secret)])
    expect(answers.filter((answer) => answer.accessToken !== null)).toHaveLength(1)
  })

  it('ends when the phone refuses', async () => {
    const { ticket, secret } = await picture()
    await owner.ok(scanQrLogin, { ticket })
    await owner.ok(refuseQrLogin, { ticket })
    expect(await poll(secret)).toMatchObject({ state: 'refused', accessToken: null })
    expect((await owner.call(confirmQrLogin, { ticket })).code).toBe('A00001')
  })

  it('can be confirmed only after reading the request, and by the same person', async () => {
    const { ticket } = await picture()
    expect((await owner.call(confirmQrLogin, { ticket })).code).toBe('A00001')
    await owner.ok(scanQrLogin, { ticket })
    expect((await sales.call(scanQrLogin, { ticket })).msg).toBe('该二维码已由其他人扫描')
    expect((await sales.call(confirmQrLogin, { ticket })).msg).toBe('该二维码已由其他人扫描')
    expect((await desktop.call(confirmQrLogin, { ticket })).code).toBe('A00004')
    expect((await owner.call(scanQrLogin, { ticket })).code).toBe('00000')
  })

  it('expires after two minutes, confirmed or not', async () => {
    const db = world.database.kysely
    const pass = async () => {
      const rows = await db.selectFrom('qr_login').selectAll().execute()
      for (const row of rows) {
        const expires_at = new Date(Date.parse(row.expires_at) - qrLogin.seconds * 1_000)
        await db
          .updateTable('qr_login')
          .set({ expires_at })
          .where('ticket_hash', '=', row.ticket_hash)
          .execute()
      }
    }
    const unseen = await picture()
    const confirmed = await picture()
    await owner.ok(scanQrLogin, { ticket: confirmed.ticket })
    await owner.ok(confirmQrLogin, { ticket: confirmed.ticket })
    await pass()
    expect(await poll(unseen.secret)).toEqual(over)
    expect(await poll(confirmed.secret)).toEqual(over)
    expect((await owner.call(scanQrLogin, { ticket: unseen.ticket })).code).toBe('A00001')
  })

  it('does not sign in a person who was disabled meanwhile', async () => {
    const { ticket, secret } = await picture()
    await sales.ok(scanQrLogin, { ticket })
    await sales.ok(confirmQrLogin, { ticket })
    const set = (enabled: boolean) =>
      world.database.kysely
        .updateTable('staff')
        .set({ enabled })
        .where('id', '=', world.viewers.sales.staffId)
        .execute()
    await set(false)
    expect(await poll(secret)).toEqual(over)
    await set(true)
  })

  it('refuses an unknown ticket', async () => {
    expect(await poll('x'.repeat(43))).toEqual(over)
    expect((await desktop.send(pollQrLogin, { ticket: 'short' })).code).toBe('A00002')
  })
})
