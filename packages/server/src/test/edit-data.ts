/**
 * `node edit-data.ts <data folder> <statement>`: changes rows of a stopped server's embedded database, for journeys
 * that need data no page can create.
 */
import { sql } from 'kysely'
import { openDatabase } from '../platform/db/open.ts'

const [dataDir, statement] = process.argv.slice(2) as [string, string]
const database = await openDatabase({ databaseUrl: null, dataDir })
await sql.raw(statement).execute(database.kysely)
await database.close()
