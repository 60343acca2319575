import { use } from 'react'
import { answersScript, earlyScript } from './early-script.ts'
import { DocumentContext } from './lib/document.ts'
import { withoutEval } from './lib/without-eval.ts'
import { runAfterPaint } from './run-after-paint.ts'

/**
 * Marks the document when one of its scripts has not come: then nothing else here can say why the page
 * stays empty. What is shown stands in `ui/console-outline.tsx`.
 */
export function MissingScripts() {
  const { nonce } = use(DocumentContext)!
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: markMissing }} />
}

const markMissing = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) document.documentElement.dataset.incomplete = ''
}, true)`

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

/** The style sheets of a page of the back office. */
export function ConsoleStyles() {
  const { consoleFiles, nonce } = use(DocumentContext)!
  return consoleFiles!.styles.map((href) => <link key={href} rel="stylesheet" href={href} nonce={nonce} />)
}

/** Its scripts; beside a first view they run once it is seen. */
export function ConsoleScripts() {
  const { consoleFiles, nonce, firstView } = use(DocumentContext)!
  const { entry, modules } = consoleFiles!
  if (firstView !== null)
    return (
      <script
        type="module"
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: runAfterPaint([...modules, entry]) }}
      />
    )
  return (
    <>
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <script type="module" src={entry} nonce={nonce} />
    </>
  )
}

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
