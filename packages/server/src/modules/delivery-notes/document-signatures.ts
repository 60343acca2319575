import { deliveryNoteDocumentText as text } from '@bdr/text/delivery-note-documents'
import type { Node } from 'pdfmake'
import { gridLayout, label, remainingWidth } from './document-frame.ts'
import { printable } from '../../platform/pdf/printable.ts'

/** Points of space for a signature or a company's seal. */
const signingSpace = 46

const padding = { x: 8, y: 6 }
const boxWidth = remainingWidth([0, 0], padding.x) / 3

/** The signatures of supplier, carrier and receiver, always on one page. */
export const signatures = (): Node => ({
  unbreakable: true,
  margin: [0, 14, 0, 0],
  table: {
    widths: [boxWidth, boxWidth, boxWidth],
    body: [Object.entries(text.signatures).map(signatureBox)],
  },
  layout: gridLayout(padding),
})

const signatureBox = ([key, role]: [string, string]): Node => {
  const sealed = key !== 'carrier'
  return {
    stack: [
      { text: printable(role), bold: true, fontSize: 10 },
      {
        columns: [
          { ...label(text.signature), width: '*' },
          // supplier and receiver sign with seals, the carrier by hand
          { ...label(sealed ? text.seal : ''), width: 'auto' },
        ],
        margin: [0, 6, 0, signingSpace],
      },
      {
        columns: [
          { ...label(text.date), width: 'auto' },
          { ...label(text.blankDate), width: '*', alignment: 'right' },
        ],
      },
    ],
  }
}
