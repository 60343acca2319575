import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { styles } from './styles.ts'

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'src', 'islands')

/** The module that hydrates every island, and is itself none. */
const notAnIsland = 'hydrate.tsx'

/**
 * The service worker of the receipt page, for use without a connection. It has to be at the root, which is
 * the scope it may serve, and its address is the same in every build, because browsers look there for a newer
 * version.
 */
const worker = {
  file: path.join(root, 'src', 'site', 'goods-receipt', 'worker.ts'),
  address: 'receipt-worker.js',
}

/**
 * Builds the scripts that hydrate the islands of the public pages. They share nothing with the back office,
 * so that neither's files grow by what the other needs. The styles of islands are in the page already; those
 * written here are for what an island loads later. Writes `islands.json` for the server: each island's entry,
 * then what it imports.
 */
export async function buildIslands(clientFolder: string): Promise<void> {
  await buildWorker(clientFolder)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsx') && file !== notAnIsland)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutSchemas, classesByName],
    resolve: { alias: { zod: path.join(import.meta.dirname, 'no-schemas.ts') } },
    css: styles,
    build: {
      target: 'es2022',
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // reading a property or a global has no side effect, neither in our code nor in React's
        treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
        input: Object.fromEntries(files.map((file) => [path.parse(file).name, path.join(folder, file)])),
        output: {
          entryFileNames: 'assets/island-[name]-[hash].js',
          chunkFileNames: 'assets/island-[hash].js',
        },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const importsOf = (chunk: Rolldown.OutputChunk): string[] =>
    chunk.imports.flatMap((file) => [file, ...importsOf(chunks.find((one) => one.fileName === file)!)])
  const islands = Object.fromEntries(
    chunks
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => [
        chunk.name,
        [...new Set([chunk.fileName, ...importsOf(chunk)])].map((file) => `/${file}`),
      ]),
  )
  await mkdir(clientFolder, { recursive: true })
  await writeFile(path.join(clientFolder, '..', 'islands.json'), `${JSON.stringify(islands, null, 2)}\n`)
}

/** Imports the classes of a style sheet by their names, so that a script contains only those it uses. */
const classesByName: Plugin = {
  name: 'classes-by-name',
  transform: (code, id) =>
    /\.tsx?$/.test(id)
      ? code.replaceAll(/import (\w+) from (['"][^'"]+\.module\.css['"])/g, 'import * as $1 from $2')
      : null,
}

/** One file that imports nothing: older browsers have no modules in workers. */
async function buildWorker(clientFolder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutSchemas],
    build: {
      target: 'es2022',
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: worker.file,
        output: { format: 'iife', entryFileNames: worker.address },
      },
    },
  })
}

const usesSchema = /\.input\.(parse|safeParse|shape)\b|\.safeParse\(/
const contract = path.resolve(root, '../contract/src') + path.sep

/** The part of a syntax tree that is read here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly declaration?: Node | null
  readonly declarations?: readonly { readonly init: Node | null }[]
}

/**
 * Makes the contract's values droppable in islands. A form there checks with plain functions and patterns
 * before it sends, and the server returns faults for the fields: input schemas are never used. Since the
 * contract's modules have no side effects, each value is made in a function of its own that the bundler may
 * drop with the value; for a chain of calls it could not decide that.
 */
const withoutSchemas: Plugin = {
  name: 'islands-without-schemas',
  transform(code, id) {
    if (id.includes('node_modules') || path.normalize(id).startsWith(import.meta.dirname)) return null
    if (usesSchema.test(code)) this.error(`${id} uses a schema, which islands do not have`)
    if (!path.normalize(id).startsWith(contract)) return null
    const made = (this.parse(code).body as unknown as Node[])
      .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
      .flatMap(({ init }) => (init && callsSomething.test(code.slice(init.start, init.end)) ? [init] : []))
      // from the end to the start, so that positions found before stay valid
      .toReversed()
    const droppable = made.reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    )
    return { code: droppable.replaceAll(/\binput: \(\) =>/g, 'input: () => undefined && '), map: null }
  },
}

/** Expressions that contain a call, and not functions or plain values. */
const callsSomething = /^(?!async\b)[\w.$]+\(/
