import { z } from 'zod'
import { uploadCall } from '../kernel/call.ts'
import { merchant } from '../paths.ts'

/** Lines that one filled-in sheet can ship, on any number of notes. */
export const maxFilledLines = 2_000
/** Bytes of the file; a typical sheet needs a tenth of this. */
export const filledSheetBytes = 5 * 1024 * 1024

/**
 * The key of the answer in `imports.check` that chooses between submitted notes and drafts. Submitted is the default.
 */
export const filledAsAnswer = 'notes.as'

/** Starts an import of delivery notes from a filled-in sheet. A job reads and checks it; see `imports.read`. */
export const importDeliveryNotes = uploadCall({
  name: 'deliveryNotes.import',
  method: 'POST',
  path: `${merchant}/delivery-notes/import`,
  access: 'delivery-note:create',
  cost: 'reads',
  maxBytes: filledSheetBytes,
  input: () => z.strictObject({}),
})
