import type { Permission } from '../access.ts'
import type { FilePurposeKey } from './model.ts'

/** How the server handles the files of one purpose, and who may access them. */
interface FileHandling {
  /** longer side of a picture's thumbnail, in pixels */
  readonly thumbnailSide: number
  /** who may upload it */
  readonly access: Permission | 'signed-in'
  /** whether applicants without an account may upload it with the ticket of their mobile */
  readonly applicants: boolean
  /** whether it is public while the website shows it; otherwise only people who may upload it see it */
  readonly open: boolean
}

/** Server-side settings. Separate from the limits in `model.ts`, which every page that takes a file loads. */
export const fileHandling: Readonly<Record<FilePurposeKey, FileHandling>> = {
  'head-picture': { thumbnailSide: 96, access: 'signed-in', applicants: false, open: false },
  licence: { thumbnailSide: 320, access: 'company:edit', applicants: true, open: false },
  qualification: { thumbnailSide: 320, access: 'company:edit', applicants: true, open: false },
  logo: { thumbnailSide: 160, access: 'company:edit', applicants: false, open: false },
  'merchant-document': { thumbnailSide: 320, access: 'company:edit', applicants: false, open: false },
  'receipt-photo': { thumbnailSide: 320, access: 'delivery-note:receive', applicants: false, open: false },
  'nameplate-photo': { thumbnailSide: 320, access: 'consultation:manage', applicants: false, open: false },
  'product-picture': { thumbnailSide: 400, access: 'product:edit', applicants: false, open: false },
  'product-document': { thumbnailSide: 320, access: 'product:edit', applicants: false, open: false },
  'order-attachment': { thumbnailSide: 160, access: 'order:view', applicants: false, open: false },
  'inquiry-attachment': { thumbnailSide: 160, access: 'inquiry:manage', applicants: false, open: false },
  'quotation-attachment': { thumbnailSide: 160, access: 'opportunity:quote', applicants: false, open: false },
  'delivery-note-attachment': {
    thumbnailSide: 160,
    access: 'delivery-note:create',
    applicants: false,
    open: false,
  },
  'content-cover': { thumbnailSide: 640, access: 'content:manage', applicants: false, open: true },
  'content-picture': { thumbnailSide: 640, access: 'content:manage', applicants: false, open: true },
  'announcement-picture': {
    thumbnailSide: 640,
    access: 'announcement:manage',
    applicants: false,
    open: false,
  },
}
