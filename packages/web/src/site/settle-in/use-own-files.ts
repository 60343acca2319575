import { useCallback, useState } from 'react'
import type { BroughtFile } from './draft.ts'
import type { ProofStore } from './proof.ts'
import type { useSettleInDraft } from './use-settle-in-form.ts'

/** The files of a form: whose they are, and which are still on their way. */
export function useOwnFiles({ draft, change }: ReturnType<typeof useSettleInDraft>, proof: ProofStore) {
  const [busyFiles, setBusyFiles] = useState<ReadonlySet<string>>(new Set())
  const [filesLeft, setFilesLeft] = useState(false)

  /** A mobile was proved: what another one brought is not this one's. */
  const onProved = (mobile: string, ticket: string) => {
    proof.proved(mobile, ticket)
    const other = draft.mobile !== '' && draft.mobile !== mobile
    const own = (file: BroughtFile | null) => (other ? null : file)
    setFilesLeft(other && (draft.licence !== null || draft.papers.some(({ file }) => file !== null)))
    change({
      mobile,
      licence: own(draft.licence),
      papers: draft.papers.map((paper) => ({ ...paper, file: own(paper.file) })),
    })
  }
  const onBusy = useCallback(
    (at: string, busy: boolean) =>
      setBusyFiles((before) => {
        if (before.has(at) === busy) return before
        const next = new Set(before)
        if (!next.delete(at)) next.add(at)
        return next
      }),
    [],
  )
  return { onProved, onBusy, filesBusy: busyFiles.size > 0, filesLeft }
}
