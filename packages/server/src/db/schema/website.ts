import { type ConsultationStatus } from '@bdr/contract/consultations/machine'
import { type ContentStatus } from '@bdr/contract/content/machine'
import type { Generated, JSONColumnType } from 'kysely'
import type { DefaultInstant, GeneratedId, Id, Instant } from './columns.ts'

/** The website's content. */
export interface WebsiteTables {
  content: {
    id: GeneratedId
    kind: string
    slug: string
    status: ContentStatus
    version: Generated<number>
    title: string
    summary: string
    body: string
    /** column of an article, category of an encyclopedia entry */
    grouping: string
    industry: string | null
    facts: JSONColumnType<object>
    /** what was saved since the publication */
    draft: JSONColumnType<object> | null
    cover_file_id: Id | null
    author: string
    publish_at: Instant | null
    published_at: Instant | null
    withdrawn_at: Instant | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  content_version: {
    content_id: Id
    version: number
    fields: JSONColumnType<object>
    saved_by: Id | null
    saved_at: DefaultInstant
  }
  company_fact: {
    name: string
    value: string
    updated_at: DefaultInstant
  }
  consultation: {
    id: GeneratedId
    content_id: Id | null
    status: ConsultationStatus
    version: Generated<number>
    name: string
    mobile: string
    company: string | null
    industry: string | null
    message: string
    number: Generated<string>
    answer: string | null
    answered_at: Instant | null
    remark: string | null
    address: string | null
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
}
