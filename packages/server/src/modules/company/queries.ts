import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

const head = (db: Executor, merchantId: string) =>
  db
    .selectFrom('merchant')
    .select([
      'id',
      'version',
      'status',
      'code',
      'uscc',
      'name',
      'legal_person',
      'registered_on',
      'registered_capital',
      'region_code',
      'address',
      'business_scope',
      'licence_file_id',
      'bank_name',
      'bank_branch',
      'bank_account',
      'short_name',
      'introduction',
      'phone',
      'website',
      'logo_file_id',
    ])
    .where('id', '=', merchantId)

export const companyHead = (db: Executor, merchantId: string) => head(db, merchantId).executeTakeFirst()

/** The same with a lock until the transaction ends. Related rows are changed under this lock. */
export const lockCompany = (tx: Executor, merchantId: string) =>
  head(tx, merchantId).forNoKeyUpdate().executeTakeFirst()

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof companyHead>>>

export const qualificationsOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('qualification')
    .select(['id', 'kind', 'number', 'valid_until', 'file_id'])
    .where('merchant_id', '=', merchantId)
    .orderBy('kind')
    .orderBy('id')
    .execute()
export type QualificationRow = Awaited<ReturnType<typeof qualificationsOf>>[number]

export const addressesOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('merchant_address')
    .select(['id', 'label', 'region_code', 'address', 'contact_name', 'contact_phone', 'is_default'])
    .where('merchant_id', '=', merchantId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()

export const contactsOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('merchant_contact')
    .select(['id', 'name', 'role', 'mobile', 'phone', 'email'])
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .execute()

/** The leaves a merchant supplies, with the ancestors of each. */
export const categoriesOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('merchant_category as mc')
    .innerJoin('category as leaf', 'leaf.id', 'mc.category_id')
    .leftJoin('category as middle', 'middle.id', 'leaf.parent_id')
    .leftJoin('category as top', 'top.id', 'middle.parent_id')
    .select(['leaf.id', sql<string>`concat_ws(' / ', top.name, middle.name, leaf.name)`.as('name')])
    .where('mc.merchant_id', '=', merchantId)
    .orderBy('leaf.code')
    .execute()

export const nameTaken = (db: Executor, merchantId: string, name: string) =>
  db
    .selectFrom('merchant')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', merchantId)
    .executeTakeFirst()

/** Increases the company's version after related rows have changed. */
export const touchCompany = (tx: Executor, merchantId: string) =>
  tx
    .updateTable('merchant')
    .set({ version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('id', '=', merchantId)
    .execute()
