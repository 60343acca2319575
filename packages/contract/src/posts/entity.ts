import { entity } from '../kernel/entity.ts'
import { menuPage } from '../kernel/navigation.ts'

export const postEntity = entity({
  kind: 'post',
  pages: [
    menuPage({
      key: 'postList',
      path: '/user/postManage',
      access: 'staff:view',
      menu: 'user',
      module: 'console/posts/list',
      icon: 'M3 6.5h14V16H3zM7.5 6.5V4h5v2.5M3 11h14M10 10v2',
    }),
  ],
  looks: {},
  search: null,
  audience: ['staff:view'],
  record: {},
})
