import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { doubtEverything } from '../../lib/query.ts'
import { renewViewer, useViewer } from '../../lib/session.ts'
import { readToken } from '../../lib/token.ts'
import { onViewerPost } from '../../lib/viewer-post.ts'
import { logError } from './error-log/error-log.ts'

/** Milliseconds the page may be cached about who is there, before coming back to it asks again. */
const cachedFor = 60_000

/**
 * Keeps menu and permissions true without a reload: asks again who this is when an answer took the
 * person for another post than the page does, and when somebody comes back to the page after a
 * while. The guard then runs anew, so a page the new post may not see is left.
 */
export function useViewerRenewal(): void {
  const { post } = useViewer()
  const { revalidate } = useRevalidator()
  const differs = useEffectEvent((token: string, told: string) => token === readToken() && told !== post)
  useEffect(() => {
    let askedAt = Date.now()
    let asking = false

    const renew = async () => {
      const token = readToken()
      if (asking || token === null) return
      asking = true
      askedAt = Date.now()
      try {
        if (!(await renewViewer(token))) return
        // first away from a page that is no longer theirs, whose data would be refused
        await revalidate()
        doubtEverything()
      } catch (error) {
        // the person goes on as before; the next call says what is wrong
        logError('call', error)
      } finally {
        asking = false
      }
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > cachedFor) void renew()
    }
    const stopListening = onViewerPost((token, told) => {
      if (differs(token, told)) void renew()
    })
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [revalidate])
}
