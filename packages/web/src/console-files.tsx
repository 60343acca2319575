import { use } from 'react'
import { DocumentContext } from './lib/document.ts'

/** The style sheets of a page of the back office. */
export function ConsoleStyles() {
  const { consoleFiles, nonce } = use(DocumentContext)!
  return consoleFiles!.styles.map((href) => <link key={href} rel="stylesheet" href={href} nonce={nonce} />)
}

/** Its scripts: all come at once, whoever imports them. */
export function ConsoleScripts() {
  const { consoleFiles, nonce } = use(DocumentContext)!
  const { entry, modules } = consoleFiles!
  return (
    <>
      {modules.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <script type="module" src={entry} nonce={nonce} />
    </>
  )
}
