import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '../open.ts'
import { transaction } from '../transaction.ts'

/**
 * Prints the transactions it finds, then writes new ones of two rows without end, four at a time, and prints the number
 * of each as soon as its commit was answered: `node kill.test-process.ts <data folder> <first number>`.
 */
const [dataDir, first] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: null, dataDir: dataDir! })
let next = Number(first)

async function found(): Promise<Found> {
  await sql`create table if not exists pair (number int, half int, filler text, primary key (number, half))`.execute(
    database.kysely,
  )
  const { rows } = await sql<{ number: number; halves: number }>`
    select number, count(*)::int as halves from pair group by number`.execute(database.kysely)
  return {
    whole: rows.filter(({ halves }) => halves === 2).map(({ number }) => number),
    half: rows.filter(({ halves }) => halves !== 2).map(({ number }) => number),
  }
}

async function write(): Promise<void> {
  const number = next++
  await transaction(database, async (executor) => {
    await sql`insert into pair values (${number}, 1, repeat('x', 500))`.execute(executor)
    await sql`insert into pair values (${number}, 2, repeat('y', 500))`.execute(executor)
  })
  print(String(number))
}

/** Writes synchronously to the pipe, because a buffer would be lost with the process. */
function print(line: string): void {
  writeSync(1, `${line}\n`)
}

export interface Found {
  whole: number[]
  half: number[]
}

print(JSON.stringify(await found()))
for (;;) await Promise.all([write(), write(), write(), write()])
