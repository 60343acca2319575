import type { Generated, JSONColumnType, ColumnType } from 'kysely'
import type { AttachmentKind, AttachmentType } from '@bdr/contract/attachments/model'
import type { EntityKind, SearchKind } from '@bdr/contract/entities'
import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { ImportFailure, ImportKind, ImportState } from '@bdr/contract/imports/model'
import type { MessageType } from '@bdr/contract/messages/model'
import type { DefaultInstant, GeneratedId, Id, Instant, RandomId } from './columns.ts'

/** The kinds of records that have timelines. */
export type HistoryKind = EntityKind

/** Written as JSON text; none by default. */
type Changes = ColumnType<FieldChange[], string | undefined, never>

/** Tables that belong to records of all kinds. */
export interface RecordTables {
  /** the texts by which a record is found, normalised, one per line */
  search_text: {
    kind: SearchKind
    record_id: Id
    /** null for records of the marketplace */
    merchant_id: Id | null
    body: string
  }
  /** the distinct buyers and addresses in records; maintained by triggers */
  known_text: {
    /** 0 for all merchants */
    merchant_id: Id
    kind: 'order-buyer' | 'order-address' | 'note-buyer'
    body: string
  }
  /** the number of records in each state as the sum of the rows; maintained by triggers */
  state_count: {
    kind: 'order' | 'delivery-note' | 'unsettled-order'
    /** 0 for all merchants */
    merchant_id: Id
    status: string
    count: string
    /** whether it has not been summed up yet */
    is_change: Generated<boolean>
  }
  history: {
    id: GeneratedId
    kind: HistoryKind
    record_id: Id
    at: DefaultInstant
    actor_id: Id | null
    actor_name: string
    action: string
    from_status: string | null
    to_status: string
    reason: string | null
    about: string | null
    changes: Changes
  }
  attachment: {
    id: RandomId
    kind: AttachmentKind
    record_id: Id
    file_id: Id
    type: AttachmentType
    /** for a delivery note: the order's line it belongs to; null for the whole record */
    order_line_id: Id | null
    staff_id: Id
    author_name: string
    by_operator: boolean
    /** for a record with versions: the first version with it, and the first one without it */
    since: Generated<number>
    until: number | null
    created_at: DefaultInstant
  }
  audit_log: {
    id: GeneratedId
    at: DefaultInstant
    merchant_id: Id | null
    actor_id: Id | null
    actor_name: string
    action: string
    subject_kind: string | null
    subject_id: string | null
    subject_name: string | null
    detail: JSONColumnType<object>
    changes: Changes
    address: string | null
    device: string | null
    request_id: string | null
  }
  message: {
    id: RandomId
    staff_id: Id
    type: MessageType
    content: string
    jump_url: string
    jump_param: string
    read_at: Instant | null
    created_at: DefaultInstant
  }
  outbox: {
    id: GeneratedId
    topic: string
    payload: JSONColumnType<object>
    /** the recipient's mobile or address */
    recipient: string | null
    /** whether the payload is emptied once it is done or given up */
    secret: Generated<boolean>
    created_at: DefaultInstant
    /** while a worker processes it: when others may claim it */
    due_at: DefaultInstant
    useless_after: Instant | null
    attempts: Generated<number>
    last_error: string | null
    done_at: Instant | null
    given_up_at: Instant | null
  }
  job: {
    id: GeneratedId
    merchant_id: Id | null
    kind: string
    record_id: Id
    /** the position after the last finished step; written as JSON text */
    place: ColumnType<unknown, string | null | undefined, string>
    created_at: DefaultInstant
    /** while a node processes it: when others may claim it */
    due_at: DefaultInstant
    /** number of claims: a node with an older one cannot write */
    lease: Generated<number>
    /** claims since the last finished step */
    attempts: Generated<number>
    last_error: string | null
    ended_at: Instant | null
    outcome: 'done' | 'cancelled' | 'failed' | null
  }
  import_job: {
    id: RandomId
    /** the merchant of the records; null if operators import for several merchants */
    merchant_id: Id | null
    kind: ImportKind
    /** the record the file belongs to, for kinds that belong to one */
    about_id: Generated<Id | null>
    state: ImportState
    failure: Generated<ImportFailure | null>
    staff_id: Id
    staff_name: string
    file_name: string
    bytes: Id
    /** people's answers and mappings for the file */
    choices: JSONColumnType<object>
    unattended: Generated<boolean>
    committed_by: JSONColumnType<object> | null
    read_count: Generated<number>
    valid_count: Generated<number>
    failed_count: Generated<number>
    written_count: Generated<number>
    fault_count: Generated<number>
    ready: Generated<boolean>
    failed_rows: Generated<boolean>
    /** the parts in `import_part` prepared by the check, and what they depend on */
    prepared: ColumnType<
      { digest: string; parts: number; basis: string } | null,
      string | null | undefined,
      string | null
    >
    /** JSON in the format of the reply */
    report: string | null
    /** JSON of every fault of a row; null if the report contains all of them */
    row_faults: string | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
    ended_at: Instant | null
  }
  import_part: {
    import_id: Id
    place: number
    records: ColumnType<unknown, string, never>
  }
  import_picture: {
    import_id: Id
    /** its name in the archive, without folders */
    name: string
    file_id: Id | null
    /** JSON of the refusal; null for a stored picture */
    refusal: string | null
  }
  setting: {
    key: string
    value: string
  }
  idempotency_key: {
    staff_id: Id
    key: string
    call: string
    body_hash: Buffer
    reply: JSONColumnType<object>
    created_at: DefaultInstant
  }
  rate_window: {
    key: string
    hits: number
    started_at: Instant
  }
}
