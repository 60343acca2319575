import * as consultations from '@bdr/contract/consultations/calls'
import { ownTime, value, type RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    consultation: { answer: value('answer'), answered_at: ownTime },
  },
  async walk({ as, step, versionOf }) {
    const admin = await as('admin')
    const request = { name: '林工', mobile: '13912340011', company: null, message: '想了解改造方案' }
    await step(await as(null), consultations.requestConsultation, request)
    const { list } = await admin.ok(consultations.listConsultations, {})
    for (const action of ['contact', 'close', 'reopen'] as const) {
      const consultation = list[0]!.id
      await step(admin, consultations.handleConsultation, {
        id: consultation,
        version: await versionOf('consultation', consultation),
        action,
        remark: '已电话',
        answer: `答复：${action}`,
      })
    }
  },
}
