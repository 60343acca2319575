import { z } from 'zod'
import { companyFactNames } from './company-facts.ts'
import { slug, contentFields } from './model.ts'
import { storedFile } from '../files/replies.ts'
import { contentMachine } from './machine.ts'
import { contentKinds } from './kinds.ts'
import { actionSet, personalActions } from '../kernel/machine.ts'
import { historyEntry } from '../kernel/replies.ts'
import { pageOf } from '../kernel/page.ts'

/** An entry that another entry refers to. */
export const relatedEntry = z.object({ slug, title: z.string() })

/** A saved version, with the records and files that its ids refer to. */
export const savedContent = z.object({
  fields: contentFields,
  /** null without one */
  cover: storedFile.nullable(),
  /** pictures used in the body */
  pictures: z.array(storedFile),
  /** in the order of the fields; an entry that no longer exists has its slug as title */
  related: z.array(relatedEntry),
})
export type SavedContent = z.output<typeof savedContent>

const status = z.enum(contentMachine.states)

export const contentRow = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  slug: z.string(),
  title: z.string(),
  /** the column, industry or category by which records of its kind are grouped */
  grouping: z.string(),
  status,
  /** whether a newer version was saved than the one that is published */
  hasChanges: z.boolean(),
  publishAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  updatedAt: z.string(),
})
export type ContentRow = z.output<typeof contentRow>

export const contentDetail = contentRow.extend({
  version: z.number().int(),
  ...savedContent.shape,
  /** address of the page with the latest saved version */
  previewUrl: z.string(),
  /** address of the page as visitors see it; null while it is not public */
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
  /** one version for all facts together; 0 until one was saved */
  version: z.number().int(),
  facts: z.array(
    z.object({
      name: z.enum(companyFactNames),
      label: z.string(),
      /** where the website shows it */
      usedFor: z.string(),
      /** the example that is shown until the fact is provided */
      example: z.string().nullable(),
      value: z.string().nullable(),
    }),
  ),
})
export type StoredCompanyFacts = z.output<typeof storedCompanyFacts>

/** The schema of each reply, under the name of its call. */
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
