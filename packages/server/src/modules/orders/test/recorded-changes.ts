import {
  counted,
  not,
  value,
  words,
  wordsUnlessCleared,
  type RecordedSection,
} from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    purchase_order: {
      tolerance_mode: words('tolerance'),
      tolerance_share: words('tolerance'),
      line_count: not('the lines that are added are recorded'),
      total_amount: value('totalAmount'),
      required_date: value('requiredDate'),
    },
    purchase_order_line: {
      tolerance_mode: words('tolerance'),
      tolerance_share: words('tolerance'),
      granted_tolerance: not('follows from what notes took'),
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
    platform_tolerance: {
      tolerance_mode: words('tolerance'),
      tolerance_share: words('tolerance'),
      version: counted,
    },
  },
  unwalked: {
    'orders.comment': 'creates',
    'orders.attach': 'creates',
    'orders.detach': 'the entry has the name of what was removed (attachments.db.test.ts)',
  },
}
