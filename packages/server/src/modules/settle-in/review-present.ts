import { isPending } from '@bdr/contract/settle-in/meaning'
import type { SettleInDetail } from '@bdr/contract/settle-in/replies'
import { categoryPath } from '@bdr/text/names/categories'
import { refusalText } from '@bdr/text/refusals'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { historyOf } from '../../platform/history.ts'
import { presentActions } from '../../platform/present-actions.ts'
import { pathText } from '../../platform/refusals.ts'
import { actionsFor } from '../../platform/transition.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { CompanyRegistry } from '../corporate-info/registry.ts'
import { presentCompany } from '../corporate-info/routes.ts'
import { findingsOf, reviewFacts } from './findings.ts'
import { filesOf, presentRow } from './present.ts'
import { applicationById } from './queries.ts'
import { merchantOf, relatedTo } from './review-queries.ts'
import { settleInGuards, settleInLifecycle, type Finding } from './rules.ts'

/** An application as its reviewer sees it. */
export async function readApplication(
  db: Executor,
  viewer: Viewer,
  registry: CompanyRegistry,
  { id, today }: { id: string; today: string },
): Promise<SettleInDetail> {
  const row = await applicationById(db, id)
  if (!row) throw notFound()
  const [facts, files, related, merchant, history] = await Promise.all([
    reviewFacts(db, registry, row, today),
    filesOf(db, row.form),
    relatedTo(db, row),
    merchantOf(db, row.merchant_id),
    historyOf(db, 'settle-in', id),
  ])
  // findings matter only until the decision; afterwards the merchant itself would be one
  const undecided = isPending(row.status)
  const findings = undecided ? findingsOf(row, facts) : []
  return {
    ...presentRow(row, facts.regions),
    version: row.version,
    form: row.form,
    files,
    remarks: row.remarks,
    reason: row.decision_reason,
    checklist: row.checklist,
    findings: findings.map(presentFinding),
    registry: facts.registered && presentCompany(facts.registered, facts.regions),
    categories: row.form.categoryIds.map((categoryId) => ({
      id: categoryId,
      name: categoryPath(facts.catalogue.pathOf(categoryId).map((category) => category.name)),
      qualifications: facts.catalogue.kindsOf(categoryId),
    })),
    related,
    merchant,
    createdAt: row.created_at,
    actions: presentActions(
      actionsFor(settleInLifecycle, row.status, viewer, (action) =>
        action === 'approve' ? settleInGuards.approve({ findings, checklist: row.checklist }) : null,
      ),
    ),
    history,
  }
}

const presentFinding = ({ kind, blocking, what }: Finding): SettleInDetail['findings'][number] => ({
  kind,
  blocking,
  path: what.path.length === 0 ? null : pathText(what.path),
  message: refusalText(what),
})
