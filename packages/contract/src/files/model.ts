import { z } from 'zod'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const mediaTypes = [...pictureTypes, 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

/** Limits of the files of one purpose. How the server handles them is in `handling.ts`. */
interface FilePurpose {
  readonly mediaTypes: readonly MediaType[]
  readonly maxBytes: number
  /** longer side of a stored picture, in pixels; larger ones are scaled down */
  readonly largestSide: number
  /** width : height to which a picture is cropped; null if it is not cropped */
  readonly aspect: number | null
}

const megabyte = 1024 * 1024
const purpose = (one: FilePurpose) => one
const paper = {
  mediaTypes,
  maxBytes: 10 * megabyte,
  // keeps the small print of a photographed A4 page legible
  largestSide: 3_000,
  aspect: null,
} as const

/** Every purpose a file can be uploaded for, with its limits. */
export const filePurposes = {
  'head-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 5 * megabyte,
    largestSide: 512,
    aspect: 1,
  }),
  /** the business licence */
  licence: purpose(paper),
  qualification: purpose(paper),
  logo: purpose({
    mediaTypes: pictureTypes,
    maxBytes: 5 * megabyte,
    largestSide: 800,
    aspect: null,
  }),
  'merchant-document': purpose({ ...paper, maxBytes: 20 * megabyte }),
  /** photographs of goods at the gate, uploaded by the holder of the delivery note's link */
  'receipt-photo': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 2_000,
    aspect: null,
  }),
  /** uploaded by visitors with a consultation request; only operators see it */
  'nameplate-photo': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 2_000,
    aspect: null,
  }),
  /** pictures of a product that buyers see */
  'product-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_600,
    aspect: 1,
  }),
  /** drawings, certificates, manuals of a product */
  'product-document': purpose({
    ...paper,
    maxBytes: 20 * megabyte,
  }),
  /** contracts, drawings and certificates of a purchase order, uploaded by either side */
  'order-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  'inquiry-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  'quotation-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  /** certificates of the goods on a delivery note */
  'delivery-note-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  'content-cover': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_920,
    aspect: 16 / 9,
  }),
  /** pictures in a text of the website */
  'content-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_920,
    aspect: null,
  }),
  /** pictures in an announcement, visible to its readers */
  'announcement-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_920,
    aspect: null,
  }),
} as const satisfies Record<string, FilePurpose>

export type FilePurposeKey = keyof typeof filePurposes
export const filePurposeKeys = Object.keys(filePurposes) as [FilePurposeKey, ...FilePurposeKey[]]
export const filePurposeKey = z.enum(filePurposeKeys)

export const maxFileBytes = Math.max(...Object.values(filePurposes).map((one) => one.maxBytes))

/**
 * A picture is decoded completely. Of people with an account: 50 megapixels, as the best phone cameras produce, take
 * 200 MB of memory. Of others: 25 megapixels, with one byte for each of three colours.
 */
export const pictureLimits = {
  known: { pixels: 50_000_000, decodedBytes: 200_000_000 },
  strangers: { pixels: 25_000_000, decodedBytes: 75_000_000 },
} as const

/** Hours after which an upload that no record refers to is deleted. */
export const unreferredHours = 24

/** Uploads of one account, or of one applicant's mobile. */
export const uploadsPerOwner = { limit: 200, seconds: 3_600 } as const
