import { useEffect, type RefObject } from 'react'

/** Pixels of a line, for wheels that count in lines. */
const line = 16

/** Lets a wheel that turns up and down alone scroll a strip, which has no bar to take hold of. */
export function useWheelSideways(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current!
    const onWheel = (event: WheelEvent) => {
      const fits = element.scrollWidth <= element.clientWidth
      // with Ctrl it is the page's zoom
      if (fits || event.deltaX !== 0 || event.ctrlKey) return
      element.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? line : 1)
      event.preventDefault()
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [strip])
}
