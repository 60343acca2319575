import type { Audience, AudienceKind, AnnouncementFields } from '@bdr/contract/announcements/model'
import type { AnnouncementDetail } from '@bdr/contract/announcements/replies'
import type { MerchantPost } from '@bdr/contract/posts/model'
import type { FormFile } from '../../ui/form/drafts.ts'
import { inChina, isCompleteMoment, localInChina } from '../../lib/local-time.ts'

/** A company that an announcement is addressed to. */
export interface NamedMerchant {
  readonly id: string
  readonly name: string
}

/** The form's values, as they were typed. */
export type AnnouncementValues = {
  title: string
  body: string
  /** files uploaded for pictures of the text; not sent, because the text refers to them */
  pictures: readonly (FormFile | null)[]
  to: string
  merchants: readonly NamedMerchant[]
  posts: readonly string[]
  /** in the format of `datetime-local` fields; empty for none */
  showUntil: string
}

export const emptyAnnouncement: AnnouncementValues = {
  title: '',
  body: '',
  pictures: [],
  to: 'all',
  merchants: [],
  posts: [],
  showUntil: '',
}

export const valuesOf = (record: AnnouncementDetail): AnnouncementValues => ({
  title: record.title,
  body: record.body,
  pictures: [],
  to: record.audience,
  merchants: record.merchants.map(({ id, name }) => ({ id, name })),
  posts: record.posts,
  showUntil: localInChina(record.showUntil),
})

export const fieldsOf = (values: AnnouncementValues): AnnouncementFields => ({
  title: values.title,
  body: values.body,
  audience: audienceOf(values),
  showUntil: isCompleteMoment(values.showUntil) ? inChina(values.showUntil) : null,
})

function audienceOf({ to, merchants, posts }: AnnouncementValues): Audience {
  switch (to as AudienceKind) {
    case 'merchants':
      return { to: 'merchants', merchantIds: merchants.map(({ id }) => id) }
    case 'posts':
      return { to: 'posts', posts: posts as MerchantPost[] }
    case 'all':
      return { to: 'all' }
  }
}

/** The field that shows the faults of a path in the input. */
export function placeOf(path: string): keyof AnnouncementValues | null {
  if (path.startsWith('fields.audience.merchantIds')) return 'merchants'
  if (path.startsWith('fields.audience.posts')) return 'posts'
  const [, field] = path.split('.')
  if (field === 'audience') return 'to'
  return field === 'title' || field === 'body' || field === 'showUntil' ? field : null
}
