import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { id, reasonText, version } from '../kernel/field.ts'
import { performs } from '../kernel/machine.ts'
import { pageFields } from '../kernel/page.ts'
import { ecology, platform } from '../paths.ts'
import { announcementMachine } from './machine.ts'
import { announcementFields, maxNoticeIds } from './model.ts'

const announcements = `${platform}/announcements` as const
const one = `${announcements}/{id}` as const
const manage = { access: 'announcement:manage' } as const
const asRead = { id, version }

/** The announcements operators have written, newest first. */
export const listAnnouncements = call({
  name: 'announcements.list',
  method: 'GET',
  path: announcements,
  ...manage,
  input: () =>
    z.strictObject({
      ...pageFields,
      status: z.enum(announcementMachine.states).optional(),
      keyword: z.string().trim().max(50).optional(),
    }),
  shows: ['announcement'],
})
export const exportAnnouncements = exportOf(listAnnouncements)

export const readAnnouncement = call({
  name: 'announcements.detail',
  method: 'GET',
  path: one,
  ...manage,
  input: () => z.strictObject({ id }),
  shows: ['announcement'],
})

export const createAnnouncement = call({
  name: 'announcements.create',
  method: 'POST',
  path: announcements,
  ...manage,
  idempotent: true,
  input: () => z.strictObject({ fields: announcementFields }),
})

/** Changes a draft. A published announcement cannot be changed, because people have read it. */
export const saveAnnouncement = call({
  name: 'announcements.save',
  method: 'PUT',
  path: one,
  ...manage,
  performs: performs(announcementMachine, 'edit'),
  input: () => z.strictObject({ ...asRead, fields: announcementFields }),
})

export const publishAnnouncement = call({
  name: 'announcements.publish',
  method: 'PUT',
  path: `${one}/publish`,
  ...manage,
  performs: performs(announcementMachine, 'publish'),
  input: () => z.strictObject(asRead),
})

/** Schedules it for publication at a later time. */
export const scheduleAnnouncement = call({
  name: 'announcements.schedule',
  method: 'PUT',
  path: `${one}/schedule`,
  ...manage,
  performs: performs(announcementMachine, 'schedule'),
  input: () => z.strictObject({ ...asRead, publishAt: z.iso.datetime({ offset: true }) }),
})

export const unscheduleAnnouncement = call({
  name: 'announcements.unschedule',
  method: 'PUT',
  path: `${one}/unschedule`,
  ...manage,
  performs: performs(announcementMachine, 'unschedule'),
  input: () => z.strictObject(asRead),
})

/** Withdraws it: its readers no longer see it. */
export const withdrawAnnouncement = call({
  name: 'announcements.withdraw',
  method: 'PUT',
  path: `${one}/withdraw`,
  ...manage,
  performs: performs(announcementMachine, 'withdraw'),
  input: () => z.strictObject({ ...asRead, reason: reasonText }),
})

const index = `${ecology}/supplier-ecology/admin/index` as const
const read = { access: 'dashboard:view' } as const

/** The announcements currently shown to the reader, newest first. Operators see all that are currently shown. */
export const listNotices = call({
  name: 'notices.list',
  method: 'POST',
  path: `${index}/notice-list`,
  ...read,
  overlay: false,
  input: () => z.strictObject({ ...pageFields, onlyUnread: z.literal(1).optional() }),
  shows: ['announcement'],
})

export const readNotice = call({
  name: 'notices.detail',
  method: 'GET',
  path: `${index}/notices/{id}`,
  ...read,
  input: () => z.strictObject({ id }),
  shows: ['announcement'],
})

/** Marks notices as read. Ids of notices that the reader cannot see are ignored. An empty list marks all of them. */
export const markNoticesRead = call({
  name: 'notices.read',
  method: 'POST',
  path: `${index}/notice-read`,
  ...read,
  overlay: false,
  input: () => z.strictObject({ noticeIds: z.array(id).max(maxNoticeIds) }),
})
