import * as calls from '@bdr/contract/outbox/calls'
import { outboxExport } from '@bdr/text/outbox'
import { announceOutbox } from '../../platform/announce.ts'
import { audit } from '../../platform/audit.ts'
import { conflictBecause, notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { outboxColumns } from './export.ts'
import { masked, presentOutboxRow } from './present.ts'
import { resetRow, lockOutboxRow, allOutbox, pageOfOutbox } from './queries.ts'
import { retryRefusal } from './rules.ts'

export function outboxRoutes(): BoundCall[] {
  return [
    bindExport(calls.exportOutbox, {
      name: () => outboxExport.name,
      columns: outboxColumns,
      chunks: ({ db, input }) => presented(allOutbox(db, input), presentOutboxRow),
    }),
    bind(calls.listOutbox, async ({ db, input }) =>
      pageReply(input, await pageOfOutbox(db, input), presentOutboxRow),
    ),
    bind(calls.retryOutbox, async ({ db, input, viewer, caller }) => {
      const row = await lockOutboxRow(db, input.id)
      if (!row) throw notFound()
      const why = retryRefusal(row)
      if (why !== null) throw conflictBecause(why)
      const again = await resetRow(db, input.id)
      announceOutbox(db)
      const name = row.recipient === null ? row.topic : masked(row.recipient)
      await audit(db, {
        actor: viewer,
        action: 'outbox.retry',
        subject: { kind: 'outbox', id: row.id, name },
        caller,
      })
      return presentOutboxRow(again)
    }),
  ]
}
