import { createContent } from '@bdr/contract/content/calls'
import { storedFile } from '../../test/stored-file.ts'
import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'
import { anArticle } from './test/fields.ts'

const asRead = (ids: IsolationIds) => ({ id: ids['content'], version: 1 })

export const isolation: IsolationSection = {
  async make({ database, viewers }, { admin }) {
    const { id } = await admin.ok(createContent, { fields: anArticle({ slug: 'not-published' }) })
    return { content: id, cover: await storedFile(database.kysely, viewers.admin.staffId, 'content-cover') }
  },
  inputs: {
    'contents.detail': (ids) => ({ id: ids['content'] }),
    'contents.create': (ids) => ({ fields: anArticle({ coverFileId: ids['cover']! }) }),
    'contents.save': (ids) => ({ ...asRead(ids), fields: anArticle({ coverFileId: ids['cover']! }) }),
    'contents.schedule': (ids) => ({ ...asRead(ids), publishAt: '2026-12-01T09:00:00+08:00' }),
    'contents.unschedule': asRead,
    'contents.publish': asRead,
    'contents.withdraw': (ids) => ({ ...asRead(ids), reason: 'because' }),
    'contents.versions': (ids) => ({ id: ids['content'] }),
    'contents.version': (ids) => ({ id: ids['content'], savedVersion: 1 }),
    'contents.restore': (ids) => ({ ...asRead(ids), savedVersion: 1 }),
  },
}
