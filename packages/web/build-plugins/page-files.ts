import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { frameEntry, isStyle, moduleOf } from './chunks.ts'
import { consolePagesId } from './console-pages.ts'

const source = path.resolve(import.meta.dirname, '../src')
const consoleFolder = path.join(source, 'console')

/** The files a console page needs before it can be drawn. */
export interface PageFiles {
  /** below the client's folder: the script that starts the back office, then what it and the page import */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** the folders of `src/console` whose scripts are included */
  readonly folders: readonly string[]
  /** the libraries that are included, by their packages' names */
  readonly libraries: readonly string[]
}

/**
 * Writes `page-files.json` beside the client's folder: by its module, what each console page loads first. The
 * server lists it in the page's document, and `src/page-files.test.ts` checks the pages' budgets with it.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    async writeBundle({ dir }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const entry = chunks.find(
        (chunk) => chunk.isEntry && moduleOf(chunk.facadeModuleId ?? '') === frameEntry,
      )
      if (!entry)
        return this.error(`${frameEntry} is no entry of the build, so the files of pages are unknown`)
      const pageIds = this.getModuleInfo(consolePagesId)?.dynamicallyImportedIds ?? []
      const loads = pageIds.map((id): [string, PageFiles] => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))!
        const loaded = [...withImports([entry, chunk], byFile)]
        // the styles of all pages are in one file
        const scripts = loaded.flatMap((one) => one.moduleIds).filter((module) => !isStyle(module))
        return [
          moduleOf(id),
          {
            scripts: loaded.map((one) => one.fileName),
            styles: [...new Set(loaded.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]))],
            folders: [...new Set(scripts.flatMap(folderOf))].toSorted(),
            libraries: [...new Set(scripts.flatMap(libraryOf))].toSorted(),
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

const libraryOf = (id: string): string[] => {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? []
  return name === undefined ? [] : [name.replaceAll('\\', '/')]
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
