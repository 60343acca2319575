import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** What is typed of a line says which own product is offered, too: of what was typed before, none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
update quotation set draft = jsonb_set(draft, '{lines}', coalesce(
  (select jsonb_agg(line || '{"product": null}' order by place)
    from jsonb_array_elements(draft -> 'lines') with ordinality as typed (line, place)), '[]'))
where draft is not null
`,
  )
}
