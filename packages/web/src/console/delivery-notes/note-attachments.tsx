import { attachToNote, detachFromNote, readNoteAttachments } from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail, DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDetail as words } from '@bdr/text/delivery-notes'
import { useState, type ReactNode } from 'react'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { AddAttachments, AttachmentLinks, AttachmentSection } from '../../ui/data/attachments.tsx'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import css from './detail.module.css'

const changing = { kind: 'delivery-note', attach: attachToNote, detach: detachFromNote } as const

const linesOf = ({ lines }: DeliveryNoteDetail) =>
  lines.map((line) => ({
    id: line.orderLineId,
    name: words.materialOfLine(line.lineNo, line.materialName),
  }))

/** All files of a note, each with the line it belongs to. */
export function NoteAttachments({ note }: { note: DeliveryNoteDetail }) {
  const mayAdd = useViewer().can('delivery-note:create')
  return (
    <AttachmentSection
      id={note.id}
      read={readNoteAttachments}
      lines={linesOf(note)}
      title={words.sections.attachments}
      {...(mayAdd && { change: changing, empty: words.noAttachments })}
    />
  )
}

/** The files of each line of a note, and the button to add one. */
export function useLineFiles(note: DeliveryNoteDetail): {
  filesOf: (line: DeliveryNoteLine) => ReactNode
  dialog: ReactNode
} {
  const mayAdd = useViewer().can('delivery-note:create')
  const { data } = useCall(readNoteAttachments, { id: note.id }, { toast: false })
  const [lineId, setLineId] = useState<string | null>(null)
  const byLine = Map.groupBy(data?.attachments ?? [], ({ orderLineId }) => orderLineId)
  const canAdd = mayAdd && data !== undefined && data.room > 0
  return {
    filesOf: ({ orderLineId, lineNo }) => {
      const files = byLine.get(orderLineId)
      if (!files && !canAdd) return null
      return (
        <div className={`${layout.tight} ${css.files}`}>
          {files && <AttachmentLinks files={files} />}
          {canAdd && (
            <Button
              look="link"
              compact
              aria-label={words.addCertificateTo(lineNo)}
              onClick={() => setLineId(orderLineId)}
            >
              {words.addCertificate}
            </Button>
          )}
        </div>
      )
    },
    dialog: mayAdd && (
      <AddAttachments
        id={note.id}
        read={readNoteAttachments}
        change={changing}
        lines={linesOf(note)}
        isOpen={lineId !== null}
        {...(lineId !== null && { first: { lineId, type: 'certificate' } })}
        onClose={() => setLineId(null)}
      />
    ),
  }
}
