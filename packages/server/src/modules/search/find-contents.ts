import type { ContentKind } from '@bdr/contract/content/kinds'
import type { ContentStatus } from '@bdr/contract/content/machine'
import { hitsPerKind } from '@bdr/contract/search/model'
import { contains, startsWith } from '../../platform/list.ts'
import type { SearchSource } from './source.ts'

/** What the website shows, those changed last first: by part of the title, by the start of the address. */
export const findContents: SearchSource<'content'> = (db, _viewer, keyword) =>
  db
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'status'])
    .where((eb) => eb.or([eb('title', 'ilike', contains(keyword)), eb('slug', 'ilike', startsWith(keyword))]))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(hitsPerKind)
    .$narrowType<{ kind: ContentKind; status: ContentStatus }>()
    .execute()
