import type { Plugin } from 'vite'
import { librariesName } from './chunks.ts'

const runtimeModule = '\0rolldown/runtime.js'

/**
 * Moves the bundler's runtime, three short functions in a file of its own, into the libraries' file, which
 * needs it anyway: every page would request both.
 */
export function runtimeWithLibraries(): Plugin {
  return {
    name: 'runtime-with-libraries',
    // the libraries' file differs with it, and needs a new name because browsers cache by name
    augmentChunkHash: ({ name }) => (name === librariesName ? 'with the runtime' : undefined),
    generateBundle: {
      // Vite's plugin adds the files that each file preloads
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ moduleIds }) => moduleIds.join() === runtimeModule)
        const libraries = chunks.find(({ name }) => name === librariesName)
        const [, body, exported] = /^(.*)export\{(.*)\};?\s*$/s.exec(runtime?.code ?? '') ?? []
        if (!runtime || !libraries || body === undefined)
          return this.error('the bundler’s runtime is no longer a file of its own')

        const helpers = namesIn(exported!)
        const record = helpers.map(([local, name]) => `${exportOf(name)}:${local}`).join()
        const names = helpers.map(([, name]) => exportOf(name)).join()
        const inLibraries = (taken: Names) =>
          `const{${names}}=(()=>{${body}return{${record}}})(),` +
          `${taken.map(([name, local]) => `${local}=${exportOf(name)}`).join()};`
        const fromLibraries = (taken: Names) =>
          `import{${taken.map(([name, local]) => `${exportOf(name)} as ${local}`).join()}}from"./${fileOf(libraries.fileName)}";`
        const importing = new RegExp(`import\\{([^}]*)\\}from"\\./${fileOf(runtime.fileName)}";`)

        for (const chunk of chunks) {
          const instead = chunk === libraries ? inLibraries : fromLibraries
          chunk.code = chunk.code
            .replace(importing, (_all, taken: string) => instead(namesIn(taken)))
            // preloaded files are listed by their file names
            .replaceAll(runtime.fileName, libraries.fileName)
          if (chunk !== runtime && chunk.code.includes(fileOf(runtime.fileName)))
            this.error(`${chunk.fileName} imports the bundler’s runtime in an unknown way`)
        }
        libraries.code = libraries.code.replace(/export\{(?=[^{}]*\};?\s*$)/, () => `export{${names},`)
        delete bundle[runtime.fileName]
      },
    },
  }
}

type Names = readonly (readonly [name: string, as: string])[]

/** Reads `a as b,c as d`, as minified files import and export. */
const namesIn = (list: string): Names =>
  list.split(',').map((each) => {
    const [name, as = name] = each.split(' as ')
    return [name!, as!]
  })

/** Longer than any name that a minifier produces. */
const exportOf = (name: string) => `runtime_${name}`

const fileOf = (path: string) => path.split('/').at(-1)!
