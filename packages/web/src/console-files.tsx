import { use } from 'react'
import { DocumentContext } from './lib/document.ts'
import { runAfterPaint } from './run-after-paint.ts'

/** The style sheets of a back-office page. */
export function ConsoleStyles() {
  const { consoleFiles, nonce } = use(DocumentContext)!
  return consoleFiles!.styles.map((href) => <link key={href} rel="stylesheet" href={href} nonce={nonce} />)
}

/** The scripts of a back-office page; with a first view they run once it is visible. */
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
