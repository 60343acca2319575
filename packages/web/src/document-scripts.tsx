import { use } from 'react'
import { answersScript, earlyScript } from './early-script.ts'
import { DocumentContext } from './lib/document.ts'

/**
 * Where the server drew no first view, the document requests the viewer while its scripts still load, and
 * `lib/api.ts` uses the answer.
 */
export function EarlyScript() {
  const info = use(DocumentContext)!
  return <script nonce={info.nonce} dangerouslySetInnerHTML={{ __html: earlyScript(info) }} />
}

/**
 * What the server read to draw the page is in the document, below the drawing: it can be up to 100 KB, and
 * should be parsed after what is visible.
 */
export function FirstAnswers() {
  const { firstView, nonce } = use(DocumentContext)!
  return firstView && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: answersScript(firstView) }} />
}
