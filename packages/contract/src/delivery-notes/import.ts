import { z } from 'zod'
import { uploadCall } from '../kernel/call.ts'
import { merchant } from '../paths.ts'

/** Lines that one filled-in sheet ships, on however many notes. */
export const maxFilledLines = 2_000
/** Bytes of the file: such a sheet needs a tenth of it. */
export const filledSheetBytes = 5 * 1024 * 1024

/** Under which name it is answered in `imports.check`; submitted unless somebody says otherwise. */
export const filledAsAnswer = 'notes.as'

/** Begins to make delivery notes of a filled-in sheet: a job reads and checks it, see `imports.read`. */
export const importDeliveryNotes = uploadCall({
  name: 'deliveryNotes.import',
  method: 'POST',
  path: `${merchant}/delivery-notes/import`,
  access: 'delivery-note:create',
  maxBytes: filledSheetBytes,
  input: () => z.strictObject({}),
})
