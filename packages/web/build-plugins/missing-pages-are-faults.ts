import type { Plugin } from 'vite'

const file = /[\\/]react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/
const loadsAgain = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
/** The router waits for ever for the loader of a page whose file it could not fetch: there must be one. */
const fails = 'const fail = () => { throw error }; return { default: fail, clientLoader: fail };'

/**
 * React Router loads the whole document again when a page's file cannot be fetched. Without a connection
 * the browser's own error page would then stand where frame and menu do; with one, the page before
 * would, and the click were lost. Here it is an error of the page: see `console/shell/page-fault.tsx`.
 */
export function missingPagesAreFaults(): Plugin {
  let changed = false
  return {
    name: 'missing-pages-are-faults',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!file.test(id) || !loadsAgain.test(code)) return null
      changed = true
      return { code: code.replace(loadsAgain, fails), map: null }
    },
    buildEnd(error) {
      if (!error && !changed)
        this.error('React Router loads the files of pages in another way than this knows')
    },
  }
}
