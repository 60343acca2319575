/**
 * A module script that fetches files and runs them once the page is on the screen: reading and running them
 * would hold it back. All are fetched at once, but each is run on its own: between two the page takes touches.
 *
 * In the first frame nothing is drawn yet; after it, it is. Nobody waits for a page in the background. A file
 * that cannot be fetched marks the document, see `ui/site/not-loaded.tsx` and `ui/console-outline.tsx`.
 * @param files addresses, in the order in which they are run
 */
export const runAfterPaint = (files: readonly string[]): string => `
const files = ${JSON.stringify(files)}
const runAll = async () => {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  for (const file of files) await import(file)
}
const run = () => runAll().catch(() => (document.documentElement.dataset.incomplete = ''))
if (document.hidden) run()
else requestAnimationFrame(() => setTimeout(run))
`
