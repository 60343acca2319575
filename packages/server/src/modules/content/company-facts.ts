import {
  companyFactNames,
  type CompanyFactName,
  type CompanyFacts,
} from '@bdr/contract/content/company-facts'
import type { StoredCompanyFacts } from '@bdr/contract/content/replies'
import { sql } from 'kysely'
import facts from '../../../../../content/site/company-facts.json' with { type: 'json' }
import { announceContent, announceRecords } from '../../platform/announce.ts'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { assertVersion } from '../../platform/record-version.ts'

type Definition = Omit<StoredCompanyFacts['facts'][number], 'value'>

/** The order of the file is also that of the page. */
const definitions = facts as readonly Definition[]

/** The stored facts about the company; null for those nobody has entered. */
export async function readCompanyFacts(db: Executor): Promise<StoredCompanyFacts> {
  const rows = await db.selectFrom('company_fact').select(['name', 'value', 'updated_at']).execute()
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  return {
    // the time of the last change, in milliseconds
    version: Math.max(0, ...rows.map((row) => Date.parse(row.updated_at))),
    facts: definitions.map((one) => ({ ...one, value: values.get(one.name) || null })),
  }
}

/**
 * Stores the facts an operator entered about the company. A cleared fact stays as an empty row, so that concurrent
 * changes are detected.
 * @throws AppError A06002 if something has changed
 */
export async function saveCompanyFacts(
  tx: Executor,
  { viewer, caller }: Change,
  input: { readonly version: number; readonly facts: CompanyFacts },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('company-facts'))`.execute(tx)
  const before = assertVersion(await readCompanyFacts(tx), input)
  const former = Object.fromEntries(before.facts.map(({ name, value }) => [name, value])) as CompanyFacts
  const changes = changesBetween(companyFactNames, former, input.facts)
  if (changes.length === 0) return
  await tx
    .insertInto('company_fact')
    .values(
      changes.map(({ field }) => ({
        name: field,
        value: input.facts[field as CompanyFactName] ?? '',
        updated_at: sql<string>`clock_timestamp()`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
  await audit(tx, { actor: viewer, action: 'content.facts', changes, caller })
  announceRecords(tx, 'content', [])
  announceContent(tx)
}
