/** Milliseconds in which the page draws what was put in place. */
const drawing = 300
/** Milliseconds a changed place stays marked. */
const marked = 2_000

/**
 * Puts something else in place and marks for a moment where the page's words have changed. A page that
 * follows what is under way (`data-live`) changes all the time: nothing of it is marked.
 */
export function showChanges(apply: () => void): void {
  const page = document.querySelector('main')
  if (!page || page.querySelector('[data-live]')) return apply()
  const places = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const place of placesOf(record)) places.add(place)
  })
  observer.observe(page, { childList: true, characterData: true, subtree: true })
  apply()
  setTimeout(() => {
    observer.disconnect()
    for (const place of places) if (place.isConnected && !isWithin(place, places)) mark(place)
  }, drawing)
}

function placesOf({ type, target, addedNodes }: MutationRecord): Element[] {
  if (type === 'characterData') return target.parentElement ? [placeOf(target.parentElement)] : []
  return [...addedNodes].map((node) => (node instanceof Element ? placeOf(node) : placeOf(target as Element)))
}

/** The cell, fact or entry that holds it. */
const placeOf = (element: Element): Element => element.closest('td, dd, tr, li') ?? element

const isWithin = (place: Element, places: ReadonlySet<Element>): boolean => {
  for (let above = place.parentElement; above; above = above.parentElement) if (places.has(above)) return true
  return false
}

function mark(place: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const color = 'color-mix(in srgb, var(--accent) 24%, transparent)'
  place.animate([{ backgroundColor: color }, { backgroundColor: 'transparent' }], {
    duration: marked,
    // without motion it goes at once when its time is over
    easing: still ? 'steps(1, end)' : 'ease-in',
  })
}
