import { useEffect, useState, type RefObject } from 'react'

/** Pixels above and below the window within which rows are drawn: a fast wheel covers less in a frame. */
const margin = 800

export interface Nearness {
  near: boolean
  /** how high the element was when it was last near, in pixels; null before that */
  height: number | null
}

/** Whether an element is in its `data-scroller`'s window or close to it. */
export function useNearness(element: RefObject<HTMLElement | null>, atFirst = false): Nearness {
  const [nearness, setNearness] = useState<Nearness>({ near: atFirst, height: null })
  useEffect(() => {
    const target = element.current!
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!
        // what the keyboard stands on is not taken away
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
