import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage } from '../kernel/navigation.ts'
import { brandMachine } from './machine.ts'

export const brandEntity = entity({
  kind: 'brand',
  pages: [
    innerPage({
      key: 'brandList',
      path: '/platform/categories/brands',
      access: 'product:review',
      parent: 'categoryList',
      module: 'console/categories/brands',
    }),
  ],
  looks: {
    brand: looksOf(brandMachine.states, {
      applied: look('waiting', 'open'),
      approved: look('done', 'full'),
      refused: look('refused', 'crossed'),
      disabled: look('idle', 'crossed'),
    }),
  },
  search: null,
  audience: ['product:review'],
  record: {},
})
