import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asDatabaseError, DatabaseUnavailable } from './errors.ts'
import { openPostgres } from './postgres.ts'

test('a server that does not respond is unavailable', async () => {
  // nothing listens on port 1
  const { kysely, close } = openPostgres('postgres://postgres@127.0.0.1:1/postgres', 1)
  await expect(sql`select 1`.execute(kysely)).rejects.toThrow(DatabaseUnavailable)
  await close()
})

test('an error that does not concern the connection is not changed', () => {
  const error = new TypeError('Do not know how to serialize a BigInt')
  expect(asDatabaseError(error)).toBe(error)
})
