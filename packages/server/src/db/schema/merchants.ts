import { type ChangeRequestStatus } from '@bdr/contract/change-requests/machine'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { MerchantStatus } from '@bdr/contract/merchants/machine'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { ToleranceMode } from '@bdr/contract/orders/tolerance'
import type { SettleInStatus } from '@bdr/contract/settle-in/machine'
import type { Day, DefaultInstant, GeneratedId, Id } from './columns.ts'

/** Supplier companies, their applications and data, and the catalogue. */
export interface MerchantTables {
  merchant: {
    id: GeneratedId
    code: string
    name: string
    uscc: string
    status: Generated<MerchantStatus>
    /** a generated column that follows from the status */
    frozen: ColumnType<boolean, never, never>
    version: Generated<number>
    short_name: string | null
    legal_person: string | null
    registered_on: Day | null
    registered_capital: string | null
    business_scope: string | null
    region_code: string | null
    address: string | null
    introduction: string | null
    phone: string | null
    website: string | null
    logo_file_id: Id | null
    licence_file_id: Id | null
    bank_name: string | null
    bank_branch: string | null
    bank_account: string | null
    tolerance_mode: ToleranceMode | null
    tolerance_share: Decimal | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  merchant_category: {
    merchant_id: Id
    category_id: Id
  }
  merchant_address: {
    id: GeneratedId
    merchant_id: Id
    label: string
    region_code: string
    address: string
    contact_name: string | null
    contact_phone: string | null
    is_default: Generated<boolean>
  }
  merchant_contact: {
    id: GeneratedId
    merchant_id: Id
    name: string
    role: string
    mobile: string | null
    phone: string | null
    email: string | null
  }
  qualification: {
    id: GeneratedId
    merchant_id: Id
    kind: string
    number: string
    valid_until: Day | null
    file_id: Id
    version: Generated<number>
    /** the smallest number of days before the expiry that was already notified */
    notified_days: number | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  change_request: {
    id: GeneratedId
    kind: string
    merchant_id: Id
    record_id: Id
    record_version: number
    /** product reviews have the same states */
    status: ChangeRequestStatus
    version: Generated<number>
    before: JSONColumnType<object>
    after: JSONColumnType<object>
    requested_by: Id
    decision_reason: string | null
    /** remarks on fields of a product; written as JSON text */
    remarks: ColumnType<unknown, string | undefined, string>
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  settle_in_application: {
    id: GeneratedId
    application_no: string
    status: SettleInStatus
    version: Generated<number>
    mobile: string
    uscc: string
    company_name: string
    form: JSONColumnType<object>
    remarks: JSONColumnType<object, string | undefined>
    /** the ticked items */
    checklist: JSONColumnType<object, string | undefined>
    decision_reason: string | null
    merchant_id: Id | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
    submitted_at: DefaultInstant
  }
  registered_company: {
    uscc: string
    name: string
    legal_person: string
    registered_on: Day | null
    registered_capital: string | null
    region_code: string | null
    address: string | null
    business_scope: string | null
    standing: string
  }
  category: {
    id: GeneratedId
    parent_id: Id | null
    code: string
    name: string
    level: number
    position: number
    enabled: Generated<boolean>
    qualifications: Generated<string[]>
    version: Generated<number>
  }
}
