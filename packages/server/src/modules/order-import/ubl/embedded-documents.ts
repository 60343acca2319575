import { attachmentLimits, type AttachmentType } from '@bdr/contract/attachments/model'
import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import type { EmbeddedDocument } from '../model.ts'
import { filled, type XmlElement } from './xml-tree.ts'

/** Where such an element was found: below which reference, which names what the document is. */
interface Embedded {
  readonly element: XmlElement
  readonly reference: XmlElement | undefined
}

/**
 * The documents inside the order. What is the same twice, such as the drawing of each line, is one document. What
 * cannot be decoded is reported as unread; whether the content can be kept is decided where it is stored.
 */
export function readEmbeddedDocuments(findings: Findings, root: XmlElement): EmbeddedDocument[] {
  const documents = new Map<string, EmbeddedDocument>()
  for (const { element, reference } of embeddedIn(root, undefined)) {
    const name = nameOf(element, reference, documents.size + 1)
    const content = element.text.replace(/\s+/g, '')
    const bytes = decoded(content, element)
    const leaveOut = (reason: 'encoding' | 'tooMany') =>
      findings.leaveOut(
        null,
        { path: element.path },
        importFault('unread.document', { name, reason, start: cleanText(content.slice(0, 40)) }),
      )
    if (bytes === null) leaveOut('encoding')
    else if (documents.has(content)) continue
    else if (documents.size >= attachmentLimits.ofRecord) leaveOut('tooMany')
    else documents.set(content, { name, type: typeOf(reference), bytes, path: element.path })
  }
  return [...documents.values()]
}

function embeddedIn(element: XmlElement, reference: XmlElement | undefined): Embedded[] {
  if (element.name === 'EmbeddedDocumentBinaryObject') return [{ element, reference }]
  const own = element.name.endsWith('DocumentReference') ? element : reference
  return element.children.flatMap((child) => embeddedIn(child, own))
}

/** The name of its file, otherwise the number of the document. The type of the content is told by the content. */
function nameOf(element: XmlElement, reference: XmlElement | undefined, position: number): string {
  for (const name of ['mimeCode', 'format', 'encodingCode', 'characterSetCode']) element.attribute(name)
  const given = cleanText(element.attribute('filename') || (filled(reference, 'ID')?.peeked ?? ''))
  return given === '' ? String(position) : given.slice(0, 200).toWellFormed()
}

/** Null if it is not Base64, which is the only encoding that UBL knows. */
function decoded(content: string, element: XmlElement): Uint8Array<ArrayBuffer> | null {
  if (!/^(base64)?$/i.test(element.attribute('encodingCode'))) return null
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const isWhole = Buffer.from(bytes).toString('base64').replace(/=+$/, '') === content.replace(/=+$/, '')
  return isWhole ? bytes : null
}

/** By what the document is called in the order: the reference it stands in, or its type. */
function typeOf(reference: XmlElement | undefined): AttachmentType {
  const text = [reference?.name, filled(reference, 'DocumentType')?.peeked].join(' ')
  const found = words.find(([, pattern]) => pattern.test(text))
  return found ? found[0] : 'other'
}

const words: readonly (readonly [AttachmentType, RegExp])[] = [
  ['contract', /contract|合同/i],
  ['drawing', /drawing|图/i],
  ['certificate', /certificat|证/i],
  ['specification', /specification|规格|技术/i],
]
