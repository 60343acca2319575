import { z } from 'zod'
import { companyFactNames } from './company-facts.ts'
import { slug, contentFields } from './model.ts'
import { storedFile } from '../files/replies.ts'
import { contentMachine } from './machine.ts'
import { contentKinds } from './kinds.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { historyEntry } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'

/** An entry another one refers to. */
export const relatedEntry = z.object({ slug, title: z.string() })

/** What was saved, with what its ids and names stand for. */
export const savedContent = z.object({
  fields: contentFields,
  /** null without one */
  cover: storedFile.nullable(),
  /** those the body refers to */
  pictures: z.array(storedFile),
  /** in the order of the fields; one that is not there any more is called by its name in addresses */
  related: z.array(relatedEntry),
})
export type SavedContent = z.output<typeof savedContent>

const status = z.enum(contentMachine.states)

export const contentRow = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: z.string(),
  /** column, industry or category: what its kind is grouped by */
  grouping: z.string(),
  status,
  /** saved since it was published, not shown yet */
  hasChanges: z.boolean(),
  publishAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
})
export type ContentRow = z.output<typeof contentRow>

export const contentDetail = contentRow.extend({
  version: z.number().int(),
  ...savedContent.shape,
  /** of the page that shows it, with what is not public yet */
  previewUrl: z.string(),
  /** of the page as visitors see it; null while they do not */
  publicUrl: z.string().nullable(),
  actions: actionSet(personalActions(contentMachine)),
  history: z.array(historyEntry),
})
export type ContentDetail = z.output<typeof contentDetail>

export const contentVersion = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  savedBy: z.string(),
  title: z.string(),
})
export type ContentVersion = z.output<typeof contentVersion>

export const storedCompanyFacts = z.object({
  /** of all of them together; 0 until somebody gave one */
  version: z.number().int(),
  facts: z.array(
    z.object({
      name: z.enum(companyFactNames),
      label: z.string(),
      /** where the website shows it */
      usedFor: z.string(),
      /** what is shown, as an example, as long as nobody gave it */
      example: z.string().nullable(),
      value: z.string().nullable(),
    }),
  ),
})
export type StoredCompanyFacts = z.output<typeof storedCompanyFacts>

/** What the calls answer, by their names. */
export const replies = {
  'contents.list': pageOf(contentRow),
  'contents.detail': contentDetail,
  'contents.create': contentDetail,
  'contents.save': contentDetail,
  'contents.schedule': contentDetail,
  'contents.unschedule': contentDetail,
  'contents.publish': contentDetail,
  'contents.withdraw': contentDetail,
  'contents.versions': z.array(contentVersion),
  'contents.version': savedContent,
  'contents.restore': contentDetail,
  'contents.facts': storedCompanyFacts,
  'contents.saveFacts': storedCompanyFacts,
}
