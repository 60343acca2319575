import { applyForBrand } from '@bdr/contract/brands/calls'
import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  async make(_world, clients) {
    const { id } = await clients.owner.ok(applyForBrand, { name: 'Mingze' })
    return { brand: id }
  },
  inputs: {
    'brands.change': (ids) => ({ id: ids['brand'], version: 1, name: 'other', aliases: [] }),
    'brands.decide': (ids) => ({ id: ids['brand'], version: 1, decision: { action: 'approve' } }),
  },
}
