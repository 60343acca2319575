import * as calls from '@bdr/contract/quotations/calls'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Attached } from '../attachments/attachments.ts'
import { attachedRecords, bindAttachments } from '../attachments/bind-attachments.ts'
import { readAttachments } from '../attachments/present.ts'
import { inquiryOf, opportunityHead } from './queries.ts'
import { lockQuotationOf, recordQuotation, whyNot, type Quoted } from './quote.ts'
import { whyClosed } from './rules.ts'

interface Found extends Attached {
  readonly quoted: Quoted
}

/** A quotation with the version that is being edited. */
async function find(db: Executor, viewer: Viewer, id: string, locked: boolean): Promise<Found> {
  if (locked) {
    const quoted = await lockQuotationOf(db, viewer, id)
    const closed = whyNot(quoted.inquiry)
    return { id, quoted, closed, removalRefusal: closed, version: (quoted.quotation.number ?? 0) + 1 }
  }
  const head = await opportunityHead(db, scopeOf(viewer), id, viewer.staffId)
  if (!head) throw notFound()
  const closed = whyClosed({ status: head.inquiry_status, isPast: head.is_past })
  return {
    id,
    quoted: { inquiry: head, quotation: head },
    closed,
    removalRefusal: closed,
    version: (head.number ?? 0) + 1,
  }
}

/** Attached files are submitted with the next version, and stay with the versions that had them. */
export const attachedToQuotations = attachedRecords({
  kind: 'quotation',
  find,
  async changed(tx, change, { id, quoted }, action, names) {
    const { status } = quoted.quotation
    await appendHistory(tx, 'quotation', change.viewer, [
      { id, action, from: status, to: status, about: names.join('、') },
    ])
    // operators read the audit log, which must not reveal anything of an offer before it is opened, not even a file's
    // name
    await recordQuotation(tx, change, action, quoted, { detail: { count: names.length } })
  },
})

export const quotationAttachments: BoundCall[] = [
  ...bindAttachments(
    {
      read: calls.readQuotationAttachments,
      attach: calls.attachToQuotation,
      detach: calls.detachFromQuotation,
    },
    attachedToQuotations,
  ),
  bind(calls.readAskedAttachments, async ({ db, viewer, input }) => {
    const known = await inquiryOf(db, scopeOf(viewer), input.id)
    if (!known) throw notFound()
    const asked = await readAttachments(db, viewer, 'inquiry', {
      id: known.inquiry_id,
      closed: null,
      removalRefusal: null,
    })
    return { ...asked, room: 0 }
  }),
]
