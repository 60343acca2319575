import { z } from 'zod'
import { quantity } from '../kernel/decimal.ts'
import { call, documentCall, uploadCall } from '../kernel/call.ts'
import { id, optionalText, shortText, version } from '../kernel/field.ts'
import { filePurposes } from '../files/model.ts'
import { ecology } from '../paths.ts'
import { maxNoteLines } from './model.ts'
import {
  receiptLimits,
  receiptTokenHeader,
  receiptTokenPattern,
  signatureField,
  signatureLimits,
} from './receipt-link.ts'

/**
 * The calls available to anybody who has a delivery note's signed link, without an account. The token is a secret: the
 * page has it from the fragment of its own address, which browsers do not send, and calls have it in a header or their
 * body.
 */
const gate = `${ecology}/gate/delivery-note` as const
const token = z.string().regex(receiptTokenPattern, { error: 'receipt-token' })
const inHeaders = { token: receiptTokenHeader }

/** The note as the receiver sees it: what is delivered and what has already arrived, without prices. */
export const readNoteByLink = call({
  name: 'gate.note',
  method: 'GET',
  path: gate,
  access: 'public',
  cost: 'asks',
  overlay: false,
  silent: true,
  inHeaders,
  input: () => z.strictObject({ token }),
})

const coordinate = z.int().min(0).max(signatureField.width)
const stroke = z
  .array(coordinate)
  .min(2)
  .max(signatureLimits.numbersOfStroke)
  .refine((numbers) => numbers.length % 2 === 0, { error: 'signature' })
/** Drawn by hand, or typed as a name. */
const signature = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('drawn'),
    strokes: z
      .array(stroke)
      .min(1)
      .max(signatureLimits.strokes)
      .refine((strokes) => strokes.flat().length <= signatureLimits.numbers, { error: 'signature' }),
  }),
  z.strictObject({ kind: z.literal('typed') }),
])

/**
 * Records one signed arrival. The phone chooses `submission`; an arrival with the same value is recorded only once,
 * however often a phone with a poor connection sends it.
 */
export const signByLink = call({
  name: 'gate.sign',
  method: 'POST',
  path: `${gate}/receipts`,
  access: 'public',
  cost: 'stores',
  overlay: false,
  silent: true,
  input: () =>
    z.strictObject({
      token,
      submission: z.uuid(),
      version,
      /** when it was signed, by the phone's clock */
      signedAt: z.iso.datetime({ offset: true }).meta({ example: '2026-12-01T09:00:00+08:00' }),
      receiverName: shortText(receiptLimits.receiverName),
      signature,
      /** whether nothing more will arrive; what is missing is then a discrepancy */
      last: z.boolean(),
      note: optionalText(receiptLimits.note),
      lines: z
        .array(
          z.strictObject({
            noteLineId: id,
            accepted: quantity,
            rejected: quantity,
            reason: optionalText(receiptLimits.reason),
          }),
        )
        .min(1)
        .max(maxNoteLines),
      /** photographs of a line, or of the whole delivery */
      photos: z
        .array(z.strictObject({ fileId: id, noteLineId: id.nullable() }))
        .max(receiptLimits.photos)
        .default([]),
    }),
})

export const uploadByLink = uploadCall({
  name: 'gate.photo',
  method: 'POST',
  path: `${gate}/photos`,
  access: 'public',
  cost: 'decodes',
  silent: true,
  maxBytes: filePurposes['receipt-photo'].maxBytes,
  input: () => z.strictObject({ token }),
})

/** The signed receipt as a PDF. */
export const receiptPdfByLink = documentCall({
  name: 'gate.pdf',
  method: 'GET',
  path: `${gate}/receipts/{id}/document.pdf`,
  access: 'public',
  cost: 'prints',
  silent: true,
  inHeaders,
  mediaType: 'application/pdf',
  input: () => z.strictObject({ token, id }),
})
