import * as calls from '@bdr/contract/consultations/calls'
import type { ConsultationDetail, ConsultationRow } from '@bdr/contract/consultations/replies'
import type { Industry } from '@bdr/contract/content/kinds'
import { consultationExport } from '@bdr/text/consultations'
import { audit } from '../../platform/audit.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { Database } from '../../platform/db/open.ts'
import { notFound } from '../../platform/errors.ts'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { historyOf } from '../../platform/history.ts'
import { pageReply, presented } from '../../platform/list.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { assertVersion } from '../../platform/record-version.ts'
import { actionsFor, transition } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { queueSms } from '../sms/send.ts'
import { consultationColumns } from './export.ts'
import { consultationLifecycle } from './lifecycle.ts'
import { photoOf } from './photo.ts'
import * as queries from './queries.ts'
import { countRequest, storeRequest } from './request.ts'

export function consultationRoutes(database: Database, bus: Bus): BoundCall[] {
  return [
    bind(
      calls.requestConsultation,
      async ({ input, caller }) => {
        await countRequest(database.kysely, caller, input.mobile)
        return { number: await storeRequest(database, bus, caller, input, null) }
      },
      { transactional: false },
    ),
    bindExport(calls.exportConsultations, {
      name: () => consultationExport.name,
      columns: consultationColumns,
      chunks: ({ db, input }) => presented(queries.allConsultations(db, input), presentRow),
    }),
    bind(calls.listConsultations, async ({ db, input }) =>
      pageReply(input, await queries.pageOfConsultations(db, input), presentRow),
    ),
    bind(calls.readConsultation, ({ db, viewer, input }) => detail(db, viewer, input.id)),
    bind(calls.handleConsultation, async ({ db, viewer, caller, input }) => {
      const row = assertVersion(await queries.lockConsultation(db, input.id), input)
      const { id, action, remark, answer } = input
      const from = row.status
      // a missing answer keeps the former one
      const answered = changesBetween(['answer'], row, { answer: answer ?? undefined })
      const move = { id, from, action, reason: remark, changes: answered }
      const changes = [...(await transition(db, consultationLifecycle, viewer, [move])), ...answered]
      if (answer !== null) {
        await queries.writeAnswer(db, id, answer)
        await queueSms(db, {
          mobile: row.mobile,
          template: 'consultation-answered',
          params: { number: row.number },
        })
      }
      if (action === 'invite')
        await queueSms(db, {
          mobile: row.mobile,
          template: 'settle-in-invited',
          params: { number: row.number },
        })
      await audit(db, {
        actor: viewer,
        action: `consultation.${action}`,
        subject: { kind: 'consultation', id, name: row.name },
        changes,
        detail: { reason: remark },
        caller,
      })
      return detail(db, viewer, id)
    }),
  ]
}

async function detail(db: Executor, viewer: Viewer, id: string): Promise<ConsultationDetail> {
  const [row, photo, inquiries, applications, history] = await Promise.all([
    queries.consultationById(db, id),
    photoOf(db, id),
    queries.inquiriesOf(db, id),
    queries.applicationsOf(db, id),
    historyOf(db, 'consultation', id),
  ])
  if (!row) throw notFound()
  return presentDetail(row, viewer, { photo, inquiries, applications, history })
}

const presentRow = (row: queries.ConsultationListRow): ConsultationRow => ({
  id: row.id,
  status: row.status,
  name: row.name,
  mobile: row.mobile,
  company: row.company,
  industry: row.industry as Industry | null,
  about: row.about,
  createdAt: row.created_at,
  number: row.number,
})

const presentDetail = (
  row: queries.ConsultationRecord,
  viewer: Viewer,
  related: Pick<ConsultationDetail, 'photo' | 'inquiries' | 'applications' | 'history'>,
): ConsultationDetail => ({
  ...presentRow(row),
  version: row.version,
  message: row.message,
  answer: row.answer,
  answeredAt: row.answered_at,
  techniqueId: row.content_id,
  actions: presentActions(actionsFor(consultationLifecycle, row.status, viewer, () => null)),
  ...related,
})
