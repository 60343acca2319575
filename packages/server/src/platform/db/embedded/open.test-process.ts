import { openDatabase } from '../open.ts'

/** Opens the database of the given data folder, prints that it did, and keeps it open. */
await openDatabase({ databaseUrl: null, dataDir: process.argv[2]! })
process.stdout.write('open\n')
setInterval(() => {}, 60_000)
