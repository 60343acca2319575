import { fillPath } from '@bdr/contract/kernel/call'
import { readUserInfo } from '@bdr/contract/session/calls'
import { tokenCookie } from '@bdr/contract/session/model'

/**
 * Every console page needs to know who is there. The document asks while its scripts still load,
 * which saves a round trip; `lib/api.ts` takes the answer. Runs in the server's document only:
 * a script the browser adds later does not execute.
 */
export function EarlyAnswers({ nonce, product }: { nonce: string; product: string }) {
  const script = askEarly(fillPath(readUserInfo.path, { product }))
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

const askEarly = (path: string) => `{
  const token = document.cookie.match(/(?:^|; )${tokenCookie}=([^;]+)/)?.[1]
  if (token) {
    const headers = { Authorization: 'Bearer ' + decodeURIComponent(token) }
    const answer = fetch(${JSON.stringify(path)}, { headers })
    answer.catch(() => {})
    window.earlyAnswers = { ${JSON.stringify(path)}: answer }
  }
}`
