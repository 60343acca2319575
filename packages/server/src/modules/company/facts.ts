import type { PresentFacts, ReviewedFacts } from '@bdr/contract/company/model'
import type { Executor } from '../../platform/db/executor.ts'
import { categoriesOf, type CompanyRow, type QualificationRow } from './queries.ts'

/** The current reviewed facts of a company. */
export const factsOf = (row: CompanyRow, papers: readonly QualificationRow[]): PresentFacts => ({
  name: row.name,
  legalPerson: row.legal_person,
  registeredOn: row.registered_on,
  registeredCapital: row.registered_capital,
  regionCode: row.region_code,
  address: row.address,
  businessScope: row.business_scope,
  licenceFileId: row.licence_file_id,
  bank:
    row.bank_account === null
      ? null
      : { name: row.bank_name ?? '', branch: row.bank_branch ?? '', account: row.bank_account },
  qualifications: papers.map((paper) => ({
    kind: paper.kind,
    number: paper.number,
    validUntil: paper.valid_until,
    fileId: paper.file_id,
  })),
})

/** All files in the facts. */
export const filesOf = (facts: PresentFacts | ReviewedFacts): string[] => [
  ...(facts.licenceFileId === null ? [] : [facts.licenceFileId]),
  ...facts.qualifications.map((paper) => paper.fileId),
]

/** The company's categories, with the qualifications it would have after the change. */
export const rangeOf = async (
  db: Executor,
  merchantId: string,
  { qualifications }: Pick<PresentFacts, 'qualifications'>,
) => ({ categoryIds: (await categoriesOf(db, merchantId)).map(({ id }) => id), qualifications })
