import { entity } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'

export const staffEntity = entity({
  kind: 'person',
  pages: [
    menuPage({
      key: 'staffList',
      path: '/user/list',
      access: 'staff:view',
      menu: 'user',
      module: 'console/staff/list',
      icon: 'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 16.5c0-3 2-5 5-5s5 2 5 5M13 4a3 3 0 0 1 0 5.5M14.5 12c2 .6 3 2.3 3 4.5',
    }),
    innerPage({
      key: 'staffImport',
      path: '/user/import',
      access: 'staff:manage',
      parent: 'staffList',
      module: 'console/staff/import',
    }),
  ],
  looks: {},
  search: 'staff:view',
  audience: ['staff:view'],
  record: {},
})
