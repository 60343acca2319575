import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineHashes } from './security-headers.ts'
import { rulesFor } from './used-rules.ts'

const link = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
/** some of the addresses end in `#` */
const sheetAddress = /\bhref="([^"#]+)/
/** what hydrates a page's islands, and the files it names */
const waking = /<script type="module">([^<]*)<\/script>/
const scriptAddress = /"(\/assets\/[^"]+\.js)"/g

export interface StyledPage extends InlineHashes {
  readonly body: string
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
  const readAll = (addresses: readonly string[]): Promise<string[]> =>
    Promise.all([...new Set(addresses)].map(read))

  return async (body) => {
    const script = waking.exec(body)?.[1]
    const scriptHash = script === undefined ? null : hashOf(script)
    const sheets = await readAll((body.match(link) ?? []).map((tag) => sheetAddress.exec(tag)![1]!))
    if (sheets.length === 0) return { body, styleHash: null, scriptHash }
    const scripts = await readAll([...(script ?? '').matchAll(scriptAddress)].map(([, file]) => file!))
    const style = rulesFor(sheets.join(''), [body, ...scripts]).replaceAll('\n', '')
    let isFirst = true
    const styled = body.replace(link, () => {
      const replacement = isFirst ? `<style>${style}</style>` : ''
      isFirst = false
      return replacement
    })
    return { body: styled, styleHash: hashOf(style), scriptHash }
  }
}

const hashOf = (content: string): string => hash('sha256', content, 'base64')
