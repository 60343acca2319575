import { sql, type Kysely } from 'kysely'

/** The column with people's choices for an imported file has the name that the code uses for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_job rename column said to choices`.execute(db)
}
