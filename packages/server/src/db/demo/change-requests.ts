import { reviewedFacts } from '@bdr/contract/company/model'
import { requestChange } from '../../modules/company/change.ts'
import { factsOf } from '../../modules/company/facts.ts'
import { lockCompany, qualificationsOf } from '../../modules/company/queries.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { paperOf, storeSpecimen } from './demo-files.ts'
import { caller, dayIn, setStoryTime, type DemoStage } from './stage.ts'
import { storyTimes } from './working-hours.ts'

/** Merchants ask for their renewed qualifications to be taken over, and wait for the operator. */
export async function seedChangeRequests(
  tx: Executor,
  { merchants, merchantIds, byAccount, clock, store }: DemoStage,
): Promise<void> {
  for (const [place, { code, owner, company, renewed }] of merchants.entries()) {
    if (renewed === undefined) continue
    const viewer = byAccount.get(owner)!
    const before = (await lockCompany(tx, merchantIds.get(code)!))!
    const facts = factsOf(before, await qualificationsOf(tx, before.id))
    const { daysAgo, ...paper } = renewed
    const uploader = { ...viewer, mobile: null }
    const stored = {
      kind: paper.kind,
      number: paper.number,
      validUntil: paper.endsInDays === null ? null : dayIn(clock.now(), paper.endsInDays),
      fileId: await storeSpecimen(tx, store, uploader, 'qualification', paperOf(company, paper, clock)),
    }
    const wanted = reviewedFacts.parse({
      ...facts,
      qualifications: facts.qualifications.map((one) => (one.kind === paper.kind ? stored : one)),
    })
    await requestChange(tx, { viewer, caller }, { version: before.version, facts: wanted }, clock.today())
    await setStoryTime(tx, clock.now(), storyTimes(clock.now(), daysAgo, 700 + place, [])[0]!)
  }
}
