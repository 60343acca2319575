import type { Plugin, Rolldown } from 'vite'

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
        const styles = chunks.filter(({ name }) => name === 'frame').flatMap(stylesOf)
        if (styles.length !== 1) this.error(`the frame has ${styles.length} style sheets instead of one`)
        const [style] = styles
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`${style}"`, `${style}#"`)
      },
    },
  }
}

const stylesOf = (chunk: Rolldown.OutputChunk) => [...(chunk.viteMetadata?.importedCss ?? [])]
