import { z } from 'zod'
import { changeRequestStatus, presentFacts } from '../company/model.ts'
import { storedFile } from '../files/replies.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { changeRequestMachine } from './machine.ts'
import { historyEntry } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'

export const changeRequestRow = z.object({
  id: z.string(),
  status: changeRequestStatus,
  merchantId: z.string(),
  merchantCode: z.string(),
  merchantName: z.string(),
  /** the changed fields, named as in `presentFacts` */
  fields: z.array(z.string()),
  requestedBy: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ChangeRequestRow = z.output<typeof changeRequestRow>

export const changeRequestDetail = changeRequestRow.extend({
  version: z.number().int(),
  before: presentFacts,
  after: presentFacts,
  /** the files whose ids appear in `before` and `after` */
  files: z.array(storedFile),
  /** names of the regions whose codes appear in `before` and `after` */
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  decisionReason: z.string().nullable(),
  actions: actionSet(personalActions(changeRequestMachine)),
  history: z.array(historyEntry),
})
export type ChangeRequestDetail = z.output<typeof changeRequestDetail>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'changeRequests.list': pageOf(changeRequestRow),
  'changeRequests.detail': changeRequestDetail,
  'changeRequests.approve': changeRequestDetail,
  'changeRequests.refuse': changeRequestDetail,
}
