import { hash } from 'node:crypto'
import path from 'node:path'
import type { CSSOptions } from 'vite'
import { cascadeLayers } from './cascade-layers.ts'
import { growsWithRoot } from './grows-with-root.ts'

const source = path.resolve(import.meta.dirname, '../src')

/** By the short mark of a module's classes, the module. */
const modules = new Map<string, string>()

/**
 * The name of a module's class, the same in all builds: one build draws on the server what another's style
 * sheet applies to. All classes of a module have the same short mark, which compresses well.
 */
function classNameOf(name: string, file: string): string {
  const module = path.relative(source, file.split('?')[0]!).split(path.sep).join('/')
  const mark = hash('sha256', module, 'base64url')
    .replaceAll(/[^a-z0-9]/gi, '')
    .slice(0, 4)
  const other = modules.get(mark) ?? module
  if (other !== module) throw new Error(`the classes of ${module} and ${other} have the same short mark`)
  modules.set(mark, module)
  return `${name}_${mark}`
}

/** How style sheets are processed: the same in every build. */
export const styles: CSSOptions = {
  postcss: { plugins: [growsWithRoot(), cascadeLayers()] },
  modules: { generateScopedName: classNameOf },
}
