import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface Folding {
  readonly fields: RefObject<HTMLDivElement | null>
  /** how many of the fields do not fit into its line */
  readonly hidden: number
}

/**
 * Measures which children of an element do not fit into its first line, where all others are cut off, and keeps focus
 * and screen readers out of them.
 * @param isFolded only then something is cut off
 */
export function useFoldedFields(isFolded: boolean): Folding {
  const fields = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(0)
  useLayoutEffect(() => {
    const element = fields.current
    if (element === null) return undefined
    const measure = () => {
      const children = [...element.children] as HTMLElement[]
      const first = children[0]?.offsetTop ?? 0
      const below = children.map((child) => isFolded && child.offsetTop >= first + children[0]!.offsetHeight)
      children.forEach((child, at) => {
        child.inert = below[at]!
      })
      setHidden(below.filter(Boolean).length)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return { fields, hidden }
}
