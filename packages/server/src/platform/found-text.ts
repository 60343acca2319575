import { foundLimit, type FoundText } from '@bdr/contract/search/found'
import { sql, type RawBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Executor } from './db/executor.ts'
import type { Scope } from './scope.ts'

/**
 * What records of one kind say, a row for each text: `record_id`, `merchant_id`, `field`, `text`, `rank`.
 * `rank` says which of several texts is shown where a record was found by all of them; a text without
 * one stands in the list's row anyhow. @param ids SQL of a bigint[]
 */
export interface TextSource {
  readonly kind: Schema['search_text']['kind']
  readonly texts: (ids: RawBuilder<unknown>) => RawBuilder<unknown>
}

/** Makes records findable by what they say now. For whoever writes them, in the same transaction. */
export async function writeSearchText(
  tx: Executor,
  { kind, texts }: TextSource,
  ids: readonly string[],
): Promise<void> {
  await sql`
    insert into search_text (kind, record_id, merchant_id, body)
    select ${kind}, t.record_id, t.merchant_id, string_agg(distinct searchable(t.text), E'\n')
    from (${texts(sql`${ids}::bigint[]`)}) as t where t.text is not null
    group by t.record_id, t.merchant_id
    on conflict (kind, record_id) do update set merchant_id = excluded.merchant_id, body = excluded.body
    where search_text.body <> excluded.body or search_text.merchant_id <> excluded.merchant_id`.execute(tx)
}

/**
 * How a list's rows are narrowed to those that say a keyword: by their ids where they are few, else
 * by looking at each row in the order of the list, which then soon has a page of them.
 */
export type FoundBy = { readonly foundIds?: string[]; readonly foundWord?: string }

/** Asks the index which records within the scope say the keyword; for none asked there is nothing to narrow. */
export async function findByText(
  db: Executor,
  { kind }: TextSource,
  scope: Scope,
  keyword: string | undefined,
): Promise<FoundBy> {
  if (keyword === undefined) return {}
  const word = sql`(select searchable(${keyword}))`
  const seed = scope.of === 'own' ? sql`${scope.merchantId}::bigint` : sql`0`
  // the expressions are those of the two indexes
  const keys =
    scope.of === 'own' ? sql`search_keys(merchant_id, kind, body)` : sql`search_keys(0, kind, body)`
  const { rows } = await sql<{ record_id: string }>`
    select record_id from search_text
    where ${keys} @> (select search_keys_of_word(${seed}, ${kind}, ${word}))
      and kind = ${kind} and position(${word} in body) > 0
      ${scope.of === 'own' ? sql`and merchant_id = ${seed}` : sql``}
    limit ${sql.lit(foundLimit + 1)}`.execute(db)
  return rows.length > foundLimit
    ? { foundWord: keyword }
    : { foundIds: rows.map(({ record_id }) => record_id) }
}

/** Whether the record of a list's row says the word; asked where the index knows too many. @param id SQL of its id */
export const says = (
  kind: Schema['search_text']['kind'],
  id: RawBuilder<unknown>,
  word: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`position((select searchable(${word})) in
  (select t.body from search_text t where t.kind = ${sql.lit(kind)} and t.record_id = ${id})) > 0`

/** By record, the text that says the keyword and does not stand in the list's row itself. */
export async function textsFound(
  db: Executor,
  { texts }: TextSource,
  ids: readonly string[],
  keyword: string | undefined,
): Promise<ReadonlyMap<string, FoundText>> {
  if (keyword === undefined || ids.length === 0) return new Map()
  const { rows } = await sql<FoundText & { record_id: string }>`
    with found as materialized (
      select t.record_id, t.field, t.text, t.rank from (${texts(sql`${ids}::bigint[]`)}) as t
      where position((select searchable(${keyword})) in searchable(t.text)) > 0
    )
    select distinct on (record_id) record_id, field, text from found
    where rank is not null and not exists (
      select from found as shown where shown.record_id = found.record_id and shown.rank is null)
    order by record_id, rank, text`.execute(db)
  return new Map(rows.map(({ record_id, field, text }) => [record_id, { field, text }]))
}
