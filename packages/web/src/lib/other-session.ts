import { readUserInfo } from '@bdr/contract/session/calls'
import { shellText } from '@bdr/text/shell'
import { whenReplaced } from './api.ts'
import { createClient } from './client.ts'
import { readToken } from './token.ts'
import { storeToast } from './toasts.ts'

/** Milliseconds for which the page asks whose session it is now. */
const patience = 3_000

/** Whose session this page was drawn for; null until that is known. */
let own: string | null = null

/** From now on the page notices when another person's session replaces theirs. */
export function noteOwnPerson(uid: string): void {
  own = uid
  whenReplaced(() => void followOtherSession())
}

/** The gateway as the browser's session uses it, which is no longer this page's. */
const { request } = createClient({
  origin: '',
  product: () => document.documentElement.dataset.product ?? '',
  token: readToken,
  onSessionInvalid() {},
})

/**
 * Leaves the page for the browser's session that has replaced its own. Where that is another person's, the
 * page says so on theirs: the address may be one that they must not open.
 */
export async function followOtherSession(): Promise<void> {
  try {
    const { uid, name } = await request(readUserInfo, {}, { signal: AbortSignal.timeout(patience) })
    if (own !== null && uid !== own) {
      storeToast('info', shellText.otherPerson(name))
      return location.assign('/dashboard')
    }
  } catch {
    // the next document shows what is wrong
  }
  location.reload()
}
