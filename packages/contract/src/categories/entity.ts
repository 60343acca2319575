import { entity } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'

export const categoryEntity = entity({
  kind: 'category',
  pages: [
    menuPage({
      key: 'categoryList',
      path: '/platform/categories',
      access: 'category:manage',
      menu: 'platform',
      module: 'console/categories/list',
      icon: 'M8 3h4v4H8zM2.5 13h4v4h-4zM13.5 13h4v4h-4zM10 7v3M4.5 13v-3h11v3',
    }),
    innerPage({
      key: 'categoryAttributes',
      path: '/platform/categories/attributes',
      access: 'category:manage',
      parent: 'categoryList',
      module: 'console/categories/attributes',
    }),
    innerPage({
      key: 'unitList',
      path: '/platform/categories/units',
      access: 'category:manage',
      parent: 'categoryList',
      module: 'console/categories/units',
    }),
  ],
  looks: {},
  search: null,
  audience: ['category:manage'],
  record: { categoryAttributes: { call: 'categories.attributes', field: 'name' } },
})
