import { statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { consolePagesId } from './console-pages.ts'

const source = path.resolve(import.meta.dirname, '../src')

/** Modules that every first load of the back office contains besides the page's own. */
export const frameEntry = 'console/main.tsx'

/**
 * The price of one more file for a page, in characters of source: as much as loading that many characters in
 * vain. Compressed it is about a fifth.
 */
const costOfFile = 30_000

/**
 * Builds a few files instead of dozens, each with what the same pages need. Modules that exactly the same
 * pages need before they can be drawn form a piece. Pieces are joined as long as that saves pages more files
 * than it makes them load in vain. What only loads later is arranged the same way, by the parts that need it.
 * Which pages need a module follows from the imports, so a new module is assigned without being named
 * anywhere. `page-files.test.ts` checks what each page then loads.
 */
export function chunks(): Plugin {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    name: 'chunks',
    config: () => ({
      build: {
        rolldownOptions: {
          // what a page shares with its own later parts stays in the page's file
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [{ name: (id) => names.get(id) ?? null, debugName: 'chunks' }],
              // what such a module imports gets a file according to its own users
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      const graph = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? [])
      names = chunkNames(graph)
    },
  }
}

/** The name of the file with the frame's libraries. */
export const librariesName = 'base'

const nameOf = (index: number) =>
  index === 0 ? librariesName : index === 1 ? 'frame' : `shared-${index - 1}`

interface Piece {
  readonly modules: readonly string[]
  /** length in characters of source */
  readonly size: number
  /** whether it contains a domain's page code, which no other domain's pages may load */
  readonly isOfDomain: boolean
  /** the pages that load it */
  readonly users: Set<string>
  /** the pieces it imports, directly or through others */
  readonly needs: Set<Piece>
}

/** By module id, the chunk it belongs to; a module that only one page or one part needs has none. */
export function chunkNames(graph: readonly Rolldown.ModuleInfo[]): Map<string, string> {
  const modules = new Map(graph.map((module) => [module.id, module]))
  const frame = graph.filter(({ id, isEntry }) => isEntry && moduleOf(id) === frameEntry)
  const pageIds = new Set(modules.get(consolePagesId)?.dynamicallyImportedIds)
  const users = usersOf([...frame.map(({ id }) => id), ...pageIds], modules)
  const needed = graph.filter(({ id }) => users.has(id))
  // no page waits for these before it is drawn: the pages' files are not arranged for them
  const parts = new Set(
    needed.flatMap((module) => module.dynamicallyImportedIds).filter((id) => !pageIds.has(id)),
  )
  const laterUsers = usersOf(parts, modules)
  const later = graph.filter(({ id }) => laterUsers.has(id) && !users.has(id))
  const hosts = hostsOf(needed, users)

  // what one page needs stays in its file, unless a later part of other pages needs it too
  const isShared = (id: string): boolean => {
    const pages = users.get(id)!
    if (pages.size > 1) return true
    const asking = [...(laterUsers.get(id) ?? [])].map((part) => hosts.get(part))
    return asking.some((at) => at === undefined || [...at].some((page) => !pages.has(page)))
  }
  const isFrame = (id: string) => users.get(id)!.has(frameEntry)
  const small = smallStyles(needed, users)
  // all shared styles are in one file
  const framed = needed.filter(({ id }) => isFrame(id) || (isStyle(id) && (isShared(id) || small.has(id))))
  const sharedByPages = needed.filter((module) => !framed.includes(module) && isShared(module.id))
  const sharedLater = later.filter(({ id }) => laterUsers.get(id)!.size > 1)
  const pages = new Set(sharedByPages.flatMap(({ id }) => [...users.get(id)!]))
  // what every page loads anyway needs no file of its own
  const isOfAll = (piece: Piece) => piece.users.size === pages.size
  const ofPages = joined(piecesOf(sharedByPages, users))
  const withFrame = ofPages.filter(isOfAll).flatMap((piece) => piece.modules)
  const shared = [
    ...ofPages.filter((piece) => !isOfAll(piece)),
    ...joined(piecesOf(sharedLater, laterUsers)),
  ].toSorted((a, b) => b.users.size - a.users.size || a.needs.size - b.needs.size)
  return new Map([
    ...[...framed.map(({ id }) => id), ...withFrame].map((id): [string, string] => [
      id,
      nameOf(isOurs(id) ? 1 : 0),
    ]),
    ...shared.flatMap(({ modules }, index) => modules.map((id): [string, string] => [id, nameOf(index + 2)])),
  ])
}

/** By module id, the pages that need it before they can be drawn. */
type Users = ReadonlyMap<string, ReadonlySet<string>>

function usersOf(roots: Iterable<string>, modules: ReadonlyMap<string, Rolldown.ModuleInfo>): Users {
  const users = new Map<string, Set<string>>()
  for (const root of roots) {
    const user = moduleOf(root)
    const open = [root]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const module = modules.get(at)
      const found = users.get(at) ?? new Set()
      if (!module || found.has(user)) continue
      users.set(at, found.add(user))
      open.push(...module.importedIds)
    }
  }
  return users
}

/** By parts that load later, the pages that load them. */
function hostsOf(needed: readonly Rolldown.ModuleInfo[], users: Users): Users {
  const hosts = new Map<string, Set<string>>()
  for (const { id, dynamicallyImportedIds } of needed)
    for (const part of dynamicallyImportedIds.map(moduleOf))
      hosts.set(part, new Set([...(hosts.get(part) ?? []), ...users.get(id)!]))
  return hosts
}

/**
 * Styles of one page alone that are cheaper for all pages to load in vain than for this page as one more
 * file.
 */
function smallStyles(needed: readonly Rolldown.ModuleInfo[], users: Users): Set<string> {
  const ids = needed.map(({ id }) => id).filter((id) => isStyle(id) && users.get(id)!.size === 1)
  const byPage = Map.groupBy(ids, (id) => [...users.get(id)!].join())
  const pages = new Set(needed.flatMap(({ id }) => [...users.get(id)!])).size - 1
  const sizeOf = (id: string) => statSync(id.split('?')[0]!).size
  const small = [...byPage.values()].filter(
    (styles) => styles.reduce((sum, id) => sum + sizeOf(id), 0) * pages < costOfFile,
  )
  return new Set(small.flat())
}

/** Groups the modules that the same pages need. */
function piecesOf(modules: readonly Rolldown.ModuleInfo[], users: Users): Piece[] {
  const keyOf = (id: string) => [...users.get(id)!].toSorted().join()
  const byUsers = Map.groupBy(modules, ({ id }) => keyOf(id))
  const pieces = [...byUsers.values()].map((same): Piece => ({
    modules: same.map(({ id }) => id),
    isOfDomain: same.some(({ id }) => isPageCode(id)),
    size: same.reduce((sum, { code }) => sum + (code?.length ?? 0), 0),
    users: new Set(users.get(same[0]!.id)),
    needs: new Set(),
  }))
  const pieceOf = new Map(pieces.flatMap((piece) => piece.modules.map((id) => [id, piece])))
  const imports = new Map(modules.map(({ id, importedIds }) => [id, importedIds]))
  for (const piece of pieces) {
    const open = [...piece.modules]
    const seen = new Set<string>()
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      const needed = pieceOf.get(id)
      if (needed && needed !== piece) piece.needs.add(needed)
      open.push(...(imports.get(id) ?? []))
    }
  }
  return pieces
}

