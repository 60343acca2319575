import { createContext, use } from 'react'

/**
 * The modal dialog something stands in; null on the page itself. A modal dialog covers the page and
 * makes it inert, so what opens from within has to stand within.
 */
export const OverlayHost = createContext<HTMLElement | null>(null)

export const useOverlayHost = (): HTMLElement | null => use(OverlayHost)
