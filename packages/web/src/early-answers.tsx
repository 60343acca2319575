import { use } from 'react'
import { useLocation } from 'react-router'
import { EarlyScriptContext } from './lib/document.ts'

/**
 * Every console page needs to know who is there, and a list page its rows. The document asks while
 * its scripts still load, so that the first thing drawn is the page itself; `lib/api.ts` takes the
 * answers. The browser only takes the element over: which calls there are is the server's to know,
 * and no reason to load them.
 */
export function EarlyAnswers({ nonce, product }: { nonce: string; product: string }) {
  const { pathname, search } = useLocation()
  const script = use(EarlyScriptContext)?.(pathname, search, product) ?? ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
