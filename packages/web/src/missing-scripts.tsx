/**
 * Marks the document when one of its scripts has not come: then nothing else here can say why the page
 * stays empty. What is shown stands in `ui/console-outline.tsx`.
 */
export function MissingScripts({ nonce }: { nonce: string }) {
  const script = import.meta.env.SSR ? markMissing : ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

const markMissing = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) document.documentElement.dataset.incomplete = ''
}, true)`
