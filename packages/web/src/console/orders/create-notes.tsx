import { createDeliveryNotes, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { readStats } from '@bdr/contract/dashboard/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { countOpenLines, listOpenLines, maxPickedLines, pickingList } from '@bdr/contract/orders/open-lines'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import type { OpenLine } from '@bdr/contract/orders/replies'
import { openLines as words, pickingList as listWords } from '@bdr/text/orders'
import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { requestDocument } from '../../lib/api.ts'
import { CallError } from '../../lib/call-error.ts'
import { printPdf } from '../../lib/print-pdf.ts'
import { invalidate, useCallMutation } from '../../lib/query.ts'
import { reportError } from '../../lib/report-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useConfirmation } from '../../ui/form/use-confirmation.tsx'
import { readTableQuery } from '../../ui/console/table-query.ts'
import { Button } from '../../ui/kit/button.tsx'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import layout from '../../ui/layout.module.css'
import css from './to-deliver.module.css'
import typography from '../../ui/typography.module.css'

type Made = ReplyOf<typeof createDeliveryNotes>['notes']
type Outcome =
  | { readonly kind: 'made'; readonly notes: Made; readonly submitted: boolean }
  | { readonly kind: 'failed'; readonly faults: readonly { line: OpenLine | undefined; message: string }[] }

/** Creates delivery notes of the chosen lines: of all of them, or of none, with the lines that prevent it. */
export function useCreateNotes() {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const create = useCallMutation(createDeliveryNotes, {
    invalidates: [listOpenLines, countOpenLines, listOrders, listDeliveryNotes, readStats],
    toast: false,
  })
  const { confirmed, question } = useConfirmation()
  const run = async (lines: readonly OpenLine[], submit: boolean): Promise<boolean> => {
    setOutcome(null)
    try {
      const picked = lines.map(({ id, remainingQuantity }) => ({
        orderLineId: id,
        quantity: remainingQuantity,
      }))
      // less may remain by now than the page shows, and the rest be within the tolerance
      const { notes } = await confirmed((confirmations) =>
        create.mutateAsync({ lines: picked, submit, ...confirmations }),
      )
      setOutcome({ kind: 'made', notes, submitted: submit })
      return true
    } catch (error) {
      const faults = error instanceof CallError ? error.faults : []
      if (faults.length === 0) reportError(error, createDeliveryNotes)
      else {
        setOutcome({
          kind: 'failed',
          faults: faults.map(({ path, message }) => ({
            line: lines[Number(/^lines\[(\d+)\]/.exec(path)?.[1] ?? -1)],
            message,
          })),
        })
        // the quantities on the page are outdated
        void invalidate([listOpenLines, countOpenLines])
      }
      return false
    }
  }
  return {
    run,
    busy: create.isPending,
    question,
    outcome: outcome && <OutcomeNotice outcome={outcome} onClose={() => setOutcome(null)} />,
  }
}

function OutcomeNotice({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const dismiss = <Button onClick={onClose}>{words.dismiss}</Button>
  if (outcome.kind === 'failed')
    return (
      <Notice kind="error" isUrgent className={layout.above} title={words.failed} action={dismiss}>
        <ul className={`${layout.list} ${layout.pair} ${css.made}`}>
          {outcome.faults.map(({ line, message }, at) => (
            <li key={line?.id ?? at}>
              {line && words.faultAt(line.orderNo, line.lineNo, line.materialName)}{' '}
              <span className={typography.quiet}>{message}</span>
            </li>
          ))}
        </ul>
      </Notice>
    )
  const { notes, submitted } = outcome
  return (
    <Notice
      kind="good"
      className={layout.above}
      title={submitted ? words.created(notes.length) : words.createdDrafts(notes.length)}
      action={dismiss}
    >
      <ul className={`${layout.list} ${layout.pair} ${css.made}`}>
        {notes.map((note) => (
          <li key={note.id}>
            <Link to={pageUrl('deliveryNoteDetail', { id: note.id })}>{note.noteNo}</Link>{' '}
            <span className={typography.quiet}>
              {note.buyerName} · {note.shipTo} · {words.lineCount(note.lineCount)}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface CreateNotesProps {
  lines: readonly OpenLine[]
  creating: ReturnType<typeof useCreateNotes>
  onDone: () => void
}

/** The button that turns chosen lines into notes, with the number of notes it will create. */
export function CreateNotes({ lines, creating, onDone }: CreateNotesProps) {
  const places = new Set(lines.map(({ buyerName, shipTo }) => `${buyerName}\n${shipTo}`)).size
  const isTooMany = lines.length > maxPickedLines
  const create = async (submit: boolean) => {
    if (await creating.run(lines, submit)) onDone()
  }
  return (
    <>
      <Button
        look="primary"
        isPending={creating.busy}
        isDisabled={isTooMany}
        onClick={() => void create(true)}
      >
        {words.create(places)}
      </Button>
      <Button isDisabled={isTooMany || creating.busy} onClick={() => void create(false)}>
        {words.draft}
      </Button>
      {!isTooMany && <FillLink lines={lines} />}
      {!isTooMany && <PrintPickingList lines={lines} />}
      <span className={typography.quiet}>
        {isTooMany ? words.tooMany(maxPickedLines) : words.grouped(lines.length, places)}
      </span>
    </>
  )
}

/** Links to downloading a sheet of the same lines, to be filled in elsewhere. */
export function FillLink({ lines }: { lines?: readonly OpenLine[] }): ReactNode {
  const { search } = useLocation()
  const chosen = lines ? `?ids=${lines.map(({ id }) => id).join(',')}` : search
  return <LinkButton to={`${pageUrl('deliveryNoteImport')}${chosen}`}>{words.fillIn}</LinkButton>
}

/** Prints the filtered or chosen lines as a picking list for the warehouse. */
export function PrintPickingList({ lines }: { lines?: readonly OpenLine[] }): ReactNode {
  const { search } = useLocation()
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    // the fields are the list's own, so the schemas that read them were loaded with the page
    const filter = readTableQuery(pickingList.input, new URLSearchParams(search))
    const input = lines ? { ids: lines.map(({ id }) => id).join(','), sort: filter.sort } : filter
    try {
      const { file } = await requestDocument(pickingList, input as { sort?: typeof filter.sort })
      // phones show no PDF inside a page: there people print the downloaded file
      if (navigator.pdfViewerEnabled) await printPdf(file)
      else saveFile(file, `${listWords.title}.pdf`)
    } catch (error) {
      reportError(error, pickingList)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button isPending={busy} onClick={() => void print()}>
      {lines ? words.printChosen : words.print}
    </Button>
  )
}
