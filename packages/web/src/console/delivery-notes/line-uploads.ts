import { attachmentLimits, attachmentPurposes } from '@bdr/contract/attachments/model'
import type { Attachment } from '@bdr/contract/attachments/replies'
import type { ShippableLine } from '@bdr/contract/delivery-notes/replies'
import type { StoredFile } from '@bdr/contract/files/replies'
import { createFileQueue } from '../../ui/file-field/file-queue.ts'
import { SendingFiles } from '../../ui/file-field/sending-files.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { keyOf, untouched, type NoteValues } from './note-form.ts'

export type LineUploads = ReturnType<typeof createLineUploads>

/**
 * Uploads certificates while a note is written. No page waits for this code: it is loaded once somebody
 * starts to use the form.
 */
export function createLineUploads({ core, values, set }: Pick<Form<NoteValues>, 'core' | 'values' | 'set'>) {
  const queue = createFileQueue('certificates', core, attachmentPurposes['delivery-note'])

  /** How many more files one line, and the note as a whole, may have. */
  const roomFor = (key: string, attachments: readonly Attachment[]): number => {
    const { certificates } = values()
    const all = Object.values(certificates)
    const removed = new Set(all.flatMap((line) => line.removed))
    const files = new Set([
      ...attachments.filter(({ id }) => !removed.has(id)).map(({ file }) => file.id),
      ...all.flatMap((line) => line.uploaded.map(({ id }) => id)),
    ])
    const here = (certificates[key]?.uploaded.length ?? 0) + queue.at(key).files.length
    const ofNote = attachmentLimits.ofRecord - files.size - queue.count('sending')
    return Math.max(0, Math.min(ofNote, attachmentLimits.atOnce - here))
  }

  return {
    queue,
    SendingFiles,
    /** @param attachments everything that is attached to the note */
    upload(line: ShippableLine, files: readonly File[], attachments: readonly Attachment[]) {
      const key = keyOf(line)
      const onStored = (file: StoredFile) => {
        const { certificates, quantities } = values()
        // its order was taken off the note meanwhile
        if (!(key in quantities)) return
        const now = certificates[key] ?? untouched
        const uploaded = [...now.uploaded, { ...file, uploadedAt: Date.now() }]
        set(`certificates.${key}`, { ...now, uploaded })
      }
      queue.add({ name: key, room: roomFor(key, attachments), onStored }, files)
    },
  }
}
