import type { ContentKind } from '@bdr/contract/content/kinds'
import { contentEditors } from '@bdr/contract/content/pages'
import { pageByKey, pageUrl, type PageKey } from '@bdr/contract/navigation'
import { hitsPerKind } from '@bdr/contract/search/model'
import { pageTitles } from '@bdr/text/entities'
import { says, startsWith } from '../../platform/list.ts'
import type { SearchSource } from '../../platform/search.ts'

/** Finds published contents, the last changed first, by part of the title or the start of the slug. */
export const findContents: SearchSource = async (db, _scope, keyword) => {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'status'])
    .where((eb) => eb.or([says('title', keyword), eb('slug', 'ilike', startsWith(keyword))]))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(hitsPerKind)
    .$narrowType<{ kind: ContentKind }>()
    .execute()
  return rows.map(({ id, kind, title, status }) => ({
    id,
    title,
    details: [pageTitles[listOf(contentEditors[kind])]],
    merchantName: null,
    status,
    href: pageUrl(contentEditors[kind], { id }),
  }))
}

/** An editor is below the list of its kind. */
const listOf = (editor: PageKey): PageKey => pageByKey(editor).parent as PageKey
