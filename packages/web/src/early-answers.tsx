import { use } from 'react'
import { useLocation } from 'react-router'
import { DocumentContext, EarlyScriptContext } from './lib/document.ts'

/**
 * Every console page needs to know who is there, and a list page its rows. What the server read to draw
 * the page stands in the document; where it drew none, the document asks while its scripts still load, and
 * `lib/api.ts` takes the answers. The browser only takes the element over: which calls there are is the server's to know,
 * and no reason to load them.
 */
export function EarlyAnswers({ nonce }: { nonce: string }) {
  const { pathname, search } = useLocation()
  const info = use(DocumentContext)
  const script = (info && use(EarlyScriptContext)?.(pathname, search, info)) ?? ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
