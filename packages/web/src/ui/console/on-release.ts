/**
 * Calls back when the pointer is no longer pressed: lifted, taken by the browser to scroll or drag, or
 * released where the page did not see it.
 * @returns how to stop
 */
export function onRelease(released: () => void): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('pointerup', released, options)
  document.addEventListener('pointercancel', released, options)
  document.addEventListener('pointermove', ({ buttons }) => buttons === 0 && released(), options)
  return () => stop.abort()
}
