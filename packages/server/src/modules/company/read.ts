import type { CompanyDetail } from '@bdr/contract/company/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { historyOf } from '../../platform/history.ts'
import { ownMerchantOf } from '../../platform/scope.ts'
import { viewerCan, type Viewer } from '../../platform/viewer.ts'
import { presentOwnRequest, presentRegions } from '../change-requests/present.ts'
import { requestsOf } from '../change-requests/queries.ts'
import { storedFiles } from '../files/present.ts'
import { loadRegions } from '../regions/regions.ts'
import { factsOf, filesOf } from './facts.ts'
import { daysLeft, paperState } from './papers.ts'
import { addressesOf, categoriesOf, companyHead, contactsOf, qualificationsOf } from './queries.ts'

/** All data of the viewer's own company. */
export async function readOwnCompany(db: Executor, viewer: Viewer, today: string): Promise<CompanyDetail> {
  const row = await companyHead(db, ownMerchantOf(viewer))
  if (!row) throw notFound()
  const papers = await qualificationsOf(db, row.id)
  const facts = factsOf(row, papers)
  const logo = row.logo_file_id === null ? [] : [row.logo_file_id]
  const requests = await requestsOf(db, row.id)
  const shown = [facts, ...requests.flatMap(({ before, after }) => [before, after])]
  const files = await storedFiles(db, [...new Set([...shown.flatMap(filesOf), ...logo])])
  const regions = await loadRegions()
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    code: row.code,
    uscc: row.uscc,
    facts,
    regions: presentRegions(regions, shown),
    shortName: row.short_name,
    introduction: row.introduction,
    phone: row.phone,
    website: row.website,
    logo: (row.logo_file_id !== null && files.get(row.logo_file_id)) || null,
    files: [...files.values()],
    qualifications: papers.map((paper) => ({
      id: paper.id,
      kind: paper.kind,
      number: paper.number,
      validUntil: paper.valid_until,
      fileId: paper.file_id,
      state: paperState(paper.valid_until, today),
      daysLeft: daysLeft(paper.valid_until, today),
    })),
    categories: await categoriesOf(db, row.id),
    addresses: (await addressesOf(db, row.id)).map((one) => ({
      id: one.id,
      label: one.label,
      regionCode: one.region_code,
      regionName: regions.nameOf(one.region_code),
      address: one.address,
      contactName: one.contact_name,
      contactPhone: one.contact_phone,
      isDefault: one.is_default,
    })),
    contacts: await contactsOf(db, row.id),
    changeRequests: requests.map((request) => presentOwnRequest(request, viewer)),
    mayEdit: viewerCan(viewer, 'company:edit'),
    history: await historyOf(db, 'merchant', row.id),
  }
}
