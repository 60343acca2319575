import { foundLimit } from '@bdr/contract/search/found'
import type { FoundText } from '@bdr/contract/search/replies'
import { sql, type RawBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { searchBlock } from '../db/search-blocks.ts'
import type { Executor } from './db/executor.ts'
import { prepared, preparedFamily, type Params } from './db/prepared.ts'
import { prepareScope, type Scope } from './scope.ts'

/**
 * How a list is restricted to rows that contain a keyword: by the rows' ids if few match; otherwise by testing each row
 * in the list's order, which fills a page quickly.
 */
interface FoundBy {
  readonly foundIds?: string[]
  readonly foundWord?: string
}

/** A keyword search for one page of a list. */
export interface TextSearch {
  readonly keyword: string
  /** has already been started */
  readonly foundBy: Promise<FoundBy>
  /** For each record the text that contains the keyword, if the list's row does not show it. */
  texts(ids: string[]): Promise<ReadonlyMap<string, FoundText>>
}

/** Merges the pending lists of the text indexes, which every search scans. To be called after very much was written. */
export const mergePendingTexts = async (tx: Executor): Promise<void> => {
  await sql`select gin_clean_pending_list('search_text_own'), gin_clean_pending_list('search_text_all')`.execute(
    tx,
  )
}

/** Finds records of one kind by any part of their texts. */
interface TextIndex {
  /** Updates the search texts of records. Called by whoever writes the records, in the same transaction. */
  write(tx: Executor, ids: string[]): Promise<void>
  /** Finds the records within the scope that contain the keyword; without a keyword nothing is restricted. */
  find(db: Executor, scope: Scope, keyword: string | undefined): Promise<FoundBy>
  /** Starts the same search for one page of a list. */
  search(db: Executor, scope: Scope, keyword: string | undefined): TextSearch | undefined
  /** Whether the record of a list's row contains `foundWord`. @param id SQL expression of its id */
  mentions(id: RawBuilder<unknown>, word: RawBuilder<unknown>): RawBuilder<boolean>
}

/**
 * Records are grouped into blocks of 2 to the power of `span` ids, and the index keys of each block have a seed of
 * their own, so that a search for a frequent word reads only the newest block.
 */
const blocksOfOne: Blocks = {
  span: sql.lit(17),
  seedOf: (merchantId, block) => sql`${merchantId} * 65536 + ${block}`,
}
const blocksOfAll: Blocks = { span: sql.lit(14), seedOf: (_merchantId, block) => block }

interface Blocks {
  readonly span: RawBuilder<unknown>
  readonly seedOf: (merchantId: RawBuilder<unknown> | null, block: RawBuilder<unknown>) => RawBuilder<unknown>
}

/**
 * @param textsOf query for the records whose ids a SQL bigint[] contains, with a row for each text: `record_id`,
 * `merchant_id`, `field`, `text`, `rank`. If several texts match, the one with the lowest rank is shown; texts without
 * a rank are visible in the list's row anyway.
 * @param idsAreRandom whether ids are random instead of ascending: then all records are one block
 */
export function textIndex(
  kind: Schema['search_text']['kind'],
  textsOf: (ids: RawBuilder<unknown>) => RawBuilder<unknown>,
  { idsAreRandom = false }: { readonly idsAreRandom?: boolean } = {},
): TextIndex {
  const ofKind = sql.lit(kind)
  const writeTexts = prepared(
    (_db, p: Params<{ ids: string[] }>) => sql`
      insert into search_text (kind, record_id, merchant_id, body)
      select ${ofKind}, t.record_id, t.merchant_id, string_agg(distinct searchable(t.text), E'\n')
      from (${textsOf(sql`${p.ids}::bigint[]`)}) as t where t.text is not null
      group by t.record_id, t.merchant_id
      on conflict (kind, record_id) do update set merchant_id = excluded.merchant_id, body = excluded.body
      where search_text.body <> excluded.body
        or search_text.merchant_id is distinct from excluded.merchant_id`,
  )
  const findIds = preparedFamily(
    (_db, { of }: { of: Scope['of'] }, p: Params<{ keyword: string; merchantId: string }>) => {
      const word = sql`(select searchable(${p.keyword}::text))`
      // the expressions must be the same as in the two indexes
      const { span, seedOf } = of === 'own' ? blocksOfOne : blocksOfAll
      const keys = sql`search_keys(${seedOf(sql`merchant_id`, searchBlock(span))}, kind, body)`
      const merchantId = of === 'own' ? sql`${p.merchantId}::bigint` : null
      const most = sql.lit(foundLimit + 1)
      return sql<{ record_id: string }>`
        with newest as (${
          idsAreRandom
            ? sql`select 0::bigint as block`
            : sql`select max(record_id) >> ${span} as block from search_text where kind = ${ofKind}`
        })
        select found.record_id
        from newest, generate_series(newest.block, 0, -1) as one (block), lateral (
          select record_id from search_text
          where ${keys} @> search_keys_of_word(${seedOf(merchantId, sql`one.block`)}, ${ofKind}, ${word})
            and kind = ${ofKind} and position(${word} in body) > 0
            ${of === 'own' ? sql`and merchant_id = ${merchantId}` : sql``}
          limit ${most}) as found
        limit ${most}`
    },
  )
  const findTexts = prepared(
    (_db, p: Params<{ ids: string[]; keyword: string }>) => sql<FoundText & { record_id: string }>`
      with found as materialized (
        select t.record_id, t.field, t.text, t.rank from (${textsOf(sql`${p.ids}::bigint[]`)}) as t
        where position((select searchable(${p.keyword}::text)) in searchable(t.text)) > 0
      )
      select distinct on (record_id) record_id, field, text from found
      where rank is not null and not exists (
        select from found as seen where seen.record_id = found.record_id and seen.rank is null)
      order by record_id, rank, text`,
  )
  const find: TextIndex['find'] = async (db, scope, keyword) => {
    if (keyword === undefined) return {}
    const { shape, values } = prepareScope(scope)
    const rows = await findIds(shape).all(db, { keyword, ...values })
    return rows.length > foundLimit
      ? { foundWord: keyword }
      : { foundIds: rows.map(({ record_id }) => record_id) }
  }
  return {
    async write(tx, ids) {
      await writeTexts.run(tx, { ids })
    },
    find,
    search: (db, scope, keyword) =>
      keyword === undefined
        ? undefined
        : {
            keyword,
            foundBy: find(db, scope, keyword),
            async texts(ids) {
              if (ids.length === 0) return new Map()
              const rows = await findTexts.all(db, { ids, keyword })
              return new Map(rows.map(({ record_id, field, text }) => [record_id, { field, text }]))
            },
          },
    mentions: (id, word) => sql`position((select searchable(${word})) in
      (select t.body from search_text t where t.kind = ${ofKind} and t.record_id = ${id})) > 0`,
  }
}
