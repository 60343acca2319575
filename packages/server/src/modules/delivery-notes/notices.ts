import type { Notice, Recipients } from '../messages/notify.ts'
import { suppliersOf } from '../orders/notices.ts'

export const suppliersAndOperators = (merchantId: string): Recipients => ({
  ...suppliersOf(merchantId),
  operators: true,
})

/** A notice that opens a delivery note at the first of the lines it concerns. */
export const aboutNote = (id: string, content: string, lineNos: readonly number[] = []): Notice => ({
  type: 'order',
  content,
  about: { page: 'deliveryNoteDetail', id, line: lineNos[0] },
})
