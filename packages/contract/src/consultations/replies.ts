import { z } from 'zod'
import { consultationMachine } from './machine.ts'
import { industries } from '../content/kinds.ts'
import { storedFile } from '../files/replies.ts'
import { inquiryStatus } from '../inquiries/model.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { historyEntry } from '../kernel/replies.ts'
import { settleInMachine } from '../settle-in/machine.ts'
import { pageOf } from '../kernel/page.ts'

export const consultationRow = z.object({
  id: z.string(),
  status: z.enum(consultationMachine.states),
  name: z.string(),
  mobile: z.string(),
  company: z.string().nullable(),
  industry: z.enum(industries).nullable(),
  /** title of the technique it is about */
  about: z.string().nullable(),
  createdAt: z.string(),
  number: z.string(),
})
export type ConsultationRow = z.output<typeof consultationRow>

export const consultationDetail = consultationRow.extend({
  version: z.number().int(),
  message: z.string(),
  /** photograph of the nameplate */
  photo: storedFile.nullable(),
  /** the answer shown to the visitor, and when it was given */
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
  techniqueId: z.string().nullable(),
  /** inquiries created from it */
  inquiries: z.array(z.object({ id: z.string(), inquiryNo: z.string(), status: inquiryStatus })),
  /** applications with the same mobile, latest first */
  applications: z.array(
    z.object({ id: z.string(), companyName: z.string(), status: z.enum(settleInMachine.states) }),
  ),
  actions: actionSet(personalActions(consultationMachine)),
  history: z.array(historyEntry),
})
export type ConsultationDetail = z.output<typeof consultationDetail>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'consultations.request': z.object({ number: z.string() }),
  'consultations.list': pageOf(consultationRow),
  'consultations.detail': consultationDetail,
  'consultations.handle': consultationDetail,
}
