import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { frame, isStyle, moduleOf } from './chunks.ts'

const source = path.resolve(import.meta.dirname, '../src')
const consoleFolder = path.join(source, 'console')

/** What a console page needs before it can be drawn. */
export interface PageFiles {
  /** script and style below the client's folder, the frame's included */
  readonly files: readonly string[]
  /** the folders of `src/console` whose scripts are among it */
  readonly folders: readonly string[]
}

/**
 * Writes `page-files.json` beside the client's folder: by its module, what each console page loads
 * first. `src/page-files.test.ts` holds the pages to their budget with it.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const entries = new Map(
        chunks.filter((chunk) => chunk.isEntry).map((chunk) => [moduleOf(chunk.facadeModuleId ?? ''), chunk]),
      )
      const framing = frame.map((name) => {
        const chunk = entries.get(name)
        return chunk ?? this.error(`${name} is no entry of the build: what pages load is not known`)
      })
      const pages = [...entries].filter(([name]) => name.startsWith('console/') && !frame.includes(name))
      const loads = pages.map(([name, chunk]): [string, PageFiles] => {
        const loaded = [...withImports([...framing, chunk], byFile)]
        const styles = loaded.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])])
        // styles of all pages come in one file
        const scripts = loaded.flatMap((one) => one.moduleIds).filter((id) => !isStyle(id))
        const folders = scripts.flatMap(folderOf)
        return [
          name,
          {
            files: [...new Set([...loaded.map((one) => one.fileName), ...styles])],
            folders: [...new Set(folders)].toSorted(),
          },
        ]
      })
      await writeFile(
        path.join(dir!, '..', 'page-files.json'),
        `${JSON.stringify(Object.fromEntries(loads), null, 2)}\n`,
      )
    },
  }
}

const folderOf = (id: string): string[] => {
  const [folder, file] = path.relative(consoleFolder, id.split('?')[0]!).split(path.sep)
  return folder === undefined || folder === '..' || file === undefined ? [] : [folder]
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue
    found.add(chunk)
    withImports(
      chunk.imports.flatMap((file) => byFile.get(file) ?? []),
      byFile,
      found,
    )
  }
  return found
}
