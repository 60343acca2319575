import { sql, type Kysely } from 'kysely'

/** Fills the empty catalogue level by level, because a code starts with its parent's. */
export async function seedCatalogue(db: Kysely<unknown>): Promise<void> {
  // the reader of the data file, which later starts do not need
  const { firstCatalogue } = await import('./catalogue.ts')
  const rows = firstCatalogue().map((category) => ({
    ...category,
    level: category.code.length / 2,
    position: Number(category.code.slice(-2)),
  }))
  const deepest = Math.max(...rows.map((row) => row.level))
  for (let level = 1; level <= deepest; level += 1)
    await sql`
      insert into category (parent_id, code, name, level, position, qualifications)
      select p.id, c.code, c.name, c.level, c.position, c.qualifications
      from jsonb_to_recordset(${JSON.stringify(rows.filter((row) => row.level === level))}::jsonb)
        as c(code text, name text, level int, position int, qualifications text[])
      left join category p on p.code = left(c.code, -2)
      order by c.code`.execute(db)
}
