import type { CompanyStanding, RegisteredCompany } from '@bdr/contract/corporate-info/replies'
import { maxCompaniesFound } from '@bdr/contract/corporate-info/model'
import { normalizeUscc } from '@bdr/contract/kernel/uscc'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { contains, startsWith } from '../../platform/list.ts'

/** A company as a register returns it, without the fields that are derived here. */
export type Registration = Omit<RegisteredCompany, 'regionName'>

/** A source of registered companies: our own table, or a register on the network. */
export interface CompanyRegistry {
  /** companies by part of their name or the start of their code, best matches first */
  search(db: Executor, keyword: string): Promise<Registration[]>
  byCode(db: Executor, uscc: string): Promise<Registration | null>
}

const columns = [
  'uscc',
  'name',
  'legal_person as legalPerson',
  'registered_on as registeredOn',
  'registered_capital as registeredCapital',
  'region_code as regionCode',
  'address',
  'business_scope as businessScope',
  'standing',
] as const

/** The start of a code: names do not consist of six or more digits and capitals. */
const looksLikeCode = /^[0-9A-Z]{6,18}$/

/** The register in the table `registered_company`. */
export const tableRegistry: CompanyRegistry = {
  async search(db, keyword) {
    const code = normalizeUscc(keyword)
    const rows = await db
      .selectFrom('registered_company')
      .select(columns)
      .where((eb) =>
        eb.or([
          eb('name', 'ilike', contains(keyword)),
          ...(looksLikeCode.test(code) ? [eb('uscc', 'like', startsWith(code))] : []),
        ]),
      )
      .orderBy(sql`name ilike ${startsWith(keyword)}`, 'desc')
      .orderBy('name')
      .limit(maxCompaniesFound)
      .execute()
    return rows.map(known)
  },

  async byCode(db, uscc) {
    const row = await db
      .selectFrom('registered_company')
      .select(columns)
      .where('uscc', '=', uscc)
      .executeTakeFirst()
    return row ? known(row) : null
  },
}

const known = <Row extends { standing: string }>(row: Row) => ({
  ...row,
  standing: row.standing as CompanyStanding,
})
