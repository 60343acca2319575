import * as announcements from '@bdr/contract/announcements/calls'
import { ownTime, value, words, type RecordedSection } from '../../../test/recorded-changes.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    announcement: {
      title: value('title'),
      body: value('body'),
      audience: words('audience'),
      posts: words('audience'),
      show_from: ownTime,
      show_until: value('showUntil'),
    },
  },
  unwalked: {
    'notices.list': 'reads',
    'notices.read': 'what one has read is nobody else’s business',
  },
  async walk({ as, step }) {
    const admin = await as('admin')
    const fields = { title: '甲', body: '<p>甲</p>', audience: { to: 'all' as const }, showUntil: null }
    const { id, version } = await step(admin, announcements.createAnnouncement, { fields })
    const announcement = { id, version }
    const moved = (reply: { version: number }) => (announcement.version = reply.version)
    const other = {
      title: '乙',
      body: '<p>另述一遍</p>',
      audience: { to: 'posts' as const, posts: ['99' as const] },
      showUntil: '2026-12-31T18:00:00+08:00',
    }
    moved(await step(admin, announcements.saveAnnouncement, { ...announcement, fields: other }))
    const publishAt = '2026-12-01T09:00:00+08:00'
    moved(await step(admin, announcements.scheduleAnnouncement, { ...announcement, publishAt }))
    moved(await step(admin, announcements.unscheduleAnnouncement, announcement))
    moved(await step(admin, announcements.publishAnnouncement, announcement))
    await step(admin, announcements.withdrawAnnouncement, { ...announcement, reason: '过时' })
  },
}
