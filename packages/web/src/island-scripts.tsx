import { use } from 'react'
import { DocumentContext } from './document.ts'

/**
 * The scripts that wake a page's islands: each entry, and beside it what it is going to import. At the
 * end of the page, which is drawn without them.
 */
export function IslandScripts({ names }: { names: readonly string[] }) {
  const { islands } = use(DocumentContext)!
  const files = names.map((name) => islands[name] ?? [])
  const imported = new Set(files.flatMap(([, ...imports]) => imports))
  const entries = files.flatMap(([entry]) => entry ?? [])
  return (
    <>
      {[...imported].map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      {entries.map((entry) => (
        <script key={entry} type="module" src={entry} fetchPriority="low" />
      ))}
    </>
  )
}
