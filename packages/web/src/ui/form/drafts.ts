import { unreferredHours } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'

/**
 * What people typed and did not send. One store for all forms, per person and record, on this device; an
 * applicant, who has no account, is a mobile, and nobody until it is proved. A draft survives a reload, a crash and the end of a session, and ends when it is sent or given up.
 */
export interface Draft {
  /** when something was typed last, in milliseconds */
  readonly at: number
  /** the record's version it was typed over; null where it is no record yet */
  readonly version: number | null
  /** how the record filled the form then; left out where it is no record yet */
  readonly start?: unknown
  readonly typed: unknown
}

/** What a draft is of. Another shape of a form's values gets another `form`. */
export interface DraftOf {
  readonly form: string
  /** the record; left out where there is but one, or where it does not exist yet */
  readonly id?: string | undefined
}

const prefix = 'draft/'

/** @param uid whose it is: an account's id, an applicant's mobile, or nobody's yet */
export const draftName = (uid: string, { form, id }: DraftOf): string => `${prefix}${uid}/${form}/${id ?? ''}`

/** The draft under a name; null where there is none, or nothing that can be read. */
export function readDraft(name: string): Draft | null {
  const draft = attempt(
    () => JSON.parse(localStorage.getItem(name) ?? 'null', withRenamedField) as Partial<Draft> | null,
  )
  return typeof draft?.at === 'number' && draft.typed !== undefined
    ? { version: null, ...draft, at: draft.at, typed: draft.typed }
    : null
}

/** Drafts that were stored before `uploadedAt` of a file had this name call it `broughtAt`. */
function withRenamedField(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('broughtAt' in value)) return value
  const { broughtAt, ...file } = value
  return { ...file, uploadedAt: broughtAt }
}

/** The one that was typed last, whoever typed it; null where there is none. */
export function newestDraft({ form, id }: DraftOf): Draft | null {
  const end = draftName('', { form, id }).slice(prefix.length)
  const drafts = draftNames()
    .filter((name) => name.endsWith(end))
    .flatMap((name) => readDraft(name) ?? [])
  return drafts.toSorted((one, other) => other.at - one.at)[0] ?? null
}

export const hasDraft = (name: string): boolean => readDraft(name) !== null

/** Stores a draft. @returns whether the device took it: storage may be full or forbidden */
export const storeDraft = (name: string, draft: Draft): boolean =>
  attempt(() => {
    localStorage.setItem(name, JSON.stringify(draft))
    return true
  }) ?? false

export const dropDraft = (name: string): void => void attempt(() => localStorage.removeItem(name))

const day = 86_400_000
/** Nobody goes on with a draft after so long, and storage is small. */
const livesFor = 30 * day

const draftNames = (): string[] =>
  attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? []

/** Removes what was typed long ago, by whomever. */
export function sweepDrafts(now: number): void {
  for (const name of draftNames()) {
    const draft = readDraft(name)
    if (draft === null || now - draft.at > livesFor) dropDraft(name)
  }
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** A file as a form holds it, and when it was uploaded with this form; null for a file the record has already. */
export type FormFile = StoredFile & { readonly uploadedAt: number | null }

/** An hour before the server removes what nobody refers to: what is about to go is no use either. */
const fileLives = (unreferredHours - 1) * 3_600_000

/**
 * What was typed without the files that are gone, and with new addresses for those the record has.
 * @param known the record's files as they are now: addresses of then may be too old. Null where the record
 *   cannot be read: it has the files it had.
 */
export function withLivingFiles(
  typed: unknown,
  known: readonly StoredFile[] | null,
  now: number,
): { typed: unknown; filesGone: boolean } {
  let filesGone = false
  const living = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(living)
    if (typeof value !== 'object' || value === null) return value
    if (!isFormFile(value))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, living(part)]))
    const present = known?.find(({ id }) => id === value.id)
    if (present) return { ...present, uploadedAt: value.uploadedAt }
    if (value.uploadedAt === null ? known === null : now - value.uploadedAt < fileLives) return value
    filesGone = true
    return null
  }
  return { typed: living(typed), filesGone }
}

const isFormFile = (value: object): value is FormFile => 'uploadedAt' in value && 'mediaType' in value
