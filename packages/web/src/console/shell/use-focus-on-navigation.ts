import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { tabKeyOf } from './tags/tabs.ts'

/** After a navigation, moves keyboard and screen reader to the page instead of the menu. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  // filters change the address of the same page, another record is another page
  const here = tabKeyOf(useLocation())
  const last = useRef(here)

  useEffect(() => {
    if (last.current === here) return
    last.current = here
    // a page that has moved the focus itself is left alone
    if (!main.current!.contains(document.activeElement)) main.current!.focus({ preventScroll: true })
  }, [here])
  return main
}
