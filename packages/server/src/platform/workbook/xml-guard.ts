import type { SaxesOptions, SaxesParser } from 'saxes'
import { refuse, type FileRefused } from './file-refused.ts'

/** No element of an order or a workbook has nearly as many. */
const attributesPerElement = 500
const deepest = 60

/**
 * Limits a document before it can cost memory or time: no DOCTYPE (so no custom entities), and limited numbers of
 * elements, attributes and levels.
 * @param tooMany the fault for more than `elements`
 * @returns a function to call for each closing tag
 */
export function guardXml<Options extends SaxesOptions>(
  parser: SaxesParser<Options>,
  elements: number,
  tooMany: () => FileRefused,
): () => void {
  let count = 0
  let depth = 0
  let attributes = 0
  parser.on('doctype', () => {
    throw refuse('file.doctype')
  })
  parser.on('opentagstart', () => {
    count += 1
    depth += 1
    attributes = 0
    if (count > elements) throw tooMany()
    if (depth > deepest) throw refuse('xml.depth')
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > attributesPerElement) throw refuse('xml.attributes')
  })
  return () => {
    depth -= 1
  }
}
