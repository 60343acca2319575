import { SaxesParser } from 'saxes'
import { importLimits } from '@bdr/contract/orders/import'
import { refuse } from '../faults.ts'
import { withoutInvisible } from '../../../platform/workbook/clean-text.ts'
import { guardXml } from '../../../platform/workbook/xml-guard.ts'

/** An element with its place. Parts that are not needed for an order are not kept. */
export interface XmlElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** its own text, trimmed */
  readonly text: string
  /** `/Order/OrderLine[2]/LineItem/Quantity`; positions only if siblings have the same name */
  readonly path: string
}

interface OpenElement {
  name: string
  namespace: string
  attributes: Record<string, string>
  children: OpenElement[]
  text: string
}

const commonNamespaces =
  /^urn:oasis:names:specification:ubl:schema:xsd:(CommonAggregateComponents|CommonBasicComponents|Order)-2$/

/** Attached files and extensions, which are large and not read. */
const leftOut = /^(UBLExtensions|AdditionalDocumentReference|EmbeddedDocumentBinaryObject|Signature)$/

/** The envelope in which networks send documents. Its own content is ignored. */
const envelope = {
  namespace: 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
  name: 'StandardBusinessDocument',
  header: 'StandardBusinessDocumentHeader',
} as const

const isEnvelope = ({ name, namespace }: OpenElement): boolean =>
  name === envelope.name && namespace === envelope.namespace

/**
 * Parses an XML document, removing an envelope. `checkRoot` may refuse the document before the rest of it is parsed.
 * @throws FileRefused
 */
export function readXmlTree(
  bytes: Uint8Array,
  checkRoot: (root: { name: string; namespace: string }) => void,
): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const open: OpenElement[] = []
  let root: OpenElement | null = null
  let outer: OpenElement | null = null
  const leave = guardXml(parser, importLimits.elements, () =>
    refuse('xml.elements', { limit: importLimits.elements }),
  )
  parser.on('error', () => {
    throw refuse('xml.malformed', { line: parser.line, column: parser.column })
  })
  parser.on('opentag', (tag) => {
    const attributes = Object.fromEntries(
      Object.values(tag.attributes).map(({ local, value }) => [local, value]),
    )
    const element = { name: tag.local, namespace: tag.uri, attributes, children: [], text: '' }
    if (open.length === 0 && isEnvelope(element)) outer = element
    else if (open.length === (outer ? 1 : 0) && element.name !== envelope.header) {
      if (root) throw refuse('file.severalOrders')
      checkRoot((root = element))
    }
    open.push(element)
  })
  parser.on('text', (text) => addText(open.at(-1), text))
  parser.on('cdata', (text) => addText(open.at(-1), text))
  parser.on('closetag', () => {
    leave()
    const closed = open.pop()!
    if (commonNamespaces.test(closed.namespace) && !leftOut.test(closed.name))
      open.at(-1)?.children.push(closed)
  })
  // invisible characters before the declaration are not a fault
  parser.write(withoutInvisible(decodeXml(bytes)).trimStart()).close()
  const found = root as OpenElement | null
  if (!found) throw refuse('file.emptyEnvelope')
  return finish(found, outer ? `/${envelope.name}` : '')
}

function addText(element: OpenElement | undefined, text: string): void {
  if (element && !leftOut.test(element.name)) element.text += text
}

function finish(element: OpenElement, parentPath: string, position = ''): XmlElement {
  const path = `${parentPath}/${element.name}${position}`
  const totals = new Map<string, number>()
  for (const { name } of element.children) totals.set(name, (totals.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  const children = element.children.map((child) => {
    const index = (seen.get(child.name) ?? 0) + 1
    seen.set(child.name, index)
    return finish(child, path, totals.get(child.name)! > 1 ? `[${index}]` : '')
  })
  return { ...element, text: element.text.trim(), children, path }
}

/** UTF-8 unless the document declares another encoding; Chinese systems still write GBK. */
function decodeXml(bytes: Uint8Array): string {
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(200, bytes.length)).toString('latin1'),
  )?.[1]
  const encoding = byteOrder(bytes) ?? declared ?? 'utf-8'
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding, { fatal: true })
  } catch {
    throw refuse('xml.encoding', { encoding })
  }
  try {
    return decoder.decode(bytes)
  } catch {
    throw refuse('xml.misencoded', { encoding })
  }
}

function byteOrder(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
}

/** The first descendant along a path of names. */
export function find(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )
}

export const findAll = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The text of a descendant; null if it is missing or blank. */
export const textAt = (element: XmlElement | undefined, ...names: readonly string[]): string | null =>
  find(element, ...names)?.text || null

/** The path of a descendant, whether or not it exists. */
export function pathTo(element: XmlElement, ...names: readonly string[]): string {
  let deepestFound = element
  for (const [index, name] of names.entries()) {
    const child = find(deepestFound, name)
    if (!child) return [deepestFound.path, ...names.slice(index)].join('/')
    deepestFound = child
  }
  return deepestFound.path
}
