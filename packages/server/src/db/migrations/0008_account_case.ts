import { sessionNotices } from '@bdr/text/session'
import { sql, type Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Accounts are one whatever their case. Where two people already have the same, the one who came
 * first keeps it; the other's gets their number, which they and the log of their company are told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, 'drop index staff_account')
  for (const { id, name, merchant_id, account } of await laterOnes(db)) {
    const number = `.${id}`
    const renamed = account.slice(0, longest - number.length) + number
    const content = sessionNotices.accountRenamed({ before: account, after: renamed })
    const detail = JSON.stringify({ before: { account }, after: { account: renamed } })
    await sql`update staff set account = ${renamed}, version = version + 1 where id = ${id}::bigint`.execute(
      db,
    )
    await sql`
      insert into message (staff_id, type, content, jump_url, jump_param)
      values (${id}::bigint, 'system', ${content}, '/user/userInfo', '{}')`.execute(db)
    await sql`
      insert into audit_log (merchant_id, actor_name, action, subject_kind, subject_id, subject_name, detail)
      values (${merchant_id}::bigint, '', 'staff.update', 'staff', ${id}, ${name}, ${detail}::jsonb)`.execute(
      db,
    )
  }
  await runStatements(
    db,
    'create unique index staff_account on staff (lower(account)) where deleted_at is null',
  )
}

/** Characters of an account when this was written. */
const longest = 32

interface LaterOne {
  readonly id: string
  readonly name: string
  readonly merchant_id: string | null
  readonly account: string
}

async function laterOnes(db: Kysely<unknown>): Promise<readonly LaterOne[]> {
  const { rows } = await sql<LaterOne>`
    select id, name, merchant_id, account from (
      select *, row_number() over (partition by lower(account) order by id) as place
      from staff where deleted_at is null
    ) s where place > 1 order by id`.execute(db)
  return rows
}
