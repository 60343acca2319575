import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { announcementMachine } from './machine.ts'

export const announcementEntity = entity({
  kind: 'announcement',
  pages: [
    menuPage({
      key: 'announcementList',
      path: '/platform/announcements',
      access: 'announcement:manage',
      menu: 'platform',
      module: 'console/announcements/list',
      icon: 'M4 8.5v3h3l6 3.5V5L7 8.5zM15.5 8a3 3 0 0 1 0 4M6.5 11.5L8 16',
    }),
    innerPage({
      key: 'announcementDetail',
      path: '/platform/announcementDetail',
      access: 'announcement:manage',
      parent: 'announcementList',
      module: 'console/announcements/detail',
    }),
    innerPage({
      key: 'announcementForm',
      path: '/platform/announcementForm',
      access: 'announcement:manage',
      parent: 'announcementList',
      module: 'console/announcements/form',
    }),
    innerPage({
      key: 'noticeDetail',
      path: '/dashboard/notice',
      access: 'dashboard:view',
      parent: 'dashboard',
      module: 'console/announcements/notice',
    }),
  ],
  looks: {
    announcement: looksOf(announcementMachine.states, {
      draft: look('idle', 'open'),
      scheduled: look('moving', 'half'),
      published: look('done', 'full'),
      ended: look('idle', 'full'),
      withdrawn: look('idle', 'crossed'),
    }),
  },
  search: 'dashboard:view',
  audience: ['announcement:manage'],
  record: {
    announcementDetail: { call: 'announcements.detail', field: 'title' },
    noticeDetail: { call: 'notices.detail', field: 'title' },
  },
})
