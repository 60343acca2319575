import { createAnnouncement, publishAnnouncement } from '@bdr/contract/announcements/calls'
import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'

const asRead = (ids: IsolationIds) => ({ id: ids['announcement'], version: 1 })
const fieldsFor = (merchantId: string) => ({
  title: 'For the valves alone',
  body: '<p>Not for the bearings</p>',
  audience: { to: 'merchants' as const, merchantIds: [merchantId] },
  showUntil: null,
})

export const isolation: IsolationSection = {
  async make({ valves }, { admin }) {
    const { id, version } = await admin.ok(createAnnouncement, { fields: fieldsFor(valves.id) })
    await admin.ok(publishAnnouncement, { id, version })
    return { announcement: id, addressed: valves.id }
  },
  inputs: {
    'announcements.detail': (ids) => ({ id: ids['announcement'] }),
    'announcements.create': (ids) => ({ fields: fieldsFor(ids['addressed']!) }),
    'announcements.save': (ids) => ({ ...asRead(ids), fields: fieldsFor(ids['addressed']!) }),
    'announcements.publish': asRead,
    'announcements.schedule': (ids) => ({ ...asRead(ids), publishAt: '2026-12-01T09:00:00+08:00' }),
    'announcements.unschedule': asRead,
    'announcements.withdraw': (ids) => ({ ...asRead(ids), reason: 'because' }),
    'notices.detail': (ids) => ({ id: ids['announcement'] }),
    'notices.read': (ids) => ({ noticeIds: [ids['announcement']] }),
  },
  passOver: ['notices.read'],
}
