import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '@bdr/contract/calls'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import { recordedOf, type RecordedField } from '@bdr/text/domains'
import { sql } from 'kysely'
import { changesBetween } from '../platform/field-changes.ts'
import { testWorld, type TestWorld } from './app.ts'
import {
  counted,
  ownTime,
  words,
  type RecordedSection,
  type RecordedWalk,
  type Recording,
} from './recorded-changes.ts'

/**
 * Makes the calls that change stored data, and compares the rows before and after with the recorded changes in
 * timelines and audit log. It fails for a column or a call that no domain's section covers.
 */
const sections: readonly (readonly [string, RecordedSection])[] = await Promise.all(
  globSync('../modules/*/test/recorded-changes.ts', { cwd: import.meta.dirname })
    .toSorted()
    .map(async (file) => {
      const module = (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as {
        recordedChanges: RecordedSection
      }
      return [file.split('/')[2]!, module.recordedChanges] as const
    }),
)
const all = <Part extends 'columns' | 'lists' | 'unwalked'>(part: Part): NonNullable<RecordedSection[Part]> =>
  Object.assign({}, ...sections.map(([, section]) => section[part])) as NonNullable<RecordedSection[Part]>

const everywhere = { version: counted, updated_at: ownTime, status: words('status') }
const [columns, lists, unwalked] = [all('columns'), all('lists'), all('unwalked')]

type Rows = Map<string, Readonly<Record<string, unknown>>>
type Snapshot = Readonly<Record<string, Rows>>

let world: TestWorld
const walked = new Set<string>()
beforeAll(async () => {
  world = await testWorld()
})
afterAll(() => world.close())

async function rowsOf(table: string): Promise<Rows> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t`.execute(world.database.kysely)
  return new Map(rows.map(({ row }) => [JSON.stringify(row['id'] ?? row), row]))
}

async function snapshot(): Promise<Snapshot> {
  const tables = [...Object.keys(columns), ...Object.keys(lists)]
  const all: [string, Rows][] = []
  for (const table of tables) all.push([table, await rowsOf(table)])
  return Object.fromEntries(all)
}

/** The changes that timelines and audit log have recorded since, including states. */
async function recordedSince(history: string, log: string): Promise<FieldChange[]> {
  const db = world.database.kysely
  const entries = await db.selectFrom('history').selectAll().where('id', '>', history).execute()
  const audited = await db.selectFrom('audit_log').selectAll().where('id', '>', log).execute()
  const nameless = entries.flatMap(({ kind, changes }) =>
    changes
      .filter(({ field }) => field !== 'status' && !Object.hasOwn(recordedOf[kind], field))
      .map(({ field }) => `${kind}: ${field}`),
  )
  expect(nameless, 'fields the record’s page has no words for').toEqual([])
  const states = entries
    .filter((entry) => entry.from_status !== entry.to_status)
    .map((entry) => ({ field: 'status', part: null, before: entry.from_status, after: entry.to_status }))
  return [...states, ...[...entries, ...audited].flatMap(({ changes }) => changes)]
}

async function last(table: 'history' | 'audit_log'): Promise<string> {
  const row = await world.database.kysely
    .selectFrom(table)
    .select(({ fn }) => fn.max<string | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return row.id ?? '0'
}

/** The changes that are not recorded. */
function unrecorded(before: Snapshot, after: Snapshot, recorded: readonly FieldChange[]): string[] {
  const inTables = Object.entries(columns).flatMap(([table, known]) =>
    [...after[table]!].flatMap(([id, row]) => {
      const old = before[table]!.get(id)
      if (old === undefined) return []
      return Object.keys(row)
        .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(old[column]))
        .filter((column) => {
          const how = known[column] ?? everywhere[column as keyof typeof everywhere]
          if (how === undefined) return true
          return !isRecorded(how, old[column], row[column], recorded)
        })
        .map(
          (column) => `${table}.${column}: ${JSON.stringify(old[column])} → ${JSON.stringify(row[column])}`,
        )
    }),
  )
  const inLists = Object.entries(lists).filter(([table, { field, of }]) => {
    const text = (rows: Rows) => JSON.stringify([...rows.values()].map(({ id: _id, ...row }) => row))
    const known = before[of]!.size === after[of]!.size
    return (
      known && text(before[table]!) !== text(after[table]!) && !recorded.some((one) => one.field === field)
    )
  })
  return [...inTables, ...inLists.map(([table]) => table)]
}

function isRecorded(
  how: Recording,
  before: unknown,
  after: unknown,
  recorded: readonly FieldChange[],
): boolean {
  if ('not' in how) return true
  if ('words' in how) {
    const cleared = after === null || JSON.stringify(after) === '[]'
    if (cleared && how.unlessCleared) return true
    return recorded.some((change) => change.field === how.words)
  }
  const field = how.value
  const [expected] = changed(field, before, after)
  if (expected === undefined) return true
  return recorded.some(
    (change) =>
      change.field === field &&
      isSame(field, change.before, expected.before) &&
      isSame(field, change.after, expected.after),
  )
}

const isSame = (field: RecordedField, a: string | null, b: string | null): boolean =>
  changed(field, a, b).length === 0

function changed(field: RecordedField, before: unknown, after: unknown): FieldChange[] {
  const values = (value: unknown) => ({ [field]: value }) as Record<RecordedField, string | null>
  return changesBetween([field], values(before), values(after))
}

const step: RecordedWalk['step'] = async (client, call, input) => {
  walked.add(call.name)
  const [before, history, log] = [await snapshot(), await last('history'), await last('audit_log')]
  const reply = await client.ok(call, input)
  const recorded = await recordedSince(history, log)
  expect(unrecorded(before, await snapshot(), recorded), call.name).toEqual([])
  return reply
}

const versionOf: RecordedWalk['versionOf'] = async (table, id) =>
  (
    await world.database.kysely
      .selectFrom(table)
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).version

it.each(sections.filter(([, { walk }]) => walk))('%s', (_domain, { walk }) =>
  walk!({ world, as: (name) => world.as(name), step, versionOf }),
)

it('every call that changes something is included', () => {
  // an import is a record of its own
  const isImport = (name: string) => name.endsWith('.import')
  const mutating = allCalls.filter((call) => call.method !== 'GET').map(({ name }) => name)
  const known = new Set([...walked, ...Object.keys(unwalked)])
  expect(mutating.filter((name) => !known.has(name) && !isImport(name))).toEqual([])
})
