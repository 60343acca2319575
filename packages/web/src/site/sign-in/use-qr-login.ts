import { pollQrLogin, qrCode } from '@bdr/contract/session/calls'
import { loginTicketHeader, qrLogin } from '@bdr/contract/session/model'
import { useEffect, useEffectEvent, useState } from 'react'
import { request, requestDocument } from '../../lib/api.ts'
import { TransportError } from '../../lib/call-error.ts'
import { storeToken } from '../../lib/token.ts'

export type QrState =
  | { readonly at: 'loading' | 'failed' | 'confirmed' }
  | {
      readonly at: 'waiting' | 'scanned' | 'refused' | 'expired'
      readonly url: string
      readonly until: number
    }

/** A code to scan, and the state of the phone's answer. When the phone agrees, the session is stored. */
export function useQrLogin(onEntered: () => Promise<unknown>): QrState {
  const [qr, setQr] = useState<QrState>({ at: 'loading' })
  const entered = useEffectEvent(onEntered)

  useEffect(() => {
    const over = new AbortController()
    let url: string | null = null

    const watch = async () => {
      const { image, ticket } = await fetchQrPicture(over.signal)
      if (over.signal.aborted) return
      url = URL.createObjectURL(image)
      const shown = { url, until: Date.now() + qrLogin.seconds * 1_000 }
      setQr({ at: 'waiting', ...shown })
      while (!over.signal.aborted) {
        await pause(qrLogin.pollSeconds * 1_000, over.signal)
        const { state, accessToken, expiresAt } = await poll(ticket, over.signal)
        if (over.signal.aborted) return
        if (state !== 'confirmed') setQr({ at: state, ...shown })
        if (state === 'confirmed') {
          storeToken(accessToken!, expiresAt!)
          setQr({ at: 'confirmed' })
          await entered()
          return
        }
        if (state !== 'waiting' && state !== 'scanned') return
      }
    }
    watch().catch(() => {
      if (!over.signal.aborted) setQr({ at: 'failed' })
    })
    return () => {
      over.abort()
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [])

  return qr
}

const unanswered = { state: 'waiting', accessToken: null, expiresAt: null } as const

/** A request without an answer is repeated: the phone may have agreed meanwhile. */
async function poll(ticket: string, signal: AbortSignal) {
  return request(pollQrLogin, { ticket }, { signal }).catch((error: unknown) => {
    if (error instanceof TransportError) return unanswered
    throw error
  })
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

interface QrPicture {
  readonly image: Blob
  /** known to this desktop only; the code contains another one */
  readonly ticket: string
}

/** Gets a code to scan, and the ticket to read its state with. Throws as `request` does. */
async function fetchQrPicture(signal: AbortSignal): Promise<QrPicture> {
  const { file, headers } = await requestDocument(qrCode, {}, { signal })
  return { image: file, ticket: headers[loginTicketHeader]! }
}
