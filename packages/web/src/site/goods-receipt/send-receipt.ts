import { readNoteByLink, signByLink, uploadByLink } from '@bdr/contract/delivery-notes/link-calls'
import type { GateNote } from '@bdr/contract/delivery-notes/replies'
import { createClient } from '../../lib/client.ts'
import type { Photo } from './stored-receipt.ts'
import type { Waiting } from './receipt-values.ts'

/** A client without a session: a person who is signed in on this phone signs as the receiver, too. */
const { request, requestDocument } = createClient({
  origin: '',
  product: () => document.documentElement.dataset.product ?? '',
  token: () => null,
  onSessionInvalid: () => {},
})

export { requestDocument }

export const readNote = (token: string): Promise<GateNote> => request(readNoteByLink, { token })

/**
 * Sends what was signed: the photographs one after the other, then the receipt. A repeated attempt does not
 * send photographs again that have arrived.
 * @param onPhoto called when a photograph has arrived
 * @throws CallError when it is refused, TransportError when there is no connection
 */
export async function sendReceipt(
  token: string,
  waiting: Waiting,
  photos: readonly Photo[],
  onPhoto: (photo: Photo) => Promise<void>,
) {
  const sent: { fileId: string; noteLineId: string | null }[] = []
  for (const photo of photos) {
    let { fileId } = photo
    if (fileId === null) {
      const file = new File([photo.blob], 'photo.jpg', { type: photo.blob.type })
      ;({ fileId } = await request(uploadByLink, { token }, { file }))
      await onPhoto({ ...photo, fileId })
    }
    sent.push({ fileId, noteLineId: photo.noteLineId })
  }
  return request(signByLink, { token, ...waiting.input, photos: sent })
}