/** Joins the two pieces that save most, again and again, until joining saves nothing any more. */
function joined(pieces: readonly Piece[]): Piece[] {
  let left = [...pieces]
  for (;;) {
    let best: { a: Piece; b: Piece; saved: number } | undefined
    for (const [index, a] of left.entries())
      for (const b of left.slice(index + 1)) {
        const saved = savedBy(a, b)
        if (saved > (best?.saved ?? 0)) best = { a, b, saved }
      }
    if (!best) return left
    left = join(left, best.a, best.b)
  }
}

/** The characters of source that all pages together save when these two are one file. */
function savedBy(a: Piece, b: Piece): number {
  const both = [...a.users].filter((user) => b.users.has(user)).length
  const inVain = (b.users.size - both) * a.size + (a.users.size - both) * b.size
  const saved = both * costOfFile - inVain
  if (saved <= 0) return saved
  if ((a.isOfDomain || b.isOfDomain) && domainsOf(a, b).size > 1) return 0
  const needs = new Set([...a.needs, ...b.needs])
  needs.delete(a)
  needs.delete(b)
  // files that import each other would have no valid order of evaluation
  if ([...needs].some((piece) => piece.needs.has(a) || piece.needs.has(b))) return 0
  const users = [...new Set([...a.users, ...b.users])]
  const newTo = (piece: Piece) => users.filter((user) => !piece.users.has(user)).length
  return [...needs].reduce((sum, piece) => sum - newTo(piece) * (piece.size + costOfFile), saved)
}

const domainsOf = (...pieces: Piece[]) =>
  new Set(pieces.flatMap(({ users }) => [...users].map((user) => user.split('/', 2).join('/'))))

function join(pieces: readonly Piece[], a: Piece, b: Piece): Piece[] {
  const one: Piece = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    isOfDomain: a.isOfDomain || b.isOfDomain,
    users: new Set([...a.users, ...b.users]),
    needs: new Set([...a.needs, ...b.needs]),
  }
  one.needs.delete(a)
  one.needs.delete(b)
  const others = pieces.filter((piece) => piece !== a && piece !== b)
  for (const { needs } of others)
    if (needs.has(a) || needs.has(b)) {
      needs.delete(a)
      needs.delete(b)
      for (const piece of [one, ...one.needs]) needs.add(piece)
    }
  // whoever loads a piece also loads what it imports
  for (const { users } of one.needs) for (const user of one.users) users.add(user)
  return [...others, one]
}

const isOurs = (id: string) => /[\\/]packages[\\/]\w+[\\/]src[\\/]/.test(id)
const isPageCode = (id: string) => moduleOf(id).startsWith('console/')
export const isStyle = (id: string) => id.split('?')[0]!.endsWith('.css')

/** A module's path below `src`, without what the router's build adds to its name. */
export const moduleOf = (id: string): string =>
  path.relative(source, id.split('?')[0]!).split(path.sep).join('/')
