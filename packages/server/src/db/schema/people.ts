import type { ColumnType, Generated } from 'kysely'
import type { BasePost } from '@bdr/contract/access'
import type { NoticeChannel } from '@bdr/contract/account/model'
import type { SignInWay } from '@bdr/contract/account/replies'
import type { MessageType } from '@bdr/contract/messages/model'
import type { DefaultInstant, GeneratedId, Id, Instant } from './columns.ts'

/** People, their posts, signing in, and uploaded files. */
export interface PeopleTables {
  staff: {
    id: GeneratedId
    merchant_id: Id | null
    account: string
    mobile: string
    name: string
    head_url: Generated<string>
    password_hash: string
    base_post: BasePost
    enabled: Generated<boolean>
    post_id: Id | null
    email: string | null
    must_change_password: Generated<boolean>
    last_sign_in_at: Instant | null
    deleted_at: Instant | null
    version: Generated<number>
    /** the secret of a second factor that is being set up or, once `second_factor_since` is set, required */
    second_factor_secret: Buffer | null
    second_factor_since: Instant | null
    /** the last time step used, because a code is valid once */
    second_factor_step: string | null
    /** local time, `22:00:00` */
    quiet_from: string | null
    quiet_until: string | null
    head_file_id: Id | null
    created_at: DefaultInstant
  }
  session: {
    token_hash: Buffer
    id: GeneratedId
    staff_id: Id
    created_at: DefaultInstant
    used_at: DefaultInstant
    expires_at: Instant
    address: string | null
    place: string | null
    device: string | null
  }
  /** a sign-in that waits for its second factor */
  sign_in_step: {
    ticket_hash: Buffer
    staff_id: Id
    way: SignInWay
    expires_at: Instant
  }
  sign_in_failure: {
    principal: string
    failures: number
    window_started_at: Instant
    locked_until: Instant | null
  }
  post: {
    id: GeneratedId
    merchant_id: Id
    base_post: Exclude<BasePost, 'admin'>
    name: string
    description: string | null
    version: Generated<number>
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  former_password: {
    id: GeneratedId
    staff_id: Id
    password_hash: string
    created_at: DefaultInstant
  }
  recovery_code: {
    staff_id: Id
    code_hash: Buffer
    used_at: Instant | null
  }
  sms_code: {
    id: GeneratedId
    mobile: string
    type: string
    code_hash: Buffer
    tries: Generated<number>
    sent_at: DefaultInstant
    expires_at: Instant
    used_at: Instant | null
  }
  sms_ticket: {
    ticket_hash: Buffer
    mobile: string
    type: string
    created_at: DefaultInstant
    expires_at: Instant
    used_at: Instant | null
  }
  qr_login: {
    ticket_hash: Buffer
    status: 'waiting' | 'scanned' | 'confirmed' | 'refused'
    staff_id: Id | null
    address: string
    place: string
    device: string | null
    created_at: DefaultInstant
    expires_at: Instant
  }
  notice_preference: {
    staff_id: Id
    type: MessageType
    channel: NoticeChannel
    enabled: boolean
  }
  file: {
    id: GeneratedId
    key: string
    purpose: string
    name: string
    media_type: string
    bytes: string
    sha256: Buffer | null
    width: number | null
    height: number | null
    merchant_id: Id | null
    staff_id: Id | null
    /** for an applicant, who has no account yet */
    mobile: string | null
    /** when a call claimed the uploaded object for checking */
    taken_at: Instant | null
    stored_at: Instant | null
    has_avif: Generated<boolean>
    created_at: DefaultInstant
  }
  list_view: {
    id: GeneratedId
    /** null for operators */
    merchant_id: Id | null
    staff_id: Id
    list: string
    name: string
    search: string
    columns: string[] | null
    shared: boolean
    created_at: DefaultInstant
  }
  list_arrangement: {
    staff_id: Id
    list: string
    default_view_id: Id | null
    /** by the view's id, or `plain` */
    columns: ColumnType<Record<string, string[]>, string | undefined, string>
  }
  file_reference: {
    file_id: Id
    kind: string
    record_id: Id
  }
}
