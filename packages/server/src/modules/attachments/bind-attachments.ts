import type { AttachmentKind } from '@bdr/contract/attachments/model'
import type { attachmentsOf, attachTo, detachFrom } from '@bdr/contract/attachments/calls'
import type { Attachments } from '@bdr/contract/attachments/replies'
import type { Call } from '@bdr/contract/kernel/call'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { attachFiles, detachFile, type Attached, type NewAttachment } from './attachments.ts'
import { readAttachments } from './present.ts'

type Answering<Made extends (...given: never[]) => Call> = Call<ReturnType<Made>['input'], Attachments>

interface AttachmentCalls {
  readonly read: Answering<typeof attachmentsOf>
  readonly attach: Answering<typeof attachTo>
  readonly detach: Answering<typeof detachFrom>
}

/** A kind of record with attachments. */
interface AttachedRecords<Found extends Attached> {
  readonly kind: AttachmentKind
  /**
   * Reads the record, locked if it is going to change.
   * @throws AppError A00005 if the viewer may not see it
   */
  readonly find: (db: Executor, viewer: Viewer, id: string, locked: boolean) => Promise<Found>
  /**
   * Records the change, and notifies the people concerned.
   * @param names of the files
   * @param orderLineIds the lines that files were attached to
   */
  readonly changed: (
    tx: Executor,
    change: Change,
    record: Found,
    action: 'attach' | 'detach',
    names: readonly string[],
    orderLineIds: readonly string[],
  ) => Promise<void>
}

/** A record with its attachments, with the type of its own module. */
export const attachedRecords = <Found extends Attached>(of: AttachedRecords<Found>): AttachedRecords<Found> =>
  of

/**
 * Attaches files that the viewer uploaded, records the change and notifies the people concerned.
 * @returns the record
 */
export async function addAttachments<Found extends Attached>(
  tx: Executor,
  change: Change,
  { kind, find, changed }: AttachedRecords<Found>,
  { id, files }: { id: string; files: readonly NewAttachment[] },
): Promise<Found> {
  const record = await find(tx, change.viewer, id, true)
  const names = await attachFiles(tx, change.viewer, kind, record, files)
  const orderLineIds = files.flatMap(({ orderLineId }) => orderLineId ?? [])
  await changed(tx, change, record, 'attach', names, orderLineIds)
  return record
}

/** Binds the calls about the attachments of a kind of record. */
export const bindAttachments = <Found extends Attached>(
  calls: AttachmentCalls,
  records: AttachedRecords<Found>,
): BoundCall[] => {
  const { kind, find, changed } = records
  return [
    bind(calls.read, async ({ db, viewer, input }) =>
      readAttachments(db, viewer, kind, await find(db, viewer, input.id, false)),
    ),
    bind(calls.attach, async ({ db, viewer, caller, input }) => {
      const record = await addAttachments(db, { viewer, caller }, records, input)
      return readAttachments(db, viewer, kind, record)
    }),
    bind(calls.detach, async ({ db, viewer, caller, input }) => {
      const record = await find(db, viewer, input.id, true)
      const name = await detachFile(db, viewer, kind, record, input.attachmentId)
      await changed(db, { viewer, caller }, record, 'detach', [name], [])
      return readAttachments(db, viewer, kind, record)
    }),
  ]
}
