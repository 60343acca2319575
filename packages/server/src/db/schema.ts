import type { AnnouncementTables } from './schema/announcements.ts'
import type { InquiryTables } from './schema/inquiries.ts'
import type { MerchantTables } from './schema/merchants.ts'
import type { OrderTables } from './schema/orders.ts'
import type { PeopleTables } from './schema/people.ts'
import type { ProductTables } from './schema/products.ts'
import type { RecordTables } from './schema/records.ts'
import type { WebsiteTables } from './schema/website.ts'

/** All tables. A column has the type that both drivers read and write. */
export interface Schema
  extends
    AnnouncementTables,
    InquiryTables,
    MerchantTables,
    OrderTables,
    PeopleTables,
    ProductTables,
    RecordTables,
    WebsiteTables {}
