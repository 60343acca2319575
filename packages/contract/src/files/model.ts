import { z } from 'zod'
import type { Permission } from '../access.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const mediaTypes = [...pictureTypes, 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

/** What is taken for one purpose, and what is made of it. */
export interface FilePurpose {
  readonly mediaTypes: readonly MediaType[]
  readonly maxBytes: number
  /** pixels of the longer side a picture is stored with; larger ones are shrunk */
  readonly largestSide: number
  /** pixels of the longer side of the small picture beside it */
  readonly thumbnailSide: number
  /** width : height a picture is cropped to; null where it stays as it is */
  readonly aspect: number | null
  readonly access: Permission | 'signed-in'
  /** whether somebody without an account brings it, with the ticket of their mobile */
  readonly applicants: boolean
  /** whether anybody may see it while the website shows it, and before only who may bring it */
  readonly open: boolean
}

const megabyte = 1024 * 1024
const purpose = (one: FilePurpose) => one
const paper = {
  mediaTypes,
  maxBytes: 10 * megabyte,
  // small print of a photographed A4 page stays legible
  largestSide: 3_000,
  thumbnailSide: 320,
  aspect: null,
  access: 'company:edit',
  applicants: true,
  open: false,
} as const

/** Everything somebody may bring, each with its limits. */
export const filePurposes = {
  'head-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 5 * megabyte,
    largestSide: 512,
    thumbnailSide: 96,
    aspect: 1,
    access: 'signed-in',
    applicants: false,
    open: false,
  }),
  /** the business licence */
  licence: purpose(paper),
  qualification: purpose(paper),
  logo: purpose({
    mediaTypes: pictureTypes,
    maxBytes: 5 * megabyte,
    largestSide: 800,
    thumbnailSide: 160,
    aspect: null,
    access: 'company:edit',
    applicants: false,
    open: false,
  }),
  'merchant-document': purpose({ ...paper, maxBytes: 20 * megabyte, applicants: false }),
  /** of goods at the gate: brought by whoever has the delivery note's link */
  'receipt-photo': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 2_000,
    thumbnailSide: 320,
    aspect: null,
    access: 'delivery-note:receive',
    applicants: false,
    open: false,
  }),
  /** what buyers see of a product */
  'product-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_600,
    thumbnailSide: 400,
    aspect: 1,
    access: 'product:edit',
    applicants: false,
    open: false,
  }),
  /** drawings, certificates, manuals of a product */
  'product-document': purpose({
    ...paper,
    maxBytes: 20 * megabyte,
    access: 'product:edit',
    applicants: false,
  }),
  'content-cover': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_920,
    thumbnailSide: 640,
    aspect: 16 / 9,
    access: 'content:manage',
    applicants: false,
    open: true,
  }),
  /** within a text of the website */
  'content-picture': purpose({
    mediaTypes: pictureTypes,
    maxBytes: 10 * megabyte,
    largestSide: 1_920,
    thumbnailSide: 640,
    aspect: null,
    access: 'content:manage',
    applicants: false,
    open: true,
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
