import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The folders of antd (`date-picker`, `table`) that our sources reach: those they import, and those
 * these import in turn.
 */
export async function usedComponents(antd: string, sources: string): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  const open = await importedBySources(sources)
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (used.has(folder) || !existsSync(path.join(antd, 'es', folder))) continue
    used.add(folder)
    open.push(...(await importedByFolder(path.join(antd, 'es', folder))))
  }
  return used
}

async function importedBySources(sources: string): Promise<string[]> {
  const texts = await readAll(sources, /\.tsx?$/)
  return texts
    .flatMap((text) => [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'antd'/g)])
    .flatMap((match) => match[1]!.split(','))
    .map((name) => kebab(name.trim().replace(/^type\s+/, '')))
}

/** A component is used where its folder or its main file is imported; contexts and hooks have no styles. */
const componentImport = /from '(?:\.\.\/)+([a-z-]+)(?:\/(?!\w*Context')[A-Z]\w*)?'/g

async function importedByFolder(folder: string): Promise<string[]> {
  const texts = await readAll(folder, /\.js$/)
  return texts.flatMap((text) => [...text.matchAll(componentImport)].map((match) => match[1]!))
}

async function readAll(folder: string, name: RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => name.test(file))
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
}

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? '' : '-') + letter.toLowerCase())
