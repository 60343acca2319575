import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { inquiryMachine } from './machine.ts'

/** An inquiry as operators see it. Suppliers see it as their `quotation`. */
export const inquiryEntity = entity({
  kind: 'inquiry',
  pages: [
    menuPage({
      key: 'inquiryList',
      path: '/platform/inquiries',
      access: 'inquiry:manage',
      menu: 'platform',
      module: 'console/inquiries/list',
      icon: 'M4 4h9v7H4zM13 8h3v8H8v-3M6.5 7h4',
    }),
    innerPage({
      key: 'inquiryForm',
      path: '/platform/inquiryForm',
      access: 'inquiry:manage',
      parent: 'inquiryList',
      module: 'console/inquiries/form',
    }),
    innerPage({
      key: 'inquiryDetail',
      path: '/platform/inquiryDetail',
      access: 'inquiry:manage',
      parent: 'inquiryList',
      module: 'console/inquiries/detail',
    }),
  ],
  looks: {
    inquiry: looksOf(inquiryMachine.states, {
      draft: look('idle', 'open'),
      open: look('moving', 'half'),
      closed: look('waiting', 'half'),
      awarded: look('done', 'full'),
      failed: look('refused', 'crossed'),
      cancelled: look('idle', 'crossed'),
    }),
  },
  search: 'inquiry:manage',
  lists: { inquiryList: 'keyword' },
  audience: ['inquiry:manage'],
  record: { inquiryDetail: { call: 'inquiries.detail', field: 'inquiryNo' } },
})
