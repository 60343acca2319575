import type { Call, InputOf } from '@bdr/contract/kernel/call'
import {
  cancelImport,
  checkImport,
  commitImport,
  listImports,
  uploadCorrectedRows,
  readImport,
} from '@bdr/contract/imports/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { isUnderWay } from '@bdr/contract/imports/model'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { invalidate, useCall, useCallMutation, withFile } from '../../lib/query.ts'
import { useUploadMutation } from '../../lib/use-upload-mutation.ts'
import type { Answers } from './file-questions.tsx'

/**
 * Milliseconds between two readings of an import that is running; the push connection announces changes
 * sooner.
 */
const pollInterval = 1_000

/** column → the field a person chose for it */
export type Mapping = ReadonlyMap<number, string | null>
/** the key of a table head → what a person chose for its columns */
type Mappings = ReadonlyMap<string, Mapping>

/** The choices made for a file on this page; another file starts without them. */
interface Choices {
  /** the import they were made for */
  readonly of: string | null
  readonly answers: Answers
  readonly mappings: Mappings
}
const noChoices: Omit<Choices, 'of'> = { answers: {}, mappings: new Map() }

/** What a page sends with every file in addition. */
type Besides = Pick<InputOf<typeof checkImport>, 'parties'>

/**
 * An import as a page leads through it: uploaded, checked, answered, committed. Its id is in the page's
 * address, so that it survives a reload and can be opened again from the list; under a parameter of its own,
 * since `id` would open a tab for each import.
 * @param invalidates the calls whose answers are outdated once it is done
 */
export function useImport<C extends Call>(
  uploadCall: C,
  fields: InputOf<C>,
  invalidates: readonly Call[],
  besides: Besides = {},
) {
  const [params, setParams] = useSearchParams()
  const id = params.get('import')
  const setId = (next: string | null) =>
    setParams(
      (current) => {
        const params = new URLSearchParams(current)
        if (next === null) params.delete('import')
        else params.set('import', next)
        return params
      },
      { replace: true },
    )
  const [file, setFile] = useState<File | null>(null)
  const [lastChoices, setChoices] = useState<Choices>({ of: id, ...noChoices })
  const choices = lastChoices.of === id ? lastChoices : { of: id, ...noChoices }
  const [isWaiting, setWaiting] = useState(true)

  const upload = useUploadMutation(uploadCall, {
    toast: false,
    invalidates: [listImports],
    onSuccess: (data) => {
      setWaiting(true)
      setId((data as { id: string }).id)
    },
  })
  const read = useCall(
    readImport,
    { id: id ?? '' },
    { enabled: id !== null, toast: false, refetchInterval: isWaiting ? pollInterval : false },
  )
  const detail: ImportDetail | null = id === null ? null : (read.data ?? null)
  const isBusy = detail !== null && isUnderWay(detail.state)
  if (detail !== null && isWaiting !== isBusy) {
    setWaiting(isBusy)
    if (!isBusy) void invalidate([listImports, ...(detail.state === 'done' ? invalidates : [])])
  }

  const again = { invalidates: [readImport, listImports], onSuccess: () => setWaiting(true) }
  const check = useCallMutation(checkImport, again)
  const commit = useCallMutation(commitImport, again)
  const cancel = useCallMutation(cancelImport, again)
  const corrected = useUploadMutation(uploadCorrectedRows, again)

  return {
    detail,
    /** the name shown where the file is chosen */
    file: file ?? (detail && { name: detail.fileName, size: detail.bytes }),
    /** the share of the file that was uploaded, 0 to 1; null when no upload is running */
    progress: upload.progress,
    error: upload.error ?? (id === null ? null : read.error),
    isBusy: isBusy || check.isPending || commit.isPending || corrected.isPending,
    isCancelling: cancel.isPending,
    isCommitting: commit.isPending,
    choose: (chosen: File | null) => {
      upload.reset()
      setFile(chosen)
      setId(null)
      if (chosen) upload.mutate(withFile(fields, chosen))
    },
    retry: () => {
      if (upload.error && file) upload.mutate(withFile(fields, file))
      else void read.refetch()
    },
    answers: choices.answers,
    setAnswers: (answers: Answers) => setChoices({ ...choices, answers }),
    mappings: choices.mappings,
    setMappings: (mappings: Mappings) => setChoices({ ...choices, mappings }),
    /** checks the file again with all choices so far, and this one */
    recheck: (answers: Answers = {}) =>
      id !== null &&
      check.mutate({
        id,
        answers: { ...choices.answers, ...answers },
        layouts: [...choices.mappings].map(([head, columns]) => ({ head, columns: [...columns] })),
        ...besides,
      }),
    commit: () => id !== null && commit.mutate({ id }),
    cancel: () => id !== null && cancel.mutate({ id }),
    uploadCorrected: (chosen: File) => id !== null && corrected.mutate(withFile({ id }, chosen)),
    refresh: () => void invalidate([readImport, listImports]),
  }
}

export type ImportRun = ReturnType<typeof useImport>
