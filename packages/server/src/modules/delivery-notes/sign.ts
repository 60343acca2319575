import { hash } from 'node:crypto'
import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import { receiptLimits, signingToleranceMinutes } from '@bdr/contract/delivery-notes/receipt-link'
import type { signByLink } from '@bdr/contract/delivery-notes/link-calls'
import { receiptSigner } from '@bdr/text/delivery-notes'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid, refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/gateway/bind.ts'
import { assertVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import { areUsable } from '../files/refer.ts'
import type { ArrivedLine } from './arrived-lines.ts'
import { certificatesOf } from './attachments.ts'
import { recordArrival } from './arrive.ts'
import { lockNoteHead, noteLines, type NoteHeadRow } from './queries.ts'
import { canonical, sealContent, type ReceiptContent } from './receipt-content.ts'
import { assertLinkHolds, type LinkedNote } from './receipt-link.ts'

type Signed = Omit<ParsedInputOf<typeof signByLink>, 'token'>

/** Photographs are attached to the note's link until a receipt takes them over. */
export const photosOfNote = { kind: 'receipt-link', purpose: 'receipt-photo' } as const

/**
 * Records a signed arrival: the same write as for staff, on behalf of the link's holder. Repeating the same submission
 * returns the first result.
 * @throws AppError A00001 if the link is not valid, A06002 if the note has changed or the submission had other content
 */
export async function signArrival(
  tx: Executor,
  { link, caller, clock }: { readonly link: LinkedNote; readonly caller: Caller; readonly clock: Clock },
  input: Signed,
) {
  const head = assertLinkHolds(await lockNoteHead(tx, link.scope, link.id), link, clock.now())
  const earlier = await tx
    .selectFrom('receipt')
    .select(['id', 'received_at', 'content_hash', 'submission_hash'])
    .where('note_id', '=', head.id)
    .where('submission', '=', input.submission)
    .executeTakeFirst()
  const submissionHash = hash('sha256', canonical(input), 'buffer')
  if (earlier) {
    if (earlier.submission_hash?.equals(submissionHash) === false) throw conflict('receipt.submissionReused')
    return {
      receiptId: earlier.id,
      contentHash: earlier.content_hash!.toString('hex'),
      receivedAt: earlier.received_at,
      status: head.status,
    }
  }
  assertVersion(head, input)
  assertSignedInTime(head, input, clock.now())
  if ((await signedBefore(tx, head.id)) >= receiptLimits.ofNote)
    throw refused('note.tooManyReceipts', { limit: receiptLimits.ofNote })
  const photos = await photosFor(tx, head, input)
  const certificates = await certificatesNow(tx, head.id)
  const receivedAt = clock.now().toISOString()
  let contentHash = ''
  const { receiptId, state } = await recordArrival(
    tx,
    {
      action: 'sign',
      actor: { staffId: null, name: receiptSigner(input.receiverName), post: null },
      scope: link.scope,
      caller,
    },
    head,
    { ...input, id: head.id },
    (arrived) => {
      const { content, hash: sealed } = sealContent(
        contentOf(head, input, { arrived, photos, certificates, receivedAt }),
      )
      contentHash = sealed.toString('hex')
      return { submission: input.submission, submissionHash, receivedAt, content, hash: sealed }
    },
  )
  await insertPhotos(tx, head.id, receiptId, photos)
  return { receiptId, contentHash, receivedAt, status: state }
}

/**
 * A signature is given between the dispatch and now, by the phone's clock.
 * @throws AppError A00002 if it was given at another time
 */
function assertSignedInTime(head: NoteHeadRow, { signedAt }: Signed, now: Date): void {
  const tolerance = signingToleranceMinutes * 60_000
  // the dispatch was noted by another clock than ours
  const earliest = Math.min(Date.parse(head.dispatched_at ?? head.created_at), now.getTime()) - tolerance
  const at = Date.parse(signedAt)
  if (at < earliest || at > now.getTime() + tolerance)
    throw invalid([fault(['signedAt'], 'receipt.signedAtOutside')])
}

/** Receipts that were signed by the note's link; those of staff are not counted. */
async function signedBefore(tx: Executor, noteId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('receipt')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('note_id', '=', noteId)
    .where('submission', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

interface Photo {
  readonly fileId: string
  readonly noteLineId: string | null
  readonly lineNo: number | null
  readonly sha256: string
}

/** @throws AppError A00001 for a file that was not uploaded with this note's link */
async function photosFor(tx: Executor, head: NoteHeadRow, { photos }: Signed): Promise<Photo[]> {
  const ids = photos.map((photo) => photo.fileId)
  if (!(await areUsable(tx, {}, ids, { ...photosOfNote, recordId: head.id }))) throw refused('files.gone')
  const files = ids.length
    ? await tx.selectFrom('file').select(['id', 'sha256']).where('id', 'in', ids).execute()
    : []
  const lines = photos.length > 0 ? await noteLines(tx, head.id) : []
  return photos.map(({ fileId, noteLineId }, index) => {
    const line = lines.find((one) => one.id === noteLineId)
    if (noteLineId !== null && !line)
      throw invalid([fault(['photos', index, 'noteLineId'], 'note.noteLineUnknown')])
    const { sha256 } = files.find((file) => file.id === fileId)!
    return { fileId, noteLineId, lineNo: line?.line_no ?? null, sha256: sha256!.toString('hex') }
  })
}

interface Certificate {
  readonly orderLineId: string | null
  readonly name: string
  readonly sha256: string
}

async function certificatesNow(tx: Executor, noteId: string): Promise<Certificate[]> {
  const rows = [...(await certificatesOf(tx, noteId)).values()].flat()
  const ids = rows.map(({ id }) => id)
  const files = ids.length
    ? await tx.selectFrom('file').select(['id', 'sha256']).where('id', 'in', ids).execute()
    : []
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256!.toString('hex')]))
  return rows.map(({ id, order_line_id: orderLineId, name }) => ({
    orderLineId,
    name,
    sha256: hashes.get(id)!,
  }))
}

