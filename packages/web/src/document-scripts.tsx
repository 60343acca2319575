import { use } from 'react'
import { answersScript, earlyScript } from './early-script.ts'
import { DocumentContext } from './lib/document.ts'
import { withoutEval } from './lib/without-eval.ts'
import { runAfterPaint } from './run-after-paint.ts'

/**
 * Marks the document when one of its scripts could not be loaded: nothing else here could then explain why
 * the page stays empty. `ui/console-outline.tsx` has what is shown.
 */
export function MissingScripts() {
  const { nonce } = use(DocumentContext)!
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: markMissing }} />
}

const markMissing = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) document.documentElement.dataset.incomplete = ''
}, true)`

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

/**
 * The style sheets of a back-office page. With a first view the server replaces them by the rules it needs, see its
 * `inline-styles.ts`, and they load with the scripts.
 */
export function ConsoleStyles() {
  const { consoleFiles, nonce } = use(DocumentContext)!
  return consoleFiles!.styles.map((href) => <link key={href} rel="stylesheet" href={href} nonce={nonce} />)
}

/** The scripts of a back-office page; with a first view they run once it is visible. */
export function ConsoleScripts() {
  const { consoleFiles, nonce, firstView } = use(DocumentContext)!
  const { entry, modules, styles } = consoleFiles!
  if (firstView !== null)
    return (
      <script
        type="module"
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: runAfterPaint([...modules, entry], styles) }}
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
