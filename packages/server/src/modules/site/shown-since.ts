import { sql } from 'kysely'

/**
 * When the public version of a record was published. Saving a draft changes the record as well, so its own time cannot
 * be used. The first content has no history.
 */
export const shownSince = sql<string>`coalesce(
  (select max(history.at) from history
    where history.kind = 'content' and history.record_id = content.id
      and history.action in ('publish', 'release')),
  case when content.draft is null then content.updated_at else content.published_at end
)`