async function insertPhotos(tx: Executor, noteId: string, receiptId: string, photos: readonly Photo[]) {
  if (photos.length === 0) return
  await tx
    .insertInto('receipt_photo')
    .values(
      photos.map(({ fileId, noteLineId }, place) => ({
        receipt_id: receiptId,
        place,
        file_id: fileId,
        note_line_id: noteLineId,
      })),
    )
    .execute()
  const ids = [...new Set(photos.map((photo) => photo.fileId))]
  await tx
    .insertInto('file_reference')
    .values(ids.map((file_id) => ({ file_id, kind: 'receipt', record_id: receiptId })))
    .execute()
  await tx
    .deleteFrom('file_reference')
    .where('kind', '=', photosOfNote.kind)
    .where('record_id', '=', noteId)
    .where('file_id', 'in', ids)
    .execute()
}

const contentOf = (
  head: NoteHeadRow,
  { signedAt, receiverName, signature, last, note }: Signed,
  {
    arrived,
    photos,
    certificates,
    receivedAt,
  }: {
    arrived: readonly ArrivedLine[]
    photos: readonly Photo[]
    certificates: readonly Certificate[]
    receivedAt: string
  },
): ReceiptContent => ({
  noteNo: head.note_no,
  merchantName: head.merchant_name,
  merchantCode: head.merchant_code,
  buyerName: head.buyer_name,
  shipTo: head.ship_to,
  signedAt,
  receivedAt,
  receiverName,
  signature,
  last,
  note,
  lines: arrived.map(({ row, accepted, rejected, reason }) => ({
    lineNo: row.line_no,
    orderNo: row.order_no,
    orderLineNo: row.order_line_no,
    materialCode: row.material_code,
    materialName: row.material_name,
    specification: row.specification,
    batch: row.batch,
    unit: row.unit,
    sent: trimZeros(row.quantity),
    accepted: trimZeros(accepted),
    rejected: trimZeros(rejected),
    reason,
  })),
  certificates: certificates.flatMap(({ orderLineId, name, sha256 }) => {
    const line = arrived.find(({ row }) => row.order_line_id === orderLineId)
    if (orderLineId !== null && !line) return []
    return [{ lineNo: line?.row.line_no ?? null, name, sha256 }]
  }),
  photos: photos.map(({ lineNo, sha256 }) => ({ lineNo, sha256 })),
})
