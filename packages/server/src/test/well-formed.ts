import { text } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { openZip } from '../platform/workbook/zip-archive.ts'

/** The XML parts of an office document, by their names. */
export async function xmlParts(document: Uint8Array): Promise<Record<string, string>> {
  const zip = openZip(document)
  const names = zip.names.filter((name) => /\.(xml|rels)$/.test(name))
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await text(zip.read(name))] as const)),
  )
}

/** @throws Error if a part of an office document is not well-formed XML */
export async function assertWellFormed(document: Uint8Array): Promise<void> {
  for (const [name, xml] of Object.entries(await xmlParts(document))) {
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw new Error(`${name} is not well-formed: ${error.message}`)
    })
    parser.write(xml).close()
  }
}
