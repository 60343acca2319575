import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runStatements } from '../platform/db/migrate.ts'
import type { Database } from '../platform/db/open.ts'
import { testDatabase } from '../test/database.ts'
import { up } from './migrations/0009_field_changes.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await runStatements(
    database.kysely,
    `alter table history drop column changes;
     alter table audit_log drop column changes;
     drop index audit_log_at`,
  )
})
afterAll(() => database.close())

const entry = (action: string, detail: object) =>
  sql`insert into audit_log (actor_name, action, detail) values ('王芳', ${action}, ${JSON.stringify(detail)}::jsonb)`.execute(
    database.kysely,
  )

it('changes recorded in an old format are read in the current one', async () => {
  await entry('staff.update', {
    before: { name: '李强', email: null, account: 'li' },
    after: { name: '李刚', email: 'li@example.com', account: 'li' },
  })
  await entry('account.changeMobile', { before: '138****0001', after: '139****0002' })
  await entry('company.approve-change', { before: { bank: { name: 'A' } }, after: { bank: { name: 'B' } } })
  await entry('merchant.freeze', { reason: '资质过期' })

  await up(database.kysely as unknown as Kysely<unknown>)

  const rows = await database.kysely.selectFrom('audit_log').select('changes').orderBy('id').execute()
  expect(rows.map(({ changes }) => changes.toSorted((a, b) => (a.field < b.field ? -1 : 1)))).toEqual([
    [
      { field: 'email', part: null, before: null, after: 'li@example.com' },
      { field: 'name', part: null, before: '李强', after: '李刚' },
    ],
    [{ field: 'mobile', part: null, before: '138****0001', after: '139****0002' }],
    [],
    [],
  ])
})
