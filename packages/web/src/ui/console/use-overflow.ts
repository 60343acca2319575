import { useEffect, useRef, type RefObject } from 'react'

/**
 * Marks a frame `data-wide` while what it holds does not fit into its width, so that only then it
 * becomes a scroll container: a head sticks to the window only as long as there is none around it.
 */
export function useOverflow(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const outer = frame.current!
    const inner = outer.firstElementChild as HTMLElement
    // observers are told after layout and before painting: nothing is measured twice, nothing flickers
    const observer = new ResizeObserver(() => {
      outer.toggleAttribute('data-wide', inner.offsetWidth > outer.clientWidth)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return frame
}
