import { use } from 'react'
import { DocumentContext, EarlyScriptContext } from './lib/document.ts'

/**
 * What the server read to draw the page stands in the document. Where it drew none, the document asks who is
 * there while its scripts still load, and `lib/api.ts` takes the answer. The browser only takes the element
 * over.
 */
export function EarlyAnswers({ nonce }: { nonce: string }) {
  const info = use(DocumentContext)
  const script = (info && use(EarlyScriptContext)?.(info)) ?? ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
