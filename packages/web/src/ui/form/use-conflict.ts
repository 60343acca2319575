import { useState } from 'react'
import type { Draft } from './drafts.ts'
import { changesBetween, type Change } from './typed.ts'

/** The record a form changes. */
export interface FormRecord {
  readonly version: number
  /** who changed it last, where that is known */
  readonly changedBy?: string | undefined
  /** reads it again, when the server says that somebody else was faster */
  readonly reload: () => Promise<unknown>
}

interface Base<Values> {
  readonly version: number | null
  readonly start: Values
}

interface ConflictSource<Values> {
  readonly record: FormRecord | undefined
  /** the form as the record fills it now */
  readonly start: Values
  /** what was typed another time, over the record as it was then */
  readonly draft: Draft | null
  readonly touched: boolean
  readonly busy: boolean
}

/**
 * Somebody else's change of the record while a form is filled in. What that changed of this form has to
 * be looked at before the form is sent over it; what it changed elsewhere goes by unnoticed.
 */
export function useConflict<Values>({ record, start, draft, touched, busy }: ConflictSource<Values>) {
  const version = record?.version ?? null
  /** how the record was when typing began; null: as it will be read next */
  const [base, setBase] = useState<Base<Values> | null>(() =>
    draft === null || draft.version === null
      ? { version, start }
      : { version: draft.version, start: draft.start as Values },
  )
  /** the version the server found too old */
  const [refusedVersion, setRefusedVersion] = useState<number | null>(null)

  const isOther = base !== null && base.version !== version
  const changes: readonly Change[] = touched && isOther ? changesBetween(base.start, start) : []
  const follows = base === null || (isOther && changes.length === 0)
  const follow = () => setBase({ version, start })
  if (follows && !busy) follow()

  return {
    /** what typing began over */
    base: base ?? { version, start },
    /** the fields somebody else changed, which nobody has looked at yet */
    changes,
    changed: changes.length > 0 && !busy ? { by: record?.changedBy, changes } : null,
    /** the server found it too old, but nothing that this form shows had changed */
    renewed: refusedVersion !== null && refusedVersion !== version && changes.length === 0,
    /** It goes on over the record as it is now. */
    goOn: () => {
      setRefusedVersion(null)
      follow()
    },
    /** It is tried again. */
    retry: () => setRefusedVersion(null),
    /** The server says that somebody was faster: the record is read again. */
    refused: () => {
      setRefusedVersion(version)
      void record?.reload()
    },
    /** It was sent: the next typing is over the record as it comes back. */
    sent: () => setBase(null),
  }
}
