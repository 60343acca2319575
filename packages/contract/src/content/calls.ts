import { z } from 'zod'
import { companyFacts } from './company-facts.ts'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { performs } from '../kernel/machine.ts'
import { id, largestVersion, reasonText, version } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { platform } from '../paths.ts'
import { contentKinds } from './kinds.ts'
import { contentMachine } from './machine.ts'
import { contentFields } from './model.ts'

const contents = `${platform}/contents` as const
const one = `${contents}/{id}` as const
const manage = { access: 'content:manage' } as const
const asRead = { id, version }

/** Articles, techniques, entries or company pages, the last changed first. */
export const listContents = call({
  name: 'contents.list',
  method: 'GET',
  path: contents,
  ...manage,
  input: () =>
    z.strictObject({
      ...pageFields,
      kind: z.enum(contentKinds),
      status: z.enum(contentMachine.states).optional(),
      grouping: z.string().max(40).optional(),
      keyword: z.string().trim().max(50).optional(),
    }),
  shows: ['content'],
})
export const exportContents = exportOf(listContents)

export const readContent = call({
  name: 'contents.detail',
  method: 'GET',
  path: one,
  ...manage,
  input: () => z.strictObject({ id }),
  shows: ['content'],
})

/** Creates a draft. Company pages exist from the start and cannot be created. */
export const createContent = call({
  name: 'contents.create',
  method: 'POST',
  path: contents,
  ...manage,
  idempotent: true,
  input: () => z.strictObject({ fields: contentFields }),
})

/** Saves a version. The public version stays as it is until this one is published. */
export const saveContent = call({
  name: 'contents.save',
  method: 'PUT',
  path: one,
  ...manage,
  input: () => z.strictObject({ ...asRead, fields: contentFields }),
})

/** Schedules it for publication at a later time. */
export const scheduleContent = call({
  name: 'contents.schedule',
  method: 'PUT',
  path: `${one}/schedule`,
  ...manage,
  performs: performs(contentMachine, 'schedule'),
  input: () => z.strictObject({ ...asRead, publishAt: z.iso.datetime({ offset: true }) }),
})

export const unscheduleContent = call({
  name: 'contents.unschedule',
  method: 'PUT',
  path: `${one}/unschedule`,
  ...manage,
  performs: performs(contentMachine, 'unschedule'),
  input: () => z.strictObject(asRead),
})

export const publishContent = call({
  name: 'contents.publish',
  method: 'PUT',
  path: `${one}/publish`,
  ...manage,
  performs: performs(contentMachine, 'publish'),
  input: () => z.strictObject(asRead),
})

/** Removes it from the website. Its address then answers 410 Gone. */
export const withdrawContent = call({
  name: 'contents.withdraw',
  method: 'PUT',
  path: `${one}/withdraw`,
  ...manage,
  performs: performs(contentMachine, 'withdraw'),
  input: () => z.strictObject({ ...asRead, reason: reasonText }),
})

/** Every saved version, the newest first. */
export const listContentVersions = call({
  name: 'contents.versions',
  method: 'GET',
  path: `${one}/versions`,
  ...manage,
  input: () => z.strictObject({ id }),
  shows: ['content'],
})

/** One saved version, to be compared or viewed before it is restored. */
export const readContentVersion = call({
  name: 'contents.version',
  method: 'GET',
  path: `${one}/versions/{savedVersion}`,
  ...manage,
  input: () => z.strictObject({ id, savedVersion: z.coerce.number().int().min(1).max(largestVersion) }),
  shows: ['content'],
})

const facts = `${platform}/company-facts` as const

/** The stored facts about the company, with what each is used for. */
export const readCompanyFacts = call({
  name: 'contents.facts',
  method: 'GET',
  path: facts,
  ...manage,
  input: () => z.strictObject({}),
  shows: ['content'],
})

/** Stores the company's name, address and contacts. The website shows them at once. */
export const saveCompanyFacts = call({
  name: 'contents.saveFacts',
  method: 'PUT',
  path: facts,
  ...manage,
  input: () =>
    z.strictObject({
      /** when the latest of them was saved, in milliseconds since 1970; 0 if none was saved yet */
      version: z.number().int().min(0),
      facts: companyFacts,
    }),
})

/** Saves the content of a former version as the newest version. */
export const restoreContent = call({
  name: 'contents.restore',
  method: 'PUT',
  path: `${one}/restore`,
  ...manage,
  input: () => z.strictObject({ ...asRead, savedVersion: version }),
})
