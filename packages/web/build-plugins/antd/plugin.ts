import type { Plugin } from 'vite'
import { prunedStyles } from './prune.ts'
import { usedComponents } from './used-components.ts'
import { withoutStyleCode } from './without-style-code.ts'

export interface LeanAntdOptions {
  /** antd's package folder */
  antd: string
  /** where our own sources are */
  sources: string
}

/**
 * The console takes antd's styles from its file (`zeroRuntime`). So the code that would make them
 * at run time leaves the build, and so do the file's rules of components nobody uses.
 */
export function leanAntd({ antd, sources }: LeanAntdOptions): Plugin {
  return {
    name: 'lean-antd',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/[\\/]antd[\\/]es[\\/].*\.js$/, /[\\/]antd[\\/]dist[\\/]antd\.css$/] },
      async handler(code, id) {
        if (id.endsWith('.css'))
          return { code: prunedStyles(code, await usedComponents(antd, sources)), map: null }
        const stripped = withoutStyleCode(code, this.parse)
        return stripped === null ? null : { code: stripped, map: null }
      },
    },
  }
}
