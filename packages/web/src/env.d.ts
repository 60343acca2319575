declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
interface ImportMeta {
  /** what vite replaces it with */
  readonly env: { readonly DEV: boolean; readonly SSR: boolean }
}

/** The content of a file as text. */
declare module '*?raw' {
  const text: string
  export default text
}

/**
 * The pages of the back office by their keys, each loaded when it is first opened; see
 * `build-plugins/console-pages.ts`.
 */
declare module 'virtual:console-pages' {
  import type { ComponentType } from 'react'
  interface PageModule {
    readonly default: ComponentType
    /** Reads what the page shows first, before it is drawn. @returns another address to go to instead */
    clientLoader?(args: { request: Request }): unknown
  }
  /** by the modules' paths, as the navigation has them */
  const pages: Readonly<Record<string, () => Promise<PageModule>>>
  export default pages
}
