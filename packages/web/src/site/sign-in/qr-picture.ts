import { qrCode } from '@bdr/contract/session/calls'
import { loginTicketHeader } from '@bdr/contract/session/model'
import { readPath } from '../../lib/client.ts'

export interface QrPicture {
  readonly image: Blob
  readonly ticket: string
}

/** The picture to scan. Asked for by hand: its ticket comes in a header, which `requestDocument` does not tell. */
export async function fetchQrPicture(signal: AbortSignal): Promise<QrPicture> {
  const path = readPath(qrCode, {}, document.documentElement.dataset.product ?? '')
  const response = await fetch(path, { signal })
  const ticket = response.headers.get(loginTicketHeader)
  if (!response.ok || ticket === null) throw new Error(`the picture was refused with ${response.status}`)
  return { image: await response.blob(), ticket }
}
