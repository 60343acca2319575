import type { SettleInDetail } from '@bdr/contract/settle-in/replies'
import { readSettleIn, returnSettleIn } from '@bdr/contract/settle-in/review-calls'
import { useRef, useState } from 'react'
import { invalidate, sendCall } from '../../lib/query.ts'
import { latestActor } from '../../lib/latest-actor.ts'
import { faultsOfSchema } from '../../ui/form/schema-faults.ts'
import { useComputed, useRows } from '../../ui/form/use-field.ts'
import { useForm } from '../../ui/form/use-form.ts'

interface ReturnValues {
  readonly remarks: readonly { readonly path: string; readonly message: string }[]
  readonly reason: string
}

const nothing: ReturnValues = { remarks: [], reason: '' }

/** The values of a return: a remark at each field to be corrected, and a general one. */
export function useReturnForm({ id, version, history }: SettleInDetail) {
  const inputOf = ({ remarks, reason }: ReturnValues, version: number) => ({
    id,
    version,
    remarks: remarks.map(({ path, message }) => ({ path, message: message.trim() })),
    reason: reason.trim() || null,
  })
  const send = (values: ReturnValues, version: number) => sendCall(returnSettleIn, inputOf(values, version))
  const form = useForm<ReturnValues, SettleInDetail>({
    start: nothing,
    contract: (values, version) => faultsOfSchema(returnSettleIn.input, inputOf(values, version)),
    send,
    record: { version, changedBy: latestActor(history), reload: () => invalidate([readSettleIn]) },
    draft: { form: 'settle-in-return', id },
  })
  const rows = useRows(form, 'remarks')
  const written = useComputed(form, ({ remarks }) => remarks.filter(({ message }) => message.trim() !== ''))
  const removed = useRef<Record<string, string>>({})
  const [openedPath, setOpenedPath] = useState<string | null>(null)
  return {
    form,
    submit: (onDone: (answer: SettleInDetail) => void) => form.submit({ send, onSent: onDone }),
    /** the remarks that are not empty, in the order they were started */
    written,
    /** the place that a person has opened: it is focused */
    openedPath,
    /** the position of a place's remark among the others; -1 where it has none */
    rowOf: (path: string) => rows.fields.findIndex((row) => row.path === path),
    /** Starts a remark, with the text of one removed there before, which may have been a mistake. */
    begin: (path: string) => {
      setOpenedPath(path)
      rows.append({ path, message: removed.current[path] ?? '' })
    },
    remove: (row: number) => {
      const { path, message } = form.values().remarks[row]!
      removed.current[path] = message
      setOpenedPath(null)
      rows.remove(row)
    },
  }
}
export type ReturnForm = ReturnType<typeof useReturnForm>
