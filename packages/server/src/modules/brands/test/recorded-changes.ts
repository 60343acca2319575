import * as brands from '@bdr/contract/brands/calls'
import { not, value, words, type RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    brand: {
      name: value('brandName'),
      normalised: not('follows from the name'),
      aliases: words('aliases'),
      alias_keys: not('follow from the other names'),
      decision_reason: not('the entry has the reason'),
    },
  },
  async walk({ as, step }) {
    const [owner, admin] = [await as('owner'), await as('admin')]
    const applied = await step(owner, brands.applyForBrand, { name: '试牌' })
    const refuse = { action: 'refuse', reason: '请用全称' } as const
    await step(admin, brands.decideOnBrand, { id: applied.id, version: 1, decision: refuse })
    await step(owner, brands.applyForBrand, { name: '试牌' })
    let brand = await step(admin, brands.decideOnBrand, {
      ...{ id: applied.id, version: 3 },
      decision: { action: 'approve' },
    })
    const { id } = brand
    brand = await step(admin, brands.changeBrand, {
      id,
      version: brand.version,
      name: '试用',
      aliases: ['SY'],
    })
    const disable = { action: 'disable', reason: '停产' } as const
    brand = await step(admin, brands.decideOnBrand, { id, version: brand.version, decision: disable })
    const enable = { action: 'enable' } as const
    await step(admin, brands.decideOnBrand, { id, version: brand.version, decision: enable })
    await step(admin, brands.addBrand, { name: '另一个', aliases: [] })
  },
}
