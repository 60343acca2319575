import { hash } from 'node:crypto'
import type { Strokes } from '@bdr/contract/delivery-notes/receipt-link'

/** Everything that the document of a signed receipt shows, as it was at that arrival. */
export interface ReceiptContent {
  readonly noteNo: string
  readonly merchantName: string
  readonly merchantCode: string
  readonly buyerName: string
  readonly shipTo: string
  /** ISO with zone: by the phone's clock, and by the server's when it was received */
  readonly signedAt: string
  readonly receivedAt: string
  readonly receiverName: string
  readonly signature: { readonly kind: 'typed' } | { readonly kind: 'drawn'; readonly strokes: Strokes }
  readonly last: boolean
  readonly note: string | null
  readonly lines: readonly {
    readonly lineNo: number
    readonly orderNo: string
    readonly orderLineNo: number
    readonly materialCode: string | null
    readonly materialName: string
    readonly specification: string | null
    readonly batch: string | null
    readonly unit: string
    /** decimals without trailing zeros */
    readonly sent: string
    readonly accepted: string
    readonly rejected: string
    readonly reason: string | null
  }[]
  /**
   * The certificates at that time, of the lines that arrived and of the whole delivery. Missing in receipts older than
   * certificates.
   */
  readonly certificates?: readonly {
    readonly lineNo: number | null
    readonly name: string
    readonly sha256: string
  }[]
  /** SHA-256 of each picture in hexadecimal, and the line it belongs to */
  readonly photos: readonly { readonly lineNo: number | null; readonly sha256: string }[]
}

/** The canonical JSON of a value: the keys of every object are sorted by code units. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`
}

/** The stored form of a signed receipt: its content as canonical JSON, and the SHA-256 of that. */
export function sealContent(content: ReceiptContent): { content: string; hash: Buffer } {
  const text = canonical(content)
  return { content: text, hash: hash('sha256', text, 'buffer') }
}
