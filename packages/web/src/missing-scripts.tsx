/**
 * Marks the document when one of its scripts could not be loaded: nothing else here could then explain why
 * the page stays empty. `ui/console-outline.tsx` has what is shown.
 */
export function MissingScripts({ nonce }: { nonce: string }) {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: markMissing }} />
}

const markMissing = `addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement) document.documentElement.dataset.incomplete = ''
}, true)`
