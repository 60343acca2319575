import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineHashes } from './security-headers.ts'
import { classesIn, readSheet, rulesFor, rulesNaming, type ReadSheet } from './used-rules.ts'

const link = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
/** some addresses end in `#` */
const sheetAddress = /\bhref="([^"#]+)/
/** the script that hydrates a page's islands, and the files it imports */
const hydrationScript = /<script type="module">([^<]*)<\/script>/
const scriptAddress = /"(\/assets\/[^"]+\.js)"/g
/** as a script names what it imports, at once or later */
const importedFile = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g

export interface StyledPage extends InlineHashes {
  readonly body: string
}

export interface StyleInliner {
  /**
   * Inlines the rules that a public page needs: they are a few kilobytes, and a page that needs no other file is
   * rendered as soon as it arrives.
   */
  inline(body: string): Promise<StyledPage>
  /**
   * Inlines the rules that a first view needs. The complete sheets load once it is visible, with the scripts.
   */
  inlineFirst(body: string, nonce: string): Promise<string>
}

/** First views whose rules are cached: each page for a few posts, with and without content. */
const rememberedViews = 200

/** Reads the style sheets of a build. */
export function styleInliner(buildDir: string): StyleInliner {
  const files = new Map<string, Promise<string>>()
  const read = (href: string): Promise<string> => {
    const file = files.get(href) ?? readFile(path.join(buildDir, 'client', href), 'utf8')
    files.set(href, file)
    return file
  }
  const sheets = new Map<string, Promise<ReadSheet>>()
  const sheet = (href: string): Promise<ReadSheet> => {
    const one = sheets.get(href) ?? read(href).then(readSheet)
    sheets.set(href, one)
    return one
  }
  const sheetsOf = (body: string): string[] => [
    ...new Set((body.match(link) ?? []).map((tag) => sheetAddress.exec(tag)![1]!)),
  ]
  const rules = async (addresses: readonly string[], find: (sheets: ReadSheet) => string) =>
    find((await Promise.all(addresses.map(sheet))).flat()).replaceAll('\n', '')

  /** The rules of all sheets a public page links to; null for a page without any. */
  const rulesOf = async (
    body: string,
    scripts: readonly string[],
    later: readonly string[],
  ): Promise<string | null> => {
    const addresses = sheetsOf(body)
    return addresses.length === 0 ? null : rules(addresses, (all) => rulesFor(all, [body, ...scripts], later))
  }

  // pages differ in their texts but have the same classes, and finding their rules takes as long as a call
  const ofViews = new Map<string, Promise<string>>()
  const rulesOfView = (body: string): Promise<string> => {
    const [addresses, classes] = [sheetsOf(body), classesIn(body)]
    const key = [...addresses, ...classes].join(' ')
    const found = ofViews.get(key) ?? rules(addresses, (all) => rulesNaming(all, new Set(classes)))
    if (ofViews.size >= rememberedViews) ofViews.clear()
    ofViews.set(key, found)
    return found
  }

  /** The scripts that these import when they are used, and what those import. */
  const laterScripts = async (addresses: readonly string[]): Promise<string[]> => {
    const found = new Set(addresses)
    const later: string[] = []
    // what is added meanwhile is walked, too
    for (const address of found) {
      const text = await read(address)
      if (!addresses.includes(address)) later.push(text)
      for (const [, file] of text.matchAll(importedFile)) found.add(`/assets/${file}`)
    }
    return later
  }

  return {
    async inline(body) {
      const script = hydrationScript.exec(body)?.[1]
      const scriptHash = script === undefined ? null : hashOf(script)
      const named = [...(script ?? '').matchAll(scriptAddress)].map(([, file]) => file!)
      const scripts = await Promise.all(named.map(read))
      const style = await rulesOf(body, scripts, await laterScripts(named))
      if (style === null) return { body, styleHash: null, scriptHash }
      const styled = replaceLinks(body, `<style>${style}</style>`)
      return { body: styled, styleHash: hashOf(style), scriptHash }
    },
    async inlineFirst(body, nonce) {
      const style = await rulesOfView(body)
      return replaceLinks(body, `<style nonce="${nonce}">${style}</style>`)
    },
  }
}

/** With all of a page's style sheets replaced by one element. */
function replaceLinks(body: string, style: string): string {
  let isFirst = true
  return body.replace(link, () => {
    const instead = isFirst ? style : ''
    isFirst = false
    return instead
  })
}

const hashOf = (content: string): string => hash('sha256', content, 'base64')
