import type { Plugin, Rolldown } from 'vite'

const antd = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/

/**
 * Refuses a build in which one of these modules waits for antd: one import too many in a shared
 * piece would bring it to every list without anybody noticing.
 */
export function pagesWithoutAntd(modules: readonly string[]): Plugin {
  return {
    name: 'pages-without-antd',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const module = chunk.type === 'chunk' ? chunk.facadeModuleId?.split('?')[0] : undefined
        if (chunk.type !== 'chunk' || !modules.includes(module ?? '')) continue
        const culprit = reached(chunk, bundle).find((id) => antd.test(id))
        if (culprit) this.error(`${module} is a plain page, yet it reaches ${culprit}`)
      }
    },
  }
}

/** All modules that are there before a chunk runs: its own and those of the files it imports. */
function reached(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set([start.fileName])
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
  }
  return [...files].flatMap((file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? chunk.moduleIds : []
  })
}
