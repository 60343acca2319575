/**
 * A module script that fetches files and runs them once the page has been painted: evaluating them would
 * delay that. All are fetched at once, but each is run in a task of its own, so that the page reacts to
 * touches in between.
 * Nothing has been painted in the first frame yet; after it, it has. A page in the background does not wait.
 * A file that cannot be fetched marks the document, see `ui/site/not-loaded.tsx` and
 * `ui/console-outline.tsx`.
 * @param files addresses, in the order in which they are run
 * @param styles addresses of the style sheets that the scripts need
 */
export const runAfterPaint = (files: readonly string[], styles: readonly string[] = []): string => `
const files = ${JSON.stringify(files)}
const runAll = async () => {${styles.map(requestStyle).join('')}
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  for (const file of files) await import(file)
}
const run = () => runAll().catch(() => (document.documentElement.dataset.incomplete = ''))
if (document.hidden) run()
else requestAnimationFrame(() => setTimeout(run))
`

/** A sheet for print applies to nothing yet; `console/main.tsx` waits for its answer and applies it. */
const requestStyle = (href: string): string => `
  {
    const sheet = document.createElement('link')
    Object.assign(sheet, { rel: 'stylesheet', href: ${JSON.stringify(href)}, media: 'print', fetchPriority: 'high' })
    sheet.onload = sheet.onerror = () => (sheet.dataset.answered = '')
    document.head.append(sheet)
  }`
