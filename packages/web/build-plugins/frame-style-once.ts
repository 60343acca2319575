import type { Plugin } from 'vite'
import { frameEntry, moduleOf } from './chunks.ts'

/**
 * A part that comes later asks for the frame's style sheet, which every document has: the router calls it
 * `frame.css#` there, so that no page takes it away when it goes, and Vite looks for `frame.css`. It read
 * 90 KB of styles again before the first calendar could be shown. Called the same it is found.
 */
export function frameStyleOnce(): Plugin {
  return {
    name: 'frame-style-once',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      // Vite's own adds what each part needs
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const frame = chunks.find(({ facadeModuleId }) => moduleOf(facadeModuleId ?? '') === frameEntry)
        const [style] = frame?.viteMetadata?.importedCss ?? []
        const asking = chunks.filter(({ code }) => style !== undefined && code.includes(`${style}"`))
        if (asking.length === 0) this.error('no later part asks for the styles of the frame any more')
        for (const chunk of asking) chunk.code = chunk.code.replaceAll(`${style}"`, `${style}#"`)
      },
    },
  }
}
