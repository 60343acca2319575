import { entity } from '../kernel/entity.ts'
import { menuPage } from '../kernel/navigation.ts'

export const auditEntity = entity({
  kind: 'audit-entry',
  pages: [
    menuPage({
      key: 'auditLog',
      path: '/user/auditLog',
      access: 'audit:view',
      menu: 'user',
      module: 'console/audit/list',
      icon: 'M4 3h9l3 3v11H4zM7 8h6M7 11h6M7 14h3',
    }),
  ],
  looks: {},
  search: null,
  audience: ['audit:view'],
  record: {},
})
