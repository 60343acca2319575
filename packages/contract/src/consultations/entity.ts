import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { consultationMachine } from './machine.ts'

export const consultationEntity = entity({
  kind: 'consultation',
  pages: [
    menuPage({
      key: 'consultationList',
      path: '/platform/consultations',
      access: 'consultation:manage',
      menu: 'content',
      module: 'console/consultations/list',
      icon: 'M3 4h14v10H9l-4 3v-3H3zM6.5 8h7M6.5 11h4',
    }),
    innerPage({
      key: 'consultationDetail',
      path: '/platform/consultationDetail',
      access: 'consultation:manage',
      parent: 'consultationList',
      module: 'console/consultations/detail',
    }),
  ],
  looks: {
    consultation: looksOf(consultationMachine.states, {
      new: look('waiting', 'open'),
      contacted: look('moving', 'half'),
      closed: look('done', 'full'),
    }),
  },
  search: 'consultation:manage',
  audience: ['consultation:manage'],
  record: { consultationDetail: { call: 'consultations.detail', field: 'name' } },
})
