import { codes } from '@bdr/contract/errors'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { readUserInfo, scanQrLogin } from '@bdr/contract/session/calls'
import { qrLogin } from '@bdr/contract/session/model'
import type { UserInfo } from '@bdr/contract/session/replies'
import { useEffect, useState } from 'react'
import { request } from '../../lib/api.ts'
import { CallError, TransportError } from '../../lib/call-error.ts'

export type SignInRequest =
  | { readonly at: 'reading' | 'over' | 'password-due' }
  | { readonly at: 'failed'; readonly message: string }
  | {
      readonly at: 'asked'
      readonly requester: ReplyOf<typeof scanQrLogin>
      readonly user: UserInfo
      /** when the request ends, by this phone's clock */
      readonly until: number
    }

/** Whether a refusal means that the code has expired or never existed. */
export const isOver = (error: unknown): boolean =>
  error instanceof CallError && (error.key === 'session.qrExpired' || error.code === codes.invalid)

/** Reads which device requests the sign-in; from then on the ticket belongs to this person. */
export function useSignInRequest(ticket: string): SignInRequest {
  const [asked, setState] = useState<SignInRequest>({ at: 'reading' })
  useEffect(() => {
    void readRequest(ticket).then(setState)
  }, [ticket])
  return asked
}

async function readRequest(ticket: string): Promise<SignInRequest> {
  try {
    const user = await request(readUserInfo, {})
    if (user.mustChangePassword) return { at: 'password-due' }
    const requester = await request(scanQrLogin, { ticket })
    return { at: 'asked', requester, user, until: Date.now() + millisecondsLeft(requester.expiresAt) }
  } catch (error) {
    if (isOver(error)) return { at: 'over' }
    // the page is being loaded again, and then requires to sign in
    if (error instanceof CallError && error.code === codes.sessionInvalid) return { at: 'reading' }
    if (error instanceof CallError || error instanceof TransportError)
      return { at: 'failed', message: error.message }
    throw error
  }
}

/** A phone's clock may be wrong: then the longest possible time is shown, and the gateway decides. */
function millisecondsLeft(expiresAt: string): number {
  const most = qrLogin.seconds * 1_000
  const left = Date.parse(expiresAt) - Date.now()
  return left > 0 && left <= most ? left : most
}
