import * as settleIn from '@bdr/contract/settle-in/calls'
import { checklistItems } from '@bdr/contract/settle-in/model'
import * as review from '@bdr/contract/settle-in/review-calls'
import { expect } from 'vitest'
import {
  not,
  ownTime,
  value,
  words,
  wordsUnlessCleared,
  type RecordedSection,
} from '../../../test/recorded-changes.ts'
import { makeApplicant, makeForm } from './applicant.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    settle_in_application: {
      form: words('legalPerson'),
      company_name: value('name'),
      checklist: wordsUnlessCleared('checklist'),
      remarks: wordsUnlessCleared('remarks'),
      decision_reason: not('the entry has the reason'),
      submitted_at: ownTime,
      merchant_id: not('the merchant’s timeline begins with it'),
    },
  },
  async walk({ world, as, step }) {
    const [visitor, admin] = [await as(null), await as('admin')]
    const db = world.database.kysely
    const mobile = '13912340021'
    const { ticket } = await makeApplicant(db, mobile)
    const form = await makeForm(db, mobile)
    await step(visitor, settleIn.applyToSettleIn, { ticket, ...form })
    const {
      list: [row],
    } = await admin.ok(review.listSettleIns, {})
    const id = row!.id
    const detail = () => admin.ok(review.readSettleIn, { id })
    const version = async () => (await detail()).version
    await step(admin, review.tickChecklist, {
      id,
      version: await version(),
      checklist: ['licence-readable', 'registry-agrees'],
    })
    await step(admin, review.returnSettleIn, {
      id,
      version: await version(),
      reason: null,
      remarks: [{ path: 'company.legalPerson', message: '与执照不符' }],
    })
    const corrected = {
      ...form,
      company: { ...form.company, legalPerson: '周正', name: '无锡恒正轴承有限公司' },
    }
    await step(visitor, settleIn.resubmitSettleIn, { id, version: await version(), ticket, ...corrected })
    expect((await detail()).history[0]!.changes).toMatchObject([
      { field: 'name' },
      { field: 'legalPerson', before: '周恒', after: '周正' },
    ])
    await step(admin, review.refuseSettleIn, { id, version: await version(), reason: '不符合' })

    const again = async () => {
      await step(visitor, settleIn.applyToSettleIn, { ticket, ...form })
      const { list } = await admin.ok(review.listSettleIns, { status: 'submitted' })
      return list[0]!.id
    }
    await again()
    await step(visitor, settleIn.withdrawSettleIn, { ticket, uscc: form.company.uscc })
    const third = await again()
    const ticked = await step(admin, review.tickChecklist, {
      id: third,
      version: 1,
      checklist: [...checklistItems],
    })
    await step(admin, review.approveSettleIn, { id: third, version: ticked.version })
  },
}
