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
    // the design of delivery notes belongs to the company
    menuPage({
      key: 'deliveryNoteTemplate',
      path: '/user/deliveryTemplate',
      access: 'delivery-note:create',
      menu: 'user',
      module: 'console/delivery-notes/template',
      icon: 'M4.5 2.5h8l3 3v12h-11zM12.5 2.5v3h3M7 9h6M7 12h6M7 15h3',
    }),
  ],
  looks: {},
  search: null,
  // changes of a company are announced as changes of its merchant
  audience: [],
  record: {},
})
