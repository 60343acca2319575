import { SaxesParser } from 'saxes'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { refuse } from './file-refused.ts'
import { guardXml } from './xml-guard.ts'

export type Attributes = Readonly<Record<string, string>>

/** Names are passed without prefix, since prefixes differ between producers but mean the same. */
export interface PartHandlers {
  open(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/** A cell has one to three elements: itself, its formula and value, or its inline text. */
const elements = 3 * fileLimits.cells

/** Parses one XML part of a workbook in pieces. A handler stops the parser by throwing. */
export async function scanPart(pieces: AsyncIterable<Uint8Array>, handlers: PartHandlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const leave = guardXml(parser, elements, () => refuse('book.cells', { limit: fileLimits.cells }))
  parser.on('error', () => {
    throw refuse('file.damaged')
  })
  parser.on('opentag', (tag) => handlers.open(localName(tag.name), tag.attributes))
  parser.on('closetag', (tag) => {
    leave()
    handlers.close?.(localName(tag.name))
  })
  if (handlers.text) {
    parser.on('text', (text) => handlers.text!(text))
    parser.on('cdata', (text) => handlers.text!(text))
  }
  let decoder: TextDecoder | null = null
  try {
    for await (const piece of pieces) {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
      parser.write(decoder.decode(piece, { stream: true }))
    }
    parser.write(decoder?.decode() ?? '')
    parser.close()
  } catch (error) {
    throw isBadInput(error) ? refuse('file.damaged') : error
  }
}

const badInputCodes: readonly unknown[] = ['ERR_ENCODING_INVALID_ENCODED_DATA', 'ERR_INVALID_URL']
const isBadInput = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && badInputCodes.includes(error.code)

const localName = (name: string): string => {
  const colon = name.indexOf(':')
  return colon === -1 ? name : name.slice(colon + 1)
}

/** Office writes UTF-8; the standard also allows UTF-16. */
const encodingOf = (start: Uint8Array): string => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** An attribute by its name without prefix, `id` for `r:id`. */
export const attribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]

/** Whether an XML boolean is true: `1`, `true`, and in some programs `on`. */
export const isTrue = (value: string | undefined): boolean =>
  value === '1' || value === 'true' || value === 'on'
