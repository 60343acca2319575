import { z } from 'zod'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const mediaTypes = [...pictureTypes, 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

/** What is taken for one purpose. What becomes of it on the server is in `handling.ts`. */
interface FilePurpose {
  readonly mediaTypes: readonly MediaType[]
  readonly maxBytes: number
  /** pixels of the longer side a picture is stored with; larger ones are shrunk */
  readonly largestSide: number
  /** width : height a picture is cropped to; null where it stays as it is */
  readonly aspect: number | null
}

const megabyte = 1024 * 1024
const purpose = (one: FilePurpose) => one
const paper = {
  mediaTypes,
  maxBytes: 10 * megabyte,
  // small print of a photographed A4 page stays legible
  largestSide: 3_000,
  aspect: null,
} as const

/** Everything somebody may bring, each with its limits. */
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
  /** of goods at the gate: brought by whoever has the delivery note's link */
  'receipt-photo': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 2_000,
    aspect: null,
  }),
  /** brought by visitors with what they ask, for operators alone */
  'nameplate-photo': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 2_000,
    aspect: null,
  }),
  /** what buyers see of a product */
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
  /** contract, drawings, certificates of a purchase order: brought by either side */
  'order-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  'inquiry-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  'quotation-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  /** certificates of what a delivery note's lines ship */
  'delivery-note-attachment': purpose({ ...paper, maxBytes: 20 * megabyte }),
  'content-cover': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_920,
    aspect: 16 / 9,
  }),
  /** within a text of the website */
  'content-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_920,
    aspect: null,
  }),
  /** within an announcement, for whoever that is for */
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

/** A picture is decoded whole: 50 megapixels, the largest phones take, are 200 MB. */
export const maxPicturePixels = 50_000_000

/** An upload nobody refers to is removed after this many hours. */
export const unreferredHours = 24

/** What one account, or one applicant's mobile, may upload. */
export const uploadsPerOwner = { limit: 200, seconds: 3_600 } as const
/** What an address may try to upload before anybody knows who it is. */
export const uploadsPerAddress = { limit: 120, seconds: 600 } as const
