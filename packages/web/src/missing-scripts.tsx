/**
 * Marks the document when one of its scripts has not come: then nothing else here can say why the page
 * stays empty. What is shown stands in `ui/console-outline.tsx`.
 */
export function MissingScripts({ nonce }: { nonce: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: markMissing }} />
}

const markMissing = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) document.documentElement.dataset.incomplete = ''
}, true)`
