import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** After a navigation the keyboard and the screen reader go on in the page, not in the menu. */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // a page that has put the focus somewhere itself knows better
    if (!main.current!.contains(document.activeElement)) main.current!.focus({ preventScroll: true })
  }, [pathname])
  return main
}
