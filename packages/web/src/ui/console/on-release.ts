/**
 * Calls back when the pointer is released: lifted, taken by the browser to scroll or drag, or released where
 * the page gets no event.
 * @returns a function that stops this
 */
export function onRelease(released: () => void): () => void {
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('pointerup', released, options)
  document.addEventListener('pointercancel', released, options)
  document.addEventListener('pointermove', ({ buttons }) => buttons === 0 && released(), options)
  return () => stop.abort()
}
