import { useEffect, useState, type RefObject } from 'react'

/**
 * Pixels above and below the window within which rows are rendered: a fast wheel covers less in one frame.
 */
const margin = 800

export interface Nearness {
  near: boolean
  /** the element's height when it was last near, in pixels; null before that */
  height: number | null
}

/** Whether an element is within the window of its `data-scroller` or close to it. */
export function useNearness(element: RefObject<HTMLElement | null>, atFirst = false): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ near: atFirst, height: null })
  useEffect(() => {
    const target = element.current!
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!
        // the focused element must not be removed
        if (!isIntersecting && target.contains(document.activeElement)) return
        setNearness(({ near, height }) => ({
          near: isIntersecting,
          height: near && !isIntersecting ? boundingClientRect.height : height,
        }))
      },
      { root: target.closest('[data-scroller]'), rootMargin: `${margin}px 0px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return nearness
}
