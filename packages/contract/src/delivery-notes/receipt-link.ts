/**
 * The signed link that a delivery note's QR code opens: whoever stands at the gate records what
 * arrived with it, and sees nothing but this one note. Patterns and limits stand without schemas, for
 * the page is an island.
 */

/** Of the page that the link opens; the token stands behind the `#`. */
export const receiptPagePath = '/goodsReceipt'

/** Days a link holds: from the note's submission, and again from its departure and when it is renewed. */
export const receiptLinkDays = 30

/** The note, how often its link was renewed, and 16 bytes that only we can make of the two. */
export const receiptTokenPattern = /^[0-9a-z]{1,12}\.[0-9a-z]{1,6}\.[\w-]{22}$/

export const receiptLinkStates = ['open', 'expired', 'revoked', 'over'] as const
/** `over`: the note is a draft or void, and nothing will come of it. */
export type ReceiptLinkState = (typeof receiptLinkStates)[number]

/** The field a hand writes in, in its own units; a phone held upright has this shape. */
export const signatureField = { width: 1_000, height: 400 } as const
export const signatureLimits = { strokes: 80, numbersOfStroke: 1_200, numbers: 12_000 } as const

export const receiptLimits = {
  photos: 12,
  receiverName: 30,
  note: 500,
  reason: 200,
} as const

/** Of one network in ten minutes: a whole gate may stand behind one address. */
export const linkCallsPerNetwork = { limit: 600, seconds: 600 } as const
/** Of one note in an hour: signing again and again, and photographs. */
export const linkWritesPerNote = { limit: 120, seconds: 3_600 } as const

/** A hand's strokes, each as `[x, y, x, y, …]`. */
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
