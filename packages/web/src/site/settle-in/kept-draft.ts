import { unreferredHours } from '@bdr/contract/files/model'
import { emptyDraft, type BroughtFile, type Draft } from './draft.ts'

/** Another shape of what is kept gets another number: older ones are left alone. */
const prefix = 'settle-in-1'

/** An application that is mended is kept beside the one that is new. */
const nameOf = (targetId: string | null) => (targetId === null ? prefix : `${prefix}:${targetId}`)

interface Kept {
  readonly at: number
  readonly draft: Draft
}

export interface FoundDraft extends Kept {
  /** files that the server has removed meanwhile were taken out */
  readonly filesGone: boolean
}

/** What this device keeps; null when it keeps nothing, or nothing that can be read. */
export function findDraft(targetId: string | null, now: number): FoundDraft | null {
  try {
    const text = localStorage.getItem(nameOf(targetId))
    if (text === null) return null
    const { at, draft } = JSON.parse(text) as Kept
    return { at, ...withLivingFiles({ ...emptyDraft, ...draft }, now) }
  } catch {
    return null
  }
}

/** @returns whether the device took it */
export function keepDraft(draft: Draft, now: number): boolean {
  try {
    const kept: Kept = { at: now, draft }
    localStorage.setItem(nameOf(draft.target?.id ?? null), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function dropDraft(targetId: string | null): void {
  try {
    localStorage.removeItem(nameOf(targetId))
  } catch {
    // a device that keeps nothing has nothing to drop
  }
}

/** An hour before the server's own limit: what is about to go is no use either. */
const livingHours = unreferredHours - 1

export function withLivingFiles(draft: Draft, now: number): { draft: Draft; filesGone: boolean } {
  let filesGone = false
  const living = (brought: BroughtFile | null): BroughtFile | null => {
    if (brought === null || brought.at === null || now - brought.at < livingHours * 3_600_000) return brought
    filesGone = true
    return null
  }
  const licence = living(draft.licence)
  const papers = draft.papers.map((paper) => ({ ...paper, file: living(paper.file) }))
  return { draft: { ...draft, licence, papers }, filesGone }
}
