import { unreferredHours } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'

/**
 * Input that was typed and not sent. One store for all forms, per person and record, on this device. An
 * applicant has no account and is identified by a mobile, or not at all before it is proved. A draft survives
 * a reload, a crash and the end of a session, and is removed when it is sent or discarded.
 */
export interface Draft {
  /** when something was typed last, in milliseconds */
  readonly at: number
  /** the record's version it was typed over; null where there is no record yet */
  readonly version: number | null
  /** the form's values from the record at that time; left out where there is no record yet */
  readonly start?: unknown
  readonly typed: unknown
}

/** Identifies a draft. When the shape of a form's values changes, it gets another `form`. */
export interface DraftOf {
  readonly form: string
  /** the record's id; left out where only one exists, or where it does not exist yet */
  readonly id?: string | undefined
}

const prefix = 'draft/'

/** @param uid the owner: an account's id, an applicant's mobile, or an empty text before it is known */
export const draftName = (uid: string, { form, id }: DraftOf): string => `${prefix}${uid}/${form}/${id ?? ''}`

/** Reads the draft under a name; null where none is stored, or its content cannot be read. */
export function readDraft(name: string): Draft | null {
  const draft = attempt(
    () => JSON.parse(localStorage.getItem(name) ?? 'null', withRenamedField) as Partial<Draft> | null,
  )
  return typeof draft?.at === 'number' && draft.typed !== undefined
    ? { version: null, ...draft, at: draft.at, typed: draft.typed }
    : null
}

/** Drafts stored before `uploadedAt` was renamed call it `broughtAt`. */
function withRenamedField(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('broughtAt' in value)) return value
  const { broughtAt, ...file } = value
  return { ...file, uploadedAt: broughtAt }
}

/** The draft that was typed last, whoever typed it; null where none is stored. */
export function newestDraft({ form, id }: DraftOf): Draft | null {
  const end = draftName('', { form, id }).slice(prefix.length)
  const drafts = draftNames()
    .filter((name) => name.endsWith(end))
    .flatMap((name) => readDraft(name) ?? [])
  return drafts.toSorted((one, other) => other.at - one.at)[0] ?? null
}

export const hasDraft = (name: string): boolean => readDraft(name) !== null

/** Stores a draft. @returns whether it was stored: storage may be full or forbidden */
export const storeDraft = (name: string, draft: Draft): boolean =>
  attempt(() => {
    localStorage.setItem(name, JSON.stringify(draft))
    return true
  }) ?? false

export const dropDraft = (name: string): void => void attempt(() => localStorage.removeItem(name))

const day = 86_400_000
/** Nobody continues a draft after so long, and storage is small. */
const draftLifetime = 30 * day

const draftNames = (): string[] =>
  attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? []

/** Removes old drafts, whoever typed them. */
export function sweepDrafts(now: number): void {
  for (const name of draftNames()) {
    const draft = readDraft(name)
    if (draft === null || now - draft.at > draftLifetime) dropDraft(name)
  }
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/**
 * A file as a form stores it, and when it was uploaded with this form; null for a file the record has
 * already.
 */
export type FormFile = StoredFile & { readonly uploadedAt: number | null }

/**
 * One hour less than the server keeps a file that no record refers to: one that is about to be removed is
 * useless.
 */
const fileLifetime = (unreferredHours - 1) * 3_600_000

/**
 * The typed values without files that the server has removed, and with new addresses for those the record
 * has.
 * @param known the record's files as they are now: addresses in the draft may have expired. Null where the
 *   record cannot be read: then its files are assumed to exist.
 */
export function withExistingFiles(
  typed: unknown,
  known: readonly StoredFile[] | null,
  now: number,
): { typed: unknown; filesGone: boolean } {
  let filesGone = false
  const existing = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(existing)
    if (typeof value !== 'object' || value === null) return value
    if (!isFormFile(value))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, existing(part)]))
    const present = known?.find(({ id }) => id === value.id)
    if (present) return { ...present, uploadedAt: value.uploadedAt }
    if (value.uploadedAt === null ? known === null : now - value.uploadedAt < fileLifetime) return value
    filesGone = true
    return null
  }
  return { typed: existing(typed), filesGone }
}

const isFormFile = (value: object): value is FormFile => 'uploadedAt' in value && 'mediaType' in value
