import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMap, isScalar, LineCounter, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { htmlOf } from './markdown.ts'

/**
 * Reads the texts and tables in the project's folder `content/`. Every function throws an error with file, line and
 * field if something does not match the schema.
 */
const contentFolder = fileURLToPath(new URL('../../../../../content/', import.meta.url))

/** @param path below `content/`, for example `catalogue/categories.yaml` */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return parsed({ path, yaml: textOf(path), firstLine: 1 }, schema)
}

/** A text with the fields of its front matter, which is between two lines of three dashes. */
interface ArticleFile<Fields> {
  /** the file's name without number and extension: `gate-valve` for `01-gate-valve.md` */
  readonly slug: string
  readonly fields: Fields
  /** the text as HTML */
  readonly body: string
}

/** All texts of a folder, ordered by file name; that is why the names start with a number. */
export function readArticles<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): ArticleFile<z.output<Schema>>[] {
  return readdirSync(`${contentFolder}${folder}`)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => ({
      slug: name.replace(/^\d+-/, '').replace(/\.md$/, ''),
      ...readArticle(`${folder}/${name}`, schema),
    }))
}

/** One text by its path below `content/`. */
export function readArticle<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Omit<ArticleFile<z.output<Schema>>, 'slug'> {
  const parts = /^---\n(.*?\n)---\n(.*)$/s.exec(textOf(path))
  if (parts === null) throw new Error(`content/${path}:1: no front matter between two lines of three dashes`)
  const [, yaml, markdown] = parts
  return { fields: parsed({ path, yaml: yaml!, firstLine: 2 }, schema), body: htmlOf(markdown!) }
}

const textOf = (path: string) => readFileSync(`${contentFolder}${path}`, 'utf8').replaceAll('\r\n', '\n')

interface Source {
  readonly path: string
  readonly yaml: string
  /** the line of the file on which the YAML starts */
  readonly firstLine: number
}

/** Exported for its test. */
export function parsed<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(source.yaml, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => `content/${source.path}:${lines.linePos(offset).line + source.firstLine - 1}`
  if (document.errors.length > 0)
    throw new Error(document.errors.map((error) => `${at(error.pos[0])}: ${error.message}`).join('\n'))
  const result = schema.safeParse(document.toJS())
  if (result.success) return result.data
  throw new Error(
    result.error.issues
      .map(({ path, message }) => `${at(offsetOf(document, path))}: ${path.join('.') || 'file'}: ${message}`)
      .join('\n'),
  )
}

/** The position of a value in the file; if it is missing, the position of what should contain it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    // for a field the position of its name, since a block's value starts lines below
    const name =
      isMap(parent) && parent.items.find((item) => isScalar(item.key) && item.key.value === key)?.key
    const node = name || document.getIn(path.slice(0, length), true)
    if (isScalar(node) || isMap(node)) return node.range?.[0] ?? 0
  }
  return 0
}
