import { use } from 'react'
import { DocumentContext } from './lib/document.ts'
import { withoutEval } from './lib/without-eval.ts'
import { runAfterPaint } from './run-after-paint.ts'

/**
 * The scripts that hydrate a page's islands: their entries, after everything these import. A phone then draws
 * the server's document before it evaluates a script. The server allows this script by its hash.
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
 * A form whose button waits for the script would silently swallow Enter or a press on the button: the attempt
 * is recorded, and `islands/hydrate.tsx` submits the form later.
 */
const rememberPresses = `
const remember = ({ type, key, target }) => {
  const button = target.form?.querySelector('button:not([type]):disabled')
  if (button && (type === 'keydown' ? key === 'Enter' && target.matches('input') : target === button))
    target.form.dataset.pressed = ''
}
addEventListener('keydown', remember)
addEventListener('pointerup', remember)`
