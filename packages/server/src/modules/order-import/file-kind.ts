import { ublDocumentNames } from '@bdr/text/import-faults'
import { refuse, type FileRefused } from './faults.ts'
import { openZip, type ZipArchive } from './zip/zip-archive.ts'

/** What a file turned out to be, by its content: names lie. */
export type KnownFile =
  | { readonly kind: 'xlsx'; readonly zip: ZipArchive }
  /** perhaps an order: its root element decides */
  | { readonly kind: 'xml'; readonly bytes: Uint8Array }

/**
 * Tells workbooks and XML from everything else.
 * @throws FileRefused that says what it is and what is wanted
 */
export function fileKind(bytes: Uint8Array): KnownFile {
  if (bytes.length === 0) throw refuse('file.empty')
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  if (startsWith(start, [0x50, 0x4b, 0x03, 0x04]) || startsWith(start, [0x50, 0x4b, 0x05, 0x06]))
    return zipKind(bytes)
  if (startsWith(start, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) throw oldOffice(bytes)
  for (const [signature, key] of signatures) if (startsWith(start, signature)) throw refuse(key)
  const text = beginning(start)
  if (text.trim() === '' && !text.includes('\0')) throw refuse('file.empty')
  if (/^\s*(<!doctype html|<html|<head|<body|<table|<meta|<style)/i.test(text)) throw refuse('file.html')
  if (/^\s*<[?!a-z_]/i.test(text)) return { kind: 'xml', bytes }
  throw /[^\P{Cc}\t\r\n]/u.test(text) ? refuse('file.unknown') : refuse('file.csv')
}

const signatures = [
  [[0x25, 0x50, 0x44, 0x46], 'file.pdf'],
  [[0x52, 0x61, 0x72, 0x21], 'file.archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'file.archive'],
  [[0x1f, 0x8b], 'file.archive'],
  [[0x89, 0x50, 0x4e, 0x47], 'file.image'],
  [[0xff, 0xd8, 0xff], 'file.image'],
  [[0x47, 0x49, 0x46, 0x38], 'file.image'],
  [[0x52, 0x49, 0x46, 0x46], 'file.image'],
  [[0x42, 0x4d], 'file.image'],
  // an Excel 2, 3, 4 or 95 stream without its container
  [[0x09, 0x08, 0x10, 0x00], 'file.oldExcel'],
  [[0x09, 0x04, 0x06, 0x00], 'file.oldExcel'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'file.word'],
] as const

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** The first characters, whatever Unicode form they are in; enough to see a tag. */
function beginning(start: Buffer): string {
  if (startsWith(start, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(start)
  if (startsWith(start, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(start)
  return new TextDecoder().decode(start)
}

function zipKind(bytes: Uint8Array): KnownFile {
  const zip = openZip(bytes)
  if (zip.names.some((name) => /vbaproject\.bin$/i.test(name))) throw refuse('file.macros')
  if (zip.has('xl/workbook.bin')) throw refuse('file.binaryExcel')
  if (zip.has('word/document.xml')) throw refuse('file.word')
  if (zip.has('ppt/presentation.xml')) throw refuse('file.slides')
  if (zip.has('content.xml') && zip.has('mimetype')) throw refuse('file.ods')
  if (zip.has('xl/workbook.xml') || zip.names.some((name) => /^\/?xl\//i.test(name)))
    return { kind: 'xlsx', zip }
  throw refuse('file.archive')
}

/** Names of streams in an OLE container are UTF-16; an encrypted .xlsx is one of them. */
function oldOffice(bytes: Uint8Array): FileRefused {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const holds = (name: string) => file.includes(Buffer.from(name, 'utf16le'))
  if (holds('EncryptedPackage') || holds('EncryptionInfo')) return refuse('file.encrypted')
  if (holds('Workbook') || holds('Book')) return refuse('file.oldExcel')
  if (holds('WordDocument')) return refuse('file.word')
  if (holds('PowerPoint Document')) return refuse('file.slides')
  return refuse('file.office')
}

const ublNamespace = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** UBL 2.0 to 2.4 share it. */
export const ublOrderNamespace = `${ublNamespace}Order-2`

/** Refuses an XML document whose root is not a UBL 2 order. */
export function refuseOtherXml(root: { readonly name: string; readonly namespace: string }): void {
  if (root.namespace === ublOrderNamespace && root.name === 'Order') return
  if (root.namespace === 'urn:schemas-microsoft-com:office:spreadsheet') throw refuse('file.excelXml')
  if (root.name.toLowerCase() === 'html') throw refuse('file.html')
  if (root.namespace.startsWith(ublNamespace) && root.name !== 'Order') {
    throw refuse('file.otherUbl', { document: root.name, name: ublDocumentNames[root.name] ?? '其他单据' })
  }
  if (/ubl.*Order-1/i.test(root.namespace)) throw refuse('file.oldUbl')
  throw refuse('file.otherXml', { root: root.name.slice(0, 60) })
}
