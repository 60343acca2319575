import { use } from 'react'
import { DocumentContext } from './lib/document.ts'
import { withoutEval } from './lib/without-eval.ts'
import { runAfterPaint } from './run-after-paint.ts'

/**
 * What hydrates a page's islands: their entries, after everything these import. A phone draws what the server
 * sent before it reads a script. The server allows it by its hash.
 */
export function IslandScripts({ names }: { names: readonly string[] }) {
  const { islands, nonce } = use(DocumentContext)!
  if (names.length === 0) return null
  const files = new Set(names.flatMap((name) => (islands[name] ?? []).toReversed()))
  return (
    <script
      type="module"
      {...(nonce !== '' && { nonce })}
      dangerouslySetInnerHTML={{ __html: `\n${withoutEval}${rememberPresses}${runAfterPaint([...files])}` }}
    />
  )
}

/**
 * A form whose button waits for the script would swallow Enter, or a press on the button, without a word:
 * it is remembered, and `islands/hydrate.tsx` sends the form then.
 */
const rememberPresses = `
const remember = ({ type, key, target }) => {
  const button = target.form?.querySelector('button:not([type]):disabled')
  if (button && (type === 'keydown' ? key === 'Enter' && target.matches('input') : target === button))
    target.form.dataset.pressed = ''
}
addEventListener('keydown', remember)
addEventListener('pointerup', remember)`
