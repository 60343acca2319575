import { changedFields } from '@bdr/contract/company/changed'
import type { PresentFacts } from '@bdr/contract/company/model'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { paperLine } from '@bdr/text/company'
import { changesBetween } from '../../platform/field-changes.ts'
import { loadRegions, type Regions } from '../regions/regions.ts'

const fields = [
  'name',
  'legalPerson',
  'registeredOn',
  'registeredCapital',
  'regionCode',
  'address',
  'businessScope',
  'licenceFileId',
  'bankName',
  'bankBranch',
  'bankAccount',
  'qualifications',
] as const

/**
 * The differences of a company's reviewed facts. A qualification counts as changed even if only its file is different.
 */
export async function factChanges(before: PresentFacts, after: PresentFacts): Promise<FieldChange[]> {
  const regions = await loadRegions()
  const [was, is] = [describe(before, regions), describe(after, regions)]
  const changes = changesBetween(fields, was, is)
  const sameWords = was.qualifications === is.qualifications
  return sameWords && changedFields(before, after).includes('qualifications')
    ? [
        ...changes,
        { field: 'qualifications', part: null, before: was.qualifications, after: is.qualifications },
      ]
    : changes
}

/** Facts as text; qualifications are sorted, because their order has no meaning. */
function describe({ bank, regionCode, qualifications, ...facts }: PresentFacts, regions: Regions) {
  return {
    ...facts,
    regionCode: regionCode === null ? null : regions.nameOf(regionCode),
    bankName: bank?.name,
    bankBranch: bank?.branch,
    bankAccount: bank?.account,
    qualifications: qualifications.map(paperLine).toSorted().join('\n'),
  }
}
