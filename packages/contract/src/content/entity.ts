import { entity, look, looksOf } from '../kernel/entity.ts'
import { innerPage, menuPage } from '../kernel/navigation.ts'
import { contentMachine } from './machine.ts'

const icon = 'M3 4h14v12H3zM6 8h8M6 11h8M6 13.5h5'
const name = { call: 'contents.detail', field: 'title' } as const

/** All content of the website that is stored in the database: one kind of record with four lists. */
export const contentEntity = entity({
  kind: 'content',
  pages: [
    menuPage({
      key: 'articleList',
      path: '/platform/articles',
      access: 'content:manage',
      menu: 'content',
      module: 'console/content/list',
      icon,
    }),
    innerPage({
      key: 'articleEditor',
      path: '/platform/articles/edit',
      access: 'content:manage',
      parent: 'articleList',
      module: 'console/content/article-editor',
    }),
    menuPage({
      key: 'techniqueContentList',
      path: '/platform/techniques',
      access: 'content:manage',
      menu: 'content',
      module: 'console/content/list',
      icon,
    }),
    innerPage({
      key: 'techniqueEditor',
      path: '/platform/techniques/edit',
      access: 'content:manage',
      parent: 'techniqueContentList',
      module: 'console/content/technique-editor',
    }),
    menuPage({
      key: 'entryList',
      path: '/platform/encyclopedia',
      access: 'content:manage',
      menu: 'content',
      module: 'console/content/list',
      icon,
    }),
    innerPage({
      key: 'entryEditor',
      path: '/platform/encyclopedia/edit',
      access: 'content:manage',
      parent: 'entryList',
      module: 'console/content/entry-editor',
    }),
    menuPage({
      key: 'companyPageList',
      path: '/platform/companyPages',
      access: 'content:manage',
      menu: 'content',
      module: 'console/content/list',
      icon,
    }),
    innerPage({
      key: 'companyPageEditor',
      path: '/platform/companyPages/edit',
      access: 'content:manage',
      parent: 'companyPageList',
      module: 'console/content/company-page-editor',
    }),
    menuPage({
      key: 'companyFacts',
      path: '/platform/companyFacts',
      access: 'content:manage',
      menu: 'content',
      module: 'console/content/company-facts',
      icon: 'M4 17V5l6-2 6 2v12zM8 17v-4h4v4M8 7.5h1M11 7.5h1M8 10.5h1M11 10.5h1',
    }),
  ],
  looks: {
    content: looksOf(contentMachine.states, {
      draft: look('idle', 'open'),
      scheduled: look('moving', 'half'),
      published: look('done', 'full'),
      withdrawn: look('idle', 'crossed'),
    }),
  },
  search: 'content:manage',
  audience: ['content:manage'],
  record: { articleEditor: name, techniqueEditor: name, entryEditor: name, companyPageEditor: name },
})
