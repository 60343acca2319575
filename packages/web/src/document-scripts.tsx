import { use } from 'react'
import { answersScript, earlyScript } from './early-script.ts'
import { DocumentContext } from './lib/document.ts'

/**
 * Where the server drew no first view, the document asks who is there while its scripts still load, and
 * `lib/api.ts` takes the answer.
 */
export function EarlyScript() {
  const info = use(DocumentContext)!
  return <script nonce={info.nonce} dangerouslySetInnerHTML={{ __html: earlyScript(info) }} />
}

/**
 * What the server read to draw the page stands in the document, below what it drew: that can be up to 100 KB,
 * and is to be read after what is seen.
 */
export function FirstAnswers() {
  const { firstView, nonce } = use(DocumentContext)!
  return firstView && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: answersScript(firstView) }} />
}
