import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** Traditional characters of OpenCC's dictionary (Apache License 2.0), each with the simplified one. */
const dictionary = new URL('0084_search_folding.txt', import.meta.url)

/**
 * Traditional characters are found by simplified ones and the other way round, and signs that people and programs write
 * in several ways (quotation marks for inches, dashes, dots, fractions) by each other. Few texts have any of these
 * characters: a regular expression finds out, which is a hundred times as fast as translating each character.
 * Stored texts are folded line by line, since each line is a text of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const pairs = (await readFile(dictionary, 'utf8'))
    .trim()
    .split(/\s+/)
    .map((pair) => [...pair])
  const [traditional, simplified] = [0, 1].map((of) => pairs.map((pair) => pair[of]).join(''))
  await runStatements(
    db,
    `
create or replace function searchable(text text) returns text language plpgsql immutable strict cost 10 as $$
declare
  -- what has no counterpart is taken out: spaces of all kinds
  folded text := lower(translate(
    normalize(text, NFKC), '×✕*ΦφØ∅⁄∕“”„‟〃‘’‚‛′‐‒–—―−~∼〜•・∙⋅‧' || E' \\t\\n\\r\\u200b\\ufeff',
    'xxxøøøø//"""""' || repeat('''', 5) || '------~~~·····'));
  found text;
  becomes text;
begin
  -- two primes are one sign of inches
  folded := replace(folded, '''''', '"');
  if folded ~ '[${traditional}]' then
    select string_agg(one[1], ''), string_agg(substr('${simplified}', strpos('${traditional}', one[1]), 1), '')
    into found, becomes from regexp_matches(folded, '[${traditional}]', 'g') as one;
    folded := translate(folded, found, becomes);
  end if;
  return folded;
end $$;

update search_text set body = folded.body
from (
  select kind, record_id,
    (select string_agg(distinct searchable(line), E'\\n') from unnest(string_to_array(t.body, E'\\n')) as line) as body
  from search_text t
  where t.body ~ '[${traditional}⁄∕“”„‟〃‘’‚‛′‐‒–—―−∼〜•・∙⋅‧]' or t.body like '%''''%'
) as folded
where search_text.kind = folded.kind and search_text.record_id = folded.record_id
`,
  )
}
