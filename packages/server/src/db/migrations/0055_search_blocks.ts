import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What is found by any part of what it says lies in blocks of ids, each with keys of its own: a word that
 * nearly all records say is gathered from the newest block alone, and the others are not read. Blocks
 * of one merchant span 131,072 ids, of which it has some; those of operators, who have all, 16,384.
 * `platform/found-text.ts` asks block after block. Ids of quotations are drawn at random: they are one block.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
drop index search_text_own;
drop index search_text_all;
create index search_text_own on search_text
  using gin (search_keys(
    merchant_id * 65536 + (case when kind = 'quotation' then 0 else record_id >> 17 end), kind, body))
  with (gin_pending_list_limit = 256);
create index search_text_all on search_text
  using gin (search_keys((case when kind = 'quotation' then 0 else record_id >> 14 end), kind, body))
  with (gin_pending_list_limit = 256);
alter index search_text_own alter column 1 set statistics 0;
alter index search_text_all alter column 1 set statistics 0
`,
  )
}
