import { useCallback, useEffect, useState, type RefObject } from 'react'

/** Pixels of a line, for wheels that count in lines. */
const line = 16

/**
 * A strip without a scroll bar: a vertical wheel scrolls it, and so do the arrows at its ends.
 * @returns whether content is hidden before and after the visible part
 */
export function useStrip(strip: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ earlier: false, later: false })
  const measure = useCallback(() => {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current!
    const earlier = scrollLeft > 1
    const later = scrollLeft + clientWidth < scrollWidth - 1
    setHidden((now) => (now.earlier === earlier && now.later === later ? now : { earlier, later }))
  }, [strip])

  useEffect(() => {
    const element = strip.current!
    const onWheel = (event: WheelEvent) => {
      const fits = element.scrollWidth <= element.clientWidth
      // with Ctrl it zooms the page
      if (fits || event.deltaX !== 0 || event.ctrlKey) return
      element.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1)
      event.preventDefault()
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    // a tab that is added, removed or named changes the width
    const changed = new MutationObserver(measure)
    changed.observe(element, { childList: true, characterData: true, subtree: true })
    element.addEventListener('scroll', measure)
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      resized.disconnect()
      changed.disconnect()
      element.removeEventListener('scroll', measure)
      element.removeEventListener('wheel', onWheel)
    }
  }, [strip, measure])

  const scroll = (direction: -1 | 1) =>
    strip.current!.scrollBy({
      left: direction * strip.current!.clientWidth * 0.8,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  return { ...hidden, scroll }
}
