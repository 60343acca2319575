/**
 * The signed link that a delivery note's QR code opens. Its holder records what arrived and sees nothing but this note.
 * Patterns and limits are defined without schemas because the page is an island that does not load zod.
 */

/** The path of the page that the link opens; the token is in the fragment. */
export const receiptPagePath = '/goodsReceipt'

/**
 * Days for which a link is valid: counted from the note's submission, and again from its dispatch and from its renewal.
 */
export const receiptLinkDays = 30

/**
 * The note's id, how often its link was renewed, and 16 bytes derived from both with the server's key. Numbers have no
 * leading zeros, so that a note has one token.
 */
export const receiptTokenPattern = /^[1-9a-z][0-9a-z]{0,11}\.[1-9a-z][0-9a-z]{0,5}\.[\w-]{22}$/

/** The header with the token of a read. Writes have it in their body, and no call has it in its address. */
export const receiptTokenHeader = 'Receipt-Token'

export const receiptLinkStates = ['open', 'expired', 'revoked', 'over'] as const
/** `over`: the note is a draft or void, so the link is useless. */
export type ReceiptLinkState = (typeof receiptLinkStates)[number]

/** The size of the area for a drawn signature, in units of its own; it has the shape of an upright phone. */
export const signatureField = { width: 1_000, height: 400 } as const
export const signatureLimits = { strokes: 80, numbersOfStroke: 1_200, numbers: 12_000 } as const

export const receiptLimits = {
  photos: 12,
  /** photographs that a note keeps for receipts which are not signed yet */
  unsignedPhotos: 24,
  /** receipts that a note takes by its link; a delivery comes in a few parts */
  ofNote: 60,
  receiverName: 30,
  note: 500,
  reason: 200,
} as const

/** Minutes by which a phone's clock may be wrong: nothing is signed before the dispatch, or in the future. */
export const signingToleranceMinutes = 10

/** Writes to one note in one hour: repeated signatures, and photographs. */
export const linkWritesPerNote = { limit: 120, seconds: 3_600 } as const
/** Receipts of one note that are printed by its link, whoever holds it. */
export const linkPrintsPerNote = { limit: 30, seconds: 600 } as const

/** The strokes of a drawn signature, each as `[x, y, x, y, …]`. */
export type Strokes = readonly (readonly number[])[]

/** The strokes as one path of an SVG drawn in `signatureField`. */
export const signaturePath = (strokes: Strokes): string =>
  strokes
    .map((stroke) =>
      stroke.reduce(
        (path, value, at) => (at % 2 === 1 ? `${path} ${value}` : `${path}${at === 0 ? 'M' : 'L'}${value}`),
        '',
      ),
    )
    .join('')
