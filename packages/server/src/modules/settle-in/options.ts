import { qualificationKinds } from '@bdr/contract/categories/qualifications'
import { agreementVersion } from '@bdr/contract/settle-in/agreement'
import { qualificationHints, qualificationKind } from '@bdr/text/qualifications'
import { settleInStatus } from '@bdr/text/names/settle-in'
import { agreement, banks, companyStanding, contactRole, enumerationNames } from '@bdr/text/settle-in'
import type { Executor } from '../../platform/db/executor.ts'
import { readAll } from '../categories/queries.ts'
import { loadRegions } from '../regions/regions.ts'

/** The options of the application's form. */
export async function settleInOptions(db: Executor) {
  const [catalogue, regions] = await Promise.all([readAll(db), loadRegions()])
  return {
    regions: regions.levels(null)[0]!,
    banks: [...banks],
    qualificationKinds: qualificationKinds.map((kind) => ({
      kind,
      label: qualificationKind[kind],
      hint: qualificationHints[kind],
    })),
    requiredKinds: catalogue
      .inOrder()
      .filter(({ id }) => catalogue.isOpenLeaf(id))
      .map(({ id }) => ({ categoryId: id, kinds: catalogue.kindsOf(id) }))
      .filter(({ kinds }) => kinds.length > 0),
    agreementVersion,
    agreement,
  }
}

const labels: Readonly<Record<(typeof enumerationNames)[number], Readonly<Record<string, string>>>> = {
  settleInStatus,
  contactRole,
  qualificationKind,
  companyStanding,
}

/** The enumerations on an applicant's page, with their labels. */
export const settleInEnumerations = enumerationNames.map((name) => ({
  name,
  values: Object.entries(labels[name]).map(([value, label]) => ({ value, label })),
}))
