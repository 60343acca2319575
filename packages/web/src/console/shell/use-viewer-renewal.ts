import { codes } from '@bdr/contract/errors'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { CallError } from '../../lib/call-error.ts'
import { renewViewer } from '../../lib/session.ts'
import { readToken } from '../../lib/token.ts'
import { logError } from './error-log/error-log.ts'
import { onFailedCall } from './failed-calls.ts'

/** Milliseconds the page may be believed about who is there, before coming back to it asks again. */
const believedFor = 60_000

/**
 * Keeps menu and permissions true without a reload: asks again who this is when an answer says the
 * post does not allow a call, and when somebody comes back to the page after a while. The guard
 * then runs anew, so a page the new post may not see is left.
 */
export function useViewerRenewal(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let askedAt = Date.now()
    let asking = false

    const renew = async () => {
      const token = readToken()
      if (asking || token === null) return
      asking = true
      askedAt = Date.now()
      try {
        if (await renewViewer(token)) await revalidate()
      } catch (error) {
        // the person goes on as before; the next call says what is wrong
        logError('call', error)
      } finally {
        asking = false
      }
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > believedFor) void renew()
    }
    const stopWatching = onFailedCall((error) => {
      if (isRefusedPermission(error)) void renew()
    })
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopWatching()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [revalidate])
}

const isRefusedPermission = (error: unknown) =>
  error instanceof CallError && error.code === codes.noPermission
