import type { ColumnType, Generated } from 'kysely'
import type { AnnouncementStatus } from '@bdr/contract/announcements/machine'
import type { AudienceKind } from '@bdr/contract/announcements/model'
import type { MerchantPost } from '@bdr/contract/posts/model'
import type { DefaultInstant, GeneratedId, Id, Instant } from './columns.ts'

/** Announcements of the platform to suppliers. */
export interface AnnouncementTables {
  announcement: {
    id: GeneratedId
    status: AnnouncementStatus
    version: Generated<number>
    title: string
    /** sanitised HTML */
    body: string
    audience: AudienceKind
    posts: ColumnType<MerchantPost[], readonly MerchantPost[], readonly MerchantPost[]>
    show_from: Instant | null
    show_until: Instant | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  announcement_merchant: {
    merchant_id: Id
    announcement_id: Id
  }
  announcement_read: {
    staff_id: Id
    announcement_id: Id
    read_at: DefaultInstant
  }
}
