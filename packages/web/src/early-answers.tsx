import { use } from 'react'
import { earlyScript } from './early-script.ts'
import { DocumentContext } from './lib/document.ts'

/**
 * What the server read to draw the page stands in the document. Where it drew none, the document asks who is
 * there while its scripts still load, and `lib/api.ts` takes the answer.
 */
export function EarlyAnswers() {
  const info = use(DocumentContext)!
  return <script nonce={info.nonce} dangerouslySetInnerHTML={{ __html: earlyScript(info) }} />
}
