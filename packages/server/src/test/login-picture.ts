import { fillPath } from '@bdr/contract/kernel/call'
import { qrCode } from '@bdr/contract/session/calls'
import { loginTicketHeader } from '@bdr/contract/session/model'
import type { InjectOptions } from 'fastify'
import { pictureTicketOf } from '../modules/session/ticket.ts'
import type { TestWorld } from './app.ts'

/** Requests a QR code for signing in: its content for the phone, and the desktop's own secret. */
export async function loginPicture(
  world: TestWorld,
  from: Pick<InjectOptions, 'headers' | 'remoteAddress'> = {},
) {
  const answer = await world.app.inject({ ...from, url: fillPath(qrCode.path, { product: 'bdr' }) })
  const secret = answer.headers[loginTicketHeader.toLowerCase()] as string
  const ticket = pictureTicketOf(secret)
  for (const one of [secret, ticket]) world.watch.note(one)
  return { answer, ticket, secret }
}
