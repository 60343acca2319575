import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Records are found by any part of what they say. The index holds a hash of every run of one to
 * three letters: runs, because Chinese words of two letters are common; hashes seeded with the merchant,
 * so that a merchant's search reads nothing of the others; seed 0 for operators. No extension is
 * needed, and the embedded database and PostgreSQL answer alike.
 *
 * The functions are in PL/pgSQL and not parallel safe because compiling a query or starting workers
 * takes ten times as long as the search itself. Nobody compares the hashes' frequencies, so ANALYZE
 * need not compute them. What waits to be merged into an index is read by every search: it stays short.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create function searchable(text text) returns text language plpgsql immutable strict cost 10 as $$
begin
  -- what has no counterpart is taken out: spaces of all kinds
  return lower(translate(
    normalize(text, NFKC), '×✕*ΦφØ∅' || E' \\t\\n\\r\\u200b\\ufeff', 'xxxøøøø'));
end $$;

create function search_keys(seed bigint, kind text, body text) returns bigint[]
language plpgsql immutable strict cost 100 as $$
declare
  keys bigint[] := '{}';
  part text;
  size int;
begin
  foreach part in array string_to_array(body, E'\\n') loop
    size := length(part);
    for at in 1..size loop
      keys := keys || hashtextextended(kind || substr(part, at, 1), seed);
      if at < size then keys := keys || hashtextextended(kind || substr(part, at, 2), seed); end if;
      if at + 1 < size then keys := keys || hashtextextended(kind || substr(part, at, 3), seed); end if;
    end loop;
  end loop;
  return keys;
end $$;

create function search_keys_of_word(seed bigint, kind text, word text) returns bigint[]
language plpgsql immutable strict cost 10 as $$
declare
  last int := greatest(1, length(word) - 2);
begin
  -- side by side, not overlapping: each further run makes a search for frequent ones slower
  return array(
    select hashtextextended(kind || substr(word, at, 3), seed)
    from (select generate_series(1, last, 3) union select last) as run (at));
end $$;

create table search_text (
  kind text not null,
  record_id bigint not null,
  merchant_id bigint not null references merchant,
  body text not null,
  primary key (kind, record_id)
);

insert into search_text
select 'order', t.id, t.merchant_id, string_agg(distinct searchable(t.text), E'\\n')
from (
  select o.id, o.merchant_id, unnest(array[o.order_no, o.buyer_name, o.note]) as text from purchase_order o
  union all
  select o.id, o.merchant_id, unnest(array[l.material_name, l.specification, l.material_code, l.brand, l.note])
  from purchase_order_line l join purchase_order o on o.id = l.order_id
) t where t.text is not null group by t.id, t.merchant_id;

insert into search_text
select 'delivery-note', t.id, t.merchant_id, string_agg(distinct searchable(t.text), E'\\n')
from (
  select n.id, n.merchant_id, unnest(array[n.note_no, n.buyer_name, n.note]) as text from delivery_note n
  union all
  select n.id, n.merchant_id,
    unnest(array[o.order_no, l.material_name, l.specification, l.material_code, l.brand, l.note, nl.batch])
  from delivery_note_line nl
    join delivery_note n on n.id = nl.note_id
    join purchase_order_line l on l.id = nl.order_line_id
    join purchase_order o on o.id = nl.order_id
) t where t.text is not null group by t.id, t.merchant_id;

create index search_text_own on search_text using gin (search_keys(merchant_id, kind, body))
  with (gin_pending_list_limit = 256);
create index search_text_all on search_text using gin (search_keys(0, kind, body))
  with (gin_pending_list_limit = 256);
alter index search_text_own alter column 1 set statistics 0;
alter index search_text_all alter column 1 set statistics 0;
analyze search_text
`,
  )
}
