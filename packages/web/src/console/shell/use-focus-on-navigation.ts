import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { tabKeyOf } from './tags/tabs.ts'

/** After a navigation the keyboard and the screen reader go on in the page, not in the menu. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  // filters change the address of the page somebody is on, another record is another page
  const here = tabKeyOf(useLocation())
  const last = useRef(here)

  useEffect(() => {
    if (last.current === here) return
    last.current = here
    // a page that has put the focus somewhere itself knows better
    if (!main.current!.contains(document.activeElement)) main.current!.focus({ preventScroll: true })
  }, [here])
  return main
}
