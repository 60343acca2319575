import { sql, type Kysely } from 'kysely'

/**
 * Nothing is looked for by a whole JSON document, and to sort those of a sample took half of the time in
 * which a table is analysed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare document record;
    begin
      for document in
        select c.table_name, c.column_name
        from information_schema.columns c
          join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = current_schema() and c.data_type = 'jsonb' and t.table_type = 'BASE TABLE'
      loop
        execute format('alter table %I alter column %I set statistics 0', document.table_name,
          document.column_name);
      end loop;
    end $$`.execute(db)
}
