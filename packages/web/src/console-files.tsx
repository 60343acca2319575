import { use } from 'react'
import { DocumentContext } from './lib/document.ts'

/** The style sheets of a page of the back office. */
export function ConsoleStyles() {
  const { consoleFiles, nonce } = use(DocumentContext)!
  return consoleFiles!.styles.map((href) => <link key={href} rel="stylesheet" href={href} nonce={nonce} />)
}

/** Its scripts: all are fetched at once, whoever imports them. */
export function ConsoleScripts() {
  const { consoleFiles, nonce, firstView } = use(DocumentContext)!
  const { entry, modules } = consoleFiles!
  if (firstView === null)
    return (
      <>
        <Fetched hrefs={modules} />
        <script type="module" src={entry} nonce={nonce} />
      </>
    )
  return (
    <>
      <Fetched hrefs={[entry, ...modules]} />
      <script type="module" nonce={nonce} dangerouslySetInnerHTML={{ __html: runAfterPaint(entry) }} />
    </>
  )
}

const Fetched = ({ hrefs }: { hrefs: readonly string[] }) =>
  hrefs.map((href) => <link key={href} rel="modulepreload" href={href} />)

/**
 * Beside a first view they run once it is on the screen: reading and running them would hold it back. Before
 * the first frame nothing is drawn yet, after it, it is; nobody waits for a page in the background.
 */
const runAfterPaint = (entry: string): string => `
const run = () => import(${JSON.stringify(entry)}).catch(() => (document.documentElement.dataset.incomplete = ''))
if (document.hidden) run()
else requestAnimationFrame(() => setTimeout(run))
`
