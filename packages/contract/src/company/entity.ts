import { entity } from '../kernel/entity.ts'
import { menuPage } from '../kernel/navigation.ts'

export const companyEntity = entity({
  kind: 'company',
  pages: [
    menuPage({
      key: 'companyInfo',
      path: '/user/companyInfo',
      access: 'company:view',
      menu: 'user',
      module: 'console/company/page',
      icon: 'M4 17V4h8v13M12 8h4v9M2.5 17h15M6.5 7h3M6.5 10h3M6.5 13h3',
    }),
  ],
  looks: {},
  search: null,
  // its changes are the merchant's
  audience: [],
  record: {},
})
