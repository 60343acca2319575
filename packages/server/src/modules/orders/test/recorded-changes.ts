import { not, value, wordsUnlessCleared, type RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    purchase_order: {
      line_count: not('the lines that are added are told'),
      total_amount: value('totalAmount'),
      required_date: value('requiredDate'),
    },
    purchase_order_line: {
      quantity: value('quantity'),
      unit_price: value('unitPrice'),
      amount: value('amount'),
      required_date: value('requiredDate'),
      cancelled_quantity: value('cancelledQuantity'),
      shipped_quantity: value('shippedQuantity'),
      received_quantity: value('receivedQuantity'),
      reserved_quantity: not('comes and goes with notes that have not left'),
      proposed_quantity: wordsUnlessCleared('proposedQuantity'),
      proposed_unit_price: wordsUnlessCleared('proposedUnitPrice'),
      proposed_date: wordsUnlessCleared('proposedDate'),
      proposal_reason: not('the entry has the reason'),
      reject_reason: not('the entry has the reason'),
    },
  },
  unwalked: {
    'orders.comment': 'creates',
    'orders.attach': 'creates',
    'orders.detach': 'the entry has the name of what was removed (attachments.db.test.ts)',
  },
}
