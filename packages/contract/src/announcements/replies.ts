import { z } from 'zod'
import { storedFile } from '../files/replies.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { pageOf } from '../kernel/page.ts'
import { historyEntry } from '../kernel/replies.ts'
import { announcementMachine } from './machine.ts'
import { audienceKinds } from './model.ts'
import { merchantPost } from '../posts/model.ts'

export const announcementRow = z.object({
  id: z.string(),
  status: z.enum(announcementMachine.states),
  title: z.string(),
  audience: z.enum(audienceKinds),
  posts: z.array(merchantPost),
  /** how many companies it names; 0 if it is not restricted to companies */
  merchantCount: z.number().int(),
  /** how many of the people it is addressed to have read it */
  readCount: z.number().int(),
  /** when it starts to be shown; null before it is scheduled or published */
  showFrom: z.string().nullable(),
  showUntil: z.string().nullable(),
  updatedAt: z.string(),
})
export type AnnouncementRow = z.output<typeof announcementRow>

export const announcementDetail = announcementRow.extend({
  version: z.number().int(),
  /** HTML with the tags of the website's bodies, sanitised */
  body: z.string(),
  /** pictures used in the body */
  pictures: z.array(storedFile),
  merchants: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
  /** how many people it is currently addressed to */
  readerCount: z.number().int(),
  actions: actionSet(personalActions(announcementMachine)),
  history: z.array(historyEntry),
})
export type AnnouncementDetail = z.output<typeof announcementDetail>

export const noticeRow = z.object({
  id: z.string(),
  title: z.string(),
  publishedAt: z.string(),
  isRead: z.boolean(),
})
export type NoticeRow = z.output<typeof noticeRow>

const notice = noticeRow.extend({
  body: z.string(),
  pictures: z.array(storedFile),
  showUntil: z.string().nullable(),
})

/** The schema of each reply, under the name of its call. */
export const replies = {
  'announcements.list': pageOf(announcementRow),
  'announcements.detail': announcementDetail,
  'announcements.create': announcementDetail,
  'announcements.save': announcementDetail,
  'announcements.publish': announcementDetail,
  'announcements.schedule': announcementDetail,
  'announcements.unschedule': announcementDetail,
  'announcements.withdraw': announcementDetail,
  'notices.list': pageOf(noticeRow).extend({
    /** of everything the reader may read, regardless of the filter */
    unread: z.number().int(),
  }),
  'notices.detail': notice,
  'notices.read': z.null(),
}
