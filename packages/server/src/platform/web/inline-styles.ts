import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { rulesFor } from './used-rules.ts'

const link = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
const script = /<(?:script type="module"|link rel="modulepreload")[^>]*>/g
/** some of the addresses end in `#` */
const address = /\b(?:href|src)="([^"#]+)/

export interface StyledPage {
  readonly body: string
  /** what the page's policy must name for its style to be taken */
  readonly styleHash: string | null
}

/**
 * Puts the rules a page needs into the page: they are a few kilobytes, and a page that needs nothing
 * else is drawn when it arrives.
 */
export function styleInliner(buildDir: string): (body: string) => Promise<StyledPage> {
  const files = new Map<string, Promise<string>>()
  const read = (href: string): Promise<string> => {
    let file = files.get(href)
    if (!file) {
      file = readFile(path.join(buildDir, 'client', href), 'utf8')
      files.set(href, file)
    }
    return file
  }
  const readAll = (tags: readonly string[] | null): Promise<string[]> =>
    Promise.all([...new Set((tags ?? []).map((tag) => address.exec(tag)![1]!))].map(read))

  return async (body) => {
    const sheets = await readAll(body.match(link))
    if (sheets.length === 0) return { body, styleHash: null }
    const scripts = await readAll(body.match(script))
    const style = rulesFor(sheets.join(''), [body, ...scripts]).replaceAll('\n', '')
    let isFirst = true
    const styled = body.replace(link, () => {
      const replacement = isFirst ? `<style>${style}</style>` : ''
      isFirst = false
      return replacement
    })
    return { body: styled, styleHash: hash('sha256', style, 'base64') }
  }
}
