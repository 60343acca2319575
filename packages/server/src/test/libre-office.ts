import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** The path of LibreOffice; null if it is not installed. */
const findLibreOffice = (): string | null =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'soffice'))
    .find((program) => existsSync(program)) ?? null

/**
 * What reads documents of a kind, as which text (UTF-8, with the cells' values instead of their formatted texts), and
 * the library of its part of LibreOffice, which packages install separately.
 */
const readers = {
  xlsx: {
    part: 'Calc',
    library: 'sc',
    to: 'csv',
    filter: 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false',
  },
  docx: { part: 'Writer', library: 'sw', to: 'txt', filter: 'txt:Text (encoded):UTF8' },
} as const
export type OfficeDocument = keyof typeof readers

/** Why documents of this kind cannot be read here; null where they can. */
export function whyUnreadable(kind: OfficeDocument): string | null {
  const program = findLibreOffice()
  if (program === null) return 'LibreOffice is not installed'
  const { part, library } = readers[kind]
  const folder = path.dirname(realpathSync(program))
  const isThere = ['so', 'dll', 'dylib'].some((ending) =>
    [`lib${library}lo.${ending}`, `${library}lo.${ending}`, `../Frameworks/lib${library}lo.${ending}`].some(
      (file) => existsSync(path.join(folder, file)),
    ),
  )
  return isThere ? null : `LibreOffice is installed without ${part}`
}

/**
 * The content of documents of one kind as LibreOffice reads it: the first sheet of a workbook as CSV, a Word document
 * as plain text, by name.
 */
export async function readWithLibreOffice<Name extends string>(
  kind: OfficeDocument,
  documents: Readonly<Record<Name, Uint8Array>>,
): Promise<Record<Name, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'libre-office-'))
  const { to, filter } = readers[kind]
  const names = Object.keys(documents) as Name[]
  const at = (name: string, extension: string) => path.join(folder, `${name}.${extension}`)
  try {
    for (const name of names) await writeFile(at(name, kind), documents[name])
    await promisify(execFile)(findLibreOffice()!, [
      // a separate profile: otherwise a running LibreOffice would take over the task and return nothing
      `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`,
      '--headless',
      ...['--convert-to', filter, '--outdir', folder],
      ...names.map((name) => at(name, kind)),
    ])
    const read = await Promise.all(
      names.map(async (name) => [name, await readFile(at(name, to), 'utf8')] as const),
    )
    return Object.fromEntries(read) as Record<Name, string>
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
