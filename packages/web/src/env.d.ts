declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
interface ImportMeta {
  /** what vite puts in place of it */
  readonly env: { readonly DEV: boolean; readonly SSR: boolean }
}

/** A file as the text it is. */
declare module '*?raw' {
  const text: string
  export default text
}

/** The pages of the back office by their keys, for the server to draw; see `build-plugins/first-view.ts`. */
declare module 'virtual:console-pages' {
  import type { ComponentType } from 'react'
  const pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>
  export default pages
}
