import { createContext, use } from 'react'

/**
 * The modal dialog that contains an element; null on the page itself. A modal dialog covers the page and
 * makes it inert, so overlays opened from within have to be rendered inside it.
 */
export const OverlayHost = createContext<HTMLElement | null>(null)

export const useOverlayHost = (): HTMLElement | null => use(OverlayHost)
