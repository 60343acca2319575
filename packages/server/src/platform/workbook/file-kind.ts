import type { WrongFileKey } from '@bdr/text/import-file'
import { withoutInvisible } from './clean-text.ts'
import { refuse } from './file-refused.ts'
import { openZip, type ZipArchive } from './zip-archive.ts'

/** The type of a file, determined by its content because names are unreliable. */
export type FileKind =
  | { readonly kind: 'xlsx'; readonly zip: ZipArchive }
  | { readonly kind: 'xml' }
  /** a text that may consist of separated fields */
  | { readonly kind: 'csv' }
  /** a type that is not accepted */
  | { readonly kind: 'wrong'; readonly is: WrongFileKey }

const wrong = (is: WrongFileKey): FileKind => ({ kind: 'wrong', is })

/**
 * Distinguishes workbooks, XML and text from all other files.
 * @throws FileRefused for a workbook that is encrypted, damaged or has macros
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return wrong('file.empty')
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  if (startsWith(start, [0x50, 0x4b, 0x03, 0x04]) || startsWith(start, [0x50, 0x4b, 0x05, 0x06]))
    return zipKind(bytes)
  if (startsWith(start, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return oldOffice(bytes)
  for (const [signature, key] of signatures) if (startsWith(start, signature)) return wrong(key)
  const text = withoutInvisible(beginning(start))
  if (text.trim() === '' && !text.includes('\0')) return wrong('file.empty')
  if (/^\s*(<!doctype html|<html|<head|<body|<table|<meta|<style)/i.test(text)) return wrong('file.html')
  if (/^\s*<[?!a-z_]/i.test(text)) return { kind: 'xml' }
  return /[^\P{Cc}\t\r\n]/u.test(text) ? wrong('file.unknown') : { kind: 'csv' }
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
  // a bare Excel 2, 3, 4 or 95 stream
  [[0x09, 0x08, 0x10, 0x00], 'file.oldExcel'],
  [[0x09, 0x04, 0x06, 0x00], 'file.oldExcel'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'file.word'],
] as const

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

/** The first characters in any Unicode encoding; enough to recognise a tag. */
function beginning(start: Buffer): string {
  if (startsWith(start, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(start)
  if (startsWith(start, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(start)
  return new TextDecoder().decode(start)
}

function zipKind(bytes: Uint8Array): FileKind {
  const zip = openZip(bytes)
  if (zip.names.some((name) => /vbaproject\.bin$/i.test(name))) throw refuse('file.macros')
  if (zip.has('xl/workbook.bin')) return wrong('file.binaryExcel')
  if (zip.has('word/document.xml')) return wrong('file.word')
  if (zip.has('ppt/presentation.xml')) return wrong('file.slides')
  if (zip.has('content.xml') && zip.has('mimetype')) return wrong('file.ods')
  if (zip.has('xl/workbook.xml') || zip.names.some((name) => /^\/?xl\//i.test(name)))
    return { kind: 'xlsx', zip }
  return wrong('file.archive')
}

/** The type of an OLE container, by the names of its streams in UTF-16; an encrypted .xlsx is one as well. */
function oldOffice(bytes: Uint8Array): FileKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const holds = (name: string) => file.includes(Buffer.from(name, 'utf16le'))
  if (holds('EncryptedPackage') || holds('EncryptionInfo')) throw refuse('file.encrypted')
  if (holds('Workbook') || holds('Book')) return wrong('file.oldExcel')
  if (holds('WordDocument')) return wrong('file.word')
  if (holds('PowerPoint Document')) return wrong('file.slides')
  return wrong('file.office')
}
