import { entity, look, looksOf } from '../kernel/entity.ts'
import { menuPage } from '../kernel/navigation.ts'
import { importStates } from './model.ts'

export const importEntity = entity({
  kind: 'import-job',
  pages: [
    menuPage({
      key: 'importList',
      path: '/user/imports',
      access: 'import:use',
      menu: 'user',
      module: 'console/imports/list',
      icon: 'M4 3h8l4 4v10H4zM12 3v4h4M10 9v5M7.5 11.5L10 14l2.5-2.5',
    }),
  ],
  looks: {
    import: looksOf(importStates, {
      reading: look('moving', 'half'),
      open: look('waiting', 'open'),
      writing: look('moving', 'half'),
      done: look('done', 'full'),
      cancelled: look('idle', 'crossed'),
      failed: look('refused', 'crossed'),
    }),
  },
  search: null,
  audience: ['import:use'],
  record: {},
})
