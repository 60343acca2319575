import { SaxesParser } from 'saxes'
import { importLimits } from '@bdr/contract/orders/import'
import { refuse } from '../faults.ts'
import { withoutInvisible } from '../../../platform/workbook/clean-text.ts'
import { guardXml } from '../../../platform/workbook/xml-guard.ts'

/**
 * An element with its place. It remembers which of its texts and attributes were asked for: asking means that the value
 * becomes part of the order or of a fault. What nobody asked for is reported as unread, see `listUnread`.
 */
export class XmlElement {
  readonly name: string
  readonly namespace: string
  readonly children: readonly XmlElement[]
  /** `/Order/OrderLine[2]/LineItem/Quantity`; positions only if siblings have the same name */
  readonly path: string
  readonly #text: string
  readonly #attributes: ReadonlyMap<string, string>
  #isTextRead = false
  /** null until one is asked for: a document has hundreds of thousands of elements */
  #readAttributes: Set<string> | null = null

  constructor({ name, namespace, attributes, text }: OpenElement, path: string, children: XmlElement[]) {
    this.name = name
    this.namespace = namespace
    this.#attributes = attributes
    this.#text = text.trim()
    this.path = path
    this.children = children
  }

  /** Its own text, trimmed. */
  get text(): string {
    this.#isTextRead = true
    return this.#text
  }

  /** The text without reading it, for a choice between several elements. */
  get peeked(): string {
    return this.#text
  }

  /** An attribute by its local name; '' if it is missing. */
  attribute(name: string): string {
    this.#readAttributes = (this.#readAttributes ?? new Set()).add(name)
    return this.#attributes.get(name) ?? ''
  }

  /** Counts it as read although nothing of it is kept, because it says nothing that is not known already. */
  check(): void {
    this.#isTextRead = true
    this.#readAttributes = new Set(this.#attributes.keys())
  }

  hasAttribute(name: string): boolean {
    return (this.#attributes.get(name) ?? '') !== ''
  }

  get isTextRead(): boolean {
    return this.#isTextRead
  }

  /** The attributes nobody asked for. */
  get unreadAttributes(): readonly (readonly [name: string, value: string])[] {
    return [...this.#attributes].filter(([name, value]) => value !== '' && !this.#readAttributes?.has(name))
  }
}

interface OpenElement {
  name: string
  namespace: string
  attributes: ReadonlyMap<string, string>
  children: OpenElement[]
  text: string
}

const noAttributes: ReadonlyMap<string, string> = new Map()

const ublNamespaces =
  /^urn:oasis:names:specification:ubl:schema:xsd:(CommonAggregateComponents|CommonBasicComponents|Order)-2$/

/** Attributes in these namespaces are about the XML itself: prefixes, schema locations, white space. */
const aboutXml = /^http:\/\/www\.w3\.org\/(2000\/xmlns\/|2001\/XMLSchema-instance|XML\/1998\/namespace)$/

/**
 * The envelope in which networks send documents. Its own content is ignored: it addresses the systems that carried the
 * document and says nothing about the order.
 */
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
    const own = Object.values(tag.attributes).filter(({ uri }) => !aboutXml.test(uri))
    const attributes =
      own.length === 0 ? noAttributes : new Map(own.map(({ local, value }) => [local, value.trim()]))
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
    open.at(-1)?.children.push(closed)
  })
  // invisible characters before the declaration are not a fault
  parser.write(withoutInvisible(decodeXml(bytes)).trimStart()).close()
  const found = root as OpenElement | null
  if (!found) throw refuse('file.emptyEnvelope')
  return finish(found, outer ? `/${envelope.name}` : '')
}

function addText(element: OpenElement | undefined, text: string): void {
  if (element) element.text += text
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
  return new XmlElement(element, path, children)
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

/** Whether an element belongs to UBL, and not to an extension that has an element of the same name. */
const isNamed = (element: XmlElement, name: string): boolean =>
  element.name === name && ublNamespaces.test(element.namespace)

/** The first descendant along a path of names. */
export function find(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => isNamed(child, name)),
    element,
  )
}

export const findAll = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => isNamed(child, name)) ?? []

/** The first descendant along a path of names, if it has a text. */
export const filled = (
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined => {
  const found = find(element, ...names)
  return found && found.peeked !== '' ? found : undefined
}

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
