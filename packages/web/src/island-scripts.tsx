import { use } from 'react'
import { DocumentContext } from './lib/document.ts'
import { withoutEval } from './lib/without-eval.ts'

/**
 * What hydrates a page's islands: their entries, after everything these import. It is fetched and run once
 * the page is on the screen, so that a phone draws what the server sent before it reads a script. The
 * server allows it by its hash.
 */
export function IslandScripts({ names }: { names: readonly string[] }) {
  const { islands, nonce } = use(DocumentContext)!
  if (names.length === 0) return null
  const files = new Set(names.flatMap((name) => (islands[name] ?? []).toReversed()))
  return (
    <script
      type="module"
      {...(nonce !== '' && { nonce })}
      dangerouslySetInnerHTML={{ __html: hydratingAfterPaint([...files]) }}
    />
  )
}

/**
 * In the first frame nothing is drawn yet; after it, it is. Nobody waits for a page in the background.
 * All files come at once, but each is run on its own: between two the page takes touches.
 *
 * A form whose button waits for the script would swallow Enter, or a press on the button, without a word:
 * it is remembered, and `islands/hydrate.tsx` sends the form then. A script that does not come marks the
 * document, see `ui/site/not-loaded.tsx`.
 */
const hydratingAfterPaint = (files: readonly string[]): string => `
${withoutEval}
const files = ${JSON.stringify(files)}
const remember = ({ type, key, target }) => {
  const button = target.form?.querySelector('button:not([type]):disabled')
  if (button && (type === 'keydown' ? key === 'Enter' && target.matches('input') : target === button))
    target.form.dataset.pressed = ''
}
addEventListener('keydown', remember)
addEventListener('pointerup', remember)
const hydrate = async () => {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  for (const file of files) await import(file)
}
const start = () => hydrate().catch(() => (document.documentElement.dataset.incomplete = ''))
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
`
