import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import type { StoredFile } from '@bdr/contract/files/replies'
import type { StoredForm } from '@bdr/contract/settle-in/form'
import { applicantActions } from '@bdr/contract/settle-in/model'
import type { OwnApplication, SettleInRow } from '@bdr/contract/settle-in/replies'
import { platformActor } from '@bdr/text/settle-in'
import type { Executor } from '../../platform/db/executor.ts'
import { historyOf } from '../../platform/history.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { storedFiles } from '../files/present.ts'
import type { Regions } from '../regions/regions.ts'
import type { ApplicationRow } from './queries.ts'
import { applicantActionsIn } from './rules.ts'

/** The files of a form, without duplicates. */
export async function filesOf(db: Executor, form: StoredForm): Promise<StoredFile[]> {
  const ids = [form.company.licenceFileId, ...form.qualifications.map((paper) => paper.fileId)]
  return [...(await storedFiles(db, ids)).values()]
}

/** An application as its applicant sees it. */
export async function presentOwn(db: Executor, row: ApplicationRow): Promise<OwnApplication> {
  const [files, history] = await Promise.all([filesOf(db, row.form), historyOf(db, 'settle-in', row.id)])
  return {
    id: row.id,
    applicationNo: row.application_no,
    status: row.status,
    version: row.version,
    form: row.form,
    files,
    remarks: row.remarks,
    reason: row.decision_reason,
    submittedAt: row.submitted_at,
    createdAt: row.created_at,
    actions: presentActions(applicantActionsIn(row.status)),
    history: history.map(withoutReviewer),
  }
}

const ownActions: readonly string[] = ['apply', ...applicantActions]
const withoutReviewer = (entry: HistoryEntry): HistoryEntry =>
  ownActions.includes(entry.action) ? entry : { ...entry, actor: platformActor }

export const presentRow = (row: ApplicationRow, regions: Regions): SettleInRow => ({
  id: row.id,
  applicationNo: row.application_no,
  status: row.status,
  companyName: row.company_name,
  uscc: row.uscc,
  contactName: row.form.contact.name,
  mobile: row.mobile,
  regionName: regions.nameOf(row.form.company.regionCode),
  categoryCount: row.form.categoryIds.length,
  returns: row.returns,
  submittedAt: row.submitted_at,
  updatedAt: row.updated_at,
})
