import { useEffect, useReducer, type RefObject } from 'react'

/** A field that is wrong, or a sentence about several that takes the cursor in their stead. */
const faults = '[aria-invalid="true"], [data-fault]'
/** What is typed again where the whole was refused, such as a password. */
const retry = '[data-retry]'

/** Answers a function that puts the cursor on the first field that is wrong, once the page shows it. */
export function useFocusFirstFault(within: RefObject<HTMLElement | null>): () => void {
  const [asked, ask] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (asked === 0) return
    const field = (selector: string) => within.current?.querySelector<HTMLElement>(selector)
    const first = field(faults) ?? field(retry)
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement && first.matches(retry)) first.select()
    // to the middle: at the edges bars that stay in sight would cover it
    first?.scrollIntoView({ block: 'center' })
  }, [asked, within])
  return ask
}
