import { qrCode } from '@bdr/contract/session/calls'
import { loginTicketHeader } from '@bdr/contract/session/model'
import { requestDocument } from '../../lib/api.ts'

export interface QrPicture {
  readonly image: Blob
  /** of this desktop alone; the picture has another one */
  readonly ticket: string
}

/** The picture to scan, and what to ask with how far the phone is. Throws as `request` does. */
export async function fetchQrPicture(signal: AbortSignal): Promise<QrPicture> {
  const { file, headers } = await requestDocument(qrCode, {}, { signal })
  return { image: file, ticket: headers[loginTicketHeader]! }
}
