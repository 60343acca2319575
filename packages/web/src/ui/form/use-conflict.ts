import { useState } from 'react'
import type { Draft } from './drafts.ts'
import { changesBetween, containedIn, withTyped, type Change } from './typed.ts'

/** The record a form changes. */
export interface FormRecord {
  readonly version: number
  /** who changed it last, where that is known */
  readonly changedBy?: string | undefined
  /** reads it again, when the server reports that somebody else changed it first */
  readonly reload: () => Promise<unknown>
}

interface Base<Values> {
  readonly version: number | null
  readonly start: Values
  /** what the person sent as this version, which the page has not read yet */
  readonly isSent?: true
}

interface ConflictSource<Values> {
  readonly record: FormRecord | undefined
  /** the form's values from the present record */
  readonly start: Values
  /** the input typed earlier, with the record's version at that time */
  readonly draft: Draft | null
  readonly touched: boolean
  readonly busy: boolean
}

/**
 * Detects that somebody else changed the record while a form is filled in. Where that concerns fields of this
 * form, the person has to confirm it before the form is sent; changes elsewhere in the record need no notice.
 */
export function useConflict<Values>({ record, start, draft, touched, busy }: ConflictSource<Values>) {
  const version = record?.version ?? null
  /** the record when typing began; null: the next one that is read */
  const [base, setBase] = useState<Base<Values> | null>(() =>
    draft === null || draft.version === null
      ? { version, start }
      : // a save whose answer was lost in a reload is nobody else's change
        {
          version: draft.version,
          start: withTyped(draft.start as Values, containedIn(start, draft.typed)),
        },
  )
  /** the version that the server refused as outdated */
  const [refusedVersion, setRefusedVersion] = useState<number | null>(null)

  const isRead = base === null || base.version === version
  // the page is told of a new record in a task of its own, after whoever stored it
  const isBehind = base?.isSent === true && version !== null && version < base.version!
  const isOther = !isRead && !isBehind
  const changes: readonly Change[] = touched && isOther ? changesBetween(base.start, start) : []
  const follows = base === null || (isRead && base.isSent) || (isOther && changes.length === 0)
  const follow = () => setBase({ version, start })
  if (follows && !busy) follow()

  return {
    /** the record that the typed input is based on */
    base: base ?? { version, start },
    /** the fields somebody else changed, which the person has not confirmed yet */
    changes,
    changed: changes.length > 0 && !busy ? { by: record?.changedBy, changes } : null,
    /** the server refused the version, but nothing that this form shows had changed */
    renewed: refusedVersion !== null && refusedVersion !== version && changes.length === 0,
    /** The person continues on the basis of the present record. */
    acknowledgeChanges: () => {
      setRefusedVersion(null)
      follow()
    },
    /** Called when the form is sent again. */
    retry: () => setRefusedVersion(null),
    /** Called when the server reports that somebody else changed the record first: reads it again. */
    refused: () => {
      setRefusedVersion(version)
      void record?.reload()
    },
    /** Called when the form was sent: further input is based on the record that the page reads next. */
    sent: () => setBase(null),
    /** Called when the values were stored as this version: further input is based on them. */
    stored: (as: number, values: Values) => setBase({ version: as, start: values, isSent: true }),
  }
}
