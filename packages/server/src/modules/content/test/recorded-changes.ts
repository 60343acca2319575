import * as contents from '@bdr/contract/content/calls'
import { ownTime, value, words, type RecordedSection } from '../../../test/recorded-changes.ts'
import { anArticle } from './fields.ts'

export const recordedChanges: RecordedSection = {
  columns: {
    content: {
      slug: value('slug'),
      title: value('title'),
      summary: value('summary'),
      body: value('body'),
      author: value('author'),
      grouping: words('column'),
      industry: words('industry'),
      cover_file_id: value('coverFileId'),
      draft: words('title'),
      publish_at: value('publishAt'),
      published_at: ownTime,
      withdrawn_at: ownTime,
    },
  },
  unwalked: {
    'contents.saveFacts': 'of no record; its entry in the log lists each field (company-facts.db.test.ts)',
  },
  async walk({ as, step }) {
    const admin = await as('admin')
    const made = await step(admin, contents.createContent, { fields: anArticle() })
    const content = { id: made.id, version: made.version }
    const moved = (reply: { version: number }) => (content.version = reply.version)
    const other = anArticle({
      slug: 'other',
      title: '另一题',
      body: '<p>改了。</p>',
      column: 'company',
      industry: 'water',
      author: '乙',
      summary: '另述',
    })
    moved(await step(admin, contents.saveContent, { ...content, fields: other }))
    moved(await step(admin, contents.scheduleContent, { ...content, publishAt: '2026-12-01T09:00:00+08:00' }))
    moved(await step(admin, contents.unscheduleContent, content))
    moved(await step(admin, contents.publishContent, content))
    moved(await step(admin, contents.saveContent, { ...content, fields: { ...other, title: '第三题' } }))
    moved(await step(admin, contents.restoreContent, { ...content, savedVersion: 1 }))
    await step(admin, contents.withdrawContent, { ...content, reason: '过时' })
  },
}
