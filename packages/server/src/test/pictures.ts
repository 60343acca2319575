import sharp, { type Sharp } from 'sharp'

/** A picture of this size with visible content. */
export const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2851e4' } }).composite([
    {
      input: Buffer.from(`<svg><rect x="4" y="4" width="${width / 2}" height="4" fill="#fff"/></svg>`),
      gravity: 'northwest',
    },
  ])

/** The smallest file that is recognised as a PDF by its first bytes. */
export const paper = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
