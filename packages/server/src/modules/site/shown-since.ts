import { sql } from 'kysely'

/**
 * When what visitors see of a record was put there: what is saved meanwhile waits to be published, and
 * touches the record all the same. The first content has no history.
 */
export const shownSince = sql<string>`coalesce(
  (select max(history.at) from history
    where history.kind = 'content' and history.record_id = content.id
      and history.action in ('publish', 'release')),
  case when content.draft is null then content.updated_at else content.published_at end
)`
