import { use, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { readCookie, writeCookie } from '../../lib/cookies.ts'
import { DrawingContext } from '../../lib/first-view.ts'
import { sidebarCookie } from '../../lib/first-paint.ts'

/** The specification's mobile breakpoint in pixels: below it the sidebar is a drawer. */
export const mobileBreakpoint = 992
/** A window may be a fraction of a pixel narrower. */
export const mobileDevice = `(max-width: ${mobileBreakpoint - 0.02}px)`

export interface SidebarState {
  /** on a phone: whether the drawer is open */
  opened: boolean
  mobile: boolean
  toggle(): void
  close(): void
}

/** Whether the sidebar is open: stored on a desktop, initially closed on a phone. */
export function useSidebar(): SidebarState {
  const mobile = useMobile()
  const drawing = use(DrawingContext)
  const [opened, setOpened] = useState(() => drawing?.isSidebarOpen ?? readCookie(sidebarCookie) !== '0')
  const { key } = useLocation()
  // the drawer belongs to the page it was opened on: any navigation closes it
  const [drawerOf, setDrawerOf] = useState<string | null>(null)
  const drawer = drawerOf === key

  const toggle = () => {
    if (mobile) return setDrawerOf(drawer ? null : key)
    writeCookie(sidebarCookie, opened ? '0' : '1', new Date(Date.now() + year))
    setOpened(!opened)
  }
  return { opened: mobile ? drawer : opened, mobile, toggle, close: () => setDrawerOf(null) }
}

const year = 365 * 24 * 60 * 60 * 1000

/** Whether the window is as narrow as a phone's. */
function useMobile(): boolean {
  const isPhone = use(DrawingContext)?.isPhone ?? false
  return useSyncExternalStore(
    onMobileChange,
    () => matchMedia(mobileDevice).matches,
    () => isPhone,
  )
}

function onMobileChange(onChange: () => void): () => void {
  const list = matchMedia(mobileDevice)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
