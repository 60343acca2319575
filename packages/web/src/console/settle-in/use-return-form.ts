import type { SettleInDetail } from '@bdr/contract/settle-in/model'
import { listSettleIns, returnSettleIn } from '@bdr/contract/settle-in/review-calls'
import { settleInActionWords as words } from '@bdr/text/console-settle-in'
import { useRef, useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed, useRows } from '../../ui/form/use-field.ts'
import { reloadApplication, showApplication } from './use-settle-in-mutations.ts'

interface ReturnValues {
  readonly remarks: readonly { readonly path: string; readonly message: string }[]
  readonly reason: string
}

/** What an application is returned with: a remark at each field that is to be mended, and a word on the whole. */
export function useReturnForm({ id, version, history }: SettleInDetail, onReturned: () => void) {
  const form = useCallForm({
    call: returnSettleIn,
    start: { remarks: [], reason: '' },
    input: ({ remarks, reason }: ReturnValues, version) => ({
      id,
      version,
      remarks: remarks.map(({ path, message }) => ({ path, message: message.trim() })),
      reason: reason.trim() || null,
    }),
    record: { version, changedBy: history.at(-1)?.actor, reload: reloadApplication },
    draft: { form: 'settle-in-return', id },
    invalidates: [listSettleIns],
    onSent: (application) => {
      showApplication(application)
      showToast('success', words.returned)
      onReturned()
    },
  })
  const rows = useRows(form, 'remarks')
  const written = useComputed(form, ({ remarks }) => remarks.filter(({ message }) => message.trim() !== ''))
  const removed = useRef<Record<string, string>>({})
  const [begun, setBegun] = useState<string | null>(null)
  return {
    form,
    /** those with words in them, in the order they were begun */
    written,
    /** the place that was opened by hand: the cursor goes there */
    begun,
    /** where the remark of a place stands among the others; -1 where there is none */
    rowOf: (path: string) => rows.fields.findIndex((row) => row.path === path),
    /** Begins a remark, with the words of one that was removed there: that may have been a slip. */
    begin: (path: string) => {
      setBegun(path)
      rows.append({ path, message: removed.current[path] ?? '' })
    },
    remove: (row: number) => {
      const { path, message } = form.values().remarks[row]!
      removed.current[path] = message
      setBegun(null)
      rows.remove(row)
    },
  }
}
export type ReturnForm = ReturnType<typeof useReturnForm>
