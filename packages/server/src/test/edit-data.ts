/**
 * `node edit-data.ts <data folder> <statement>`: changes rows of the embedded database of a server
 * that is stopped, for journeys that need what no page can make.
 */
import { sql } from 'kysely'
import { openDatabase } from '../platform/db/open.ts'

const [dataDir, statement] = process.argv.slice(2) as [string, string]
const database = await openDatabase({ databaseUrl: null, dataDir })
await sql.raw(statement).execute(database.kysely)
await database.close()
