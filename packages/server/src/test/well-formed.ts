import { text } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { openZip } from '../platform/workbook/zip-archive.ts'

/** @throws Error if a part of an office document is not well-formed XML */
export async function assertWellFormed(document: Uint8Array): Promise<void> {
  const zip = openZip(document)
  for (const name of zip.names.filter((one) => /\.(xml|rels)$/.test(one))) {
    const xml = await text(zip.read(name))
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw new Error(`${name} is not well-formed: ${error.message}`)
    })
    parser.write(xml).close()
  }
}
