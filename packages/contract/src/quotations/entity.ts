import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { quotationMachine } from './machine.ts'

/** An inquiry as an invited merchant sees it, with the merchant's quotation. */
export const quotationEntity = entity({
  kind: 'quotation',
  pages: [
    menuPage({
      key: 'opportunityList',
      path: '/bussinessOpportunity/list',
      access: 'opportunity:view',
      menu: 'opportunity',
      module: 'console/opportunities/list',
      icon: 'M3 8l7-4 7 4-7 4zM5.5 9.5V13l4.5 2.5 4.5-2.5V9.5',
    }),
    innerPage({
      key: 'opportunityDetail',
      path: '/bussinessOpportunity/detail',
      access: 'opportunity:view',
      parent: 'opportunityList',
      module: 'console/opportunities/detail',
    }),
  ],
  looks: {
    quotation: looksOf(quotationMachine.states, {
      draft: look('waiting', 'open'),
      submitted: look('moving', 'full'),
      awarded: look('done', 'full'),
      lost: look('idle', 'full'),
      withdrawn: look('waiting', 'half'),
      expired: look('idle', 'crossed'),
      declined: look('idle', 'crossed'),
    }),
  },
  search: 'opportunity:view',
  lists: { opportunityList: 'keyword' },
  audience: ['opportunity:view', 'inquiry:manage'],
  record: { opportunityDetail: { call: 'quotations.detail', field: 'inquiryNo' } },
})
