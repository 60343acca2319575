import * as calls from '@bdr/contract/delivery-notes/link-calls'
import { linkPrintsPerNote, linkWritesPerNote } from '@bdr/contract/delivery-notes/receipt-link'
import { holderOf } from '../../platform/admission/asker.ts'
import { transaction } from '../../platform/db/transaction.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bind, bindDocument, bindUpload, type BoundCall } from '../../platform/gateway/bind.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { storeFile, newKey } from '../files/store-file.ts'
import { prepareFile } from '../files/prepare.ts'
import { insertFile } from '../files/queries.ts'
import { certificatesOf } from './attachments.ts'
import { attachToLink } from './link-photos.ts'
import { presentGateNote } from './present.ts'
import * as queries from './queries.ts'
import { assertLinkHolds, noteOfToken, type LinkedNote } from './receipt-link.ts'
import { printReceipt } from './print-note.ts'
import { photosOfNote, signArrival } from './sign.ts'

/** The calls for the holder of a delivery note's link, who is identified only by the token. */
export function receiptLinkRoutes({
  database,
  bus,
  seal,
  clock,
  adapters: { store },
}: ModuleParts): BoundCall[] {
  const db = database.kysely
  /** Attempts are counted outside of the transaction, because a refusal would roll the count back. */
  const alone = { transactional: false }
  const linkOf = (tx: Executor, token: string) => noteOfToken(tx, seal, token)
  const headOf = async (link: LinkedNote) =>
    assertLinkHolds(await queries.noteHead(db, link.scope, link.id), link, clock.now())
  const writerOf = async (token: string) => {
    const link = await linkOf(db, token)
    await countAttempt(db, `receipt-note:${link.id}`, linkWritesPerNote)
    return link
  }

  return [
    bind(calls.readNoteByLink, async ({ input }) => {
      const head = await headOf(await linkOf(db, input.token))
      const [lines, receipts, certificates] = await Promise.all([
        queries.noteLines(db, head.id),
        queries.receiptLines(db, head.id),
        certificatesOf(db, head.id),
      ])
      return presentGateNote({ head, lines, receipts, certificates })
    }),
    bind(
      calls.signByLink,
      async ({ caller, input: { token, ...signed } }) => {
        const link = await writerOf(token)
        return transaction(database, (tx) => signArrival(tx, { link, caller, clock }, signed), { bus })
      },
      alone,
    ),
    bindUpload(
      calls.uploadByLink,
      async (file) => file,
      async ({ input: { token }, asker }, file) => {
        const head = await headOf(await writerOf(token))
        const { purpose } = photosOfNote
        const prepared = await prepareFile(purpose, file.bytes, holderOf(head.id, asker))
        const row = { key: newKey(), name: file.name }
        const uploader = { staffId: null, merchantId: head.merchant_id, mobile: null, post: null }
        const id = await insertFile(db, uploader, { ...row, purpose, bytes: prepared.bytes.length })
        await storeFile(db, store, { id, ...row }, prepared)
        await attachToLink(db, head.id, id)
        return { fileId: id }
      },
      alone,
    ),
    bindDocument(calls.receiptPdfByLink, async ({ input, asker }) => {
      const link = await linkOf(db, input.token)
      await countAttempt(db, `receipt-print:${link.id}`, linkPrintsPerNote)
      const head = await headOf(link)
      const signed = await queries.signedContent(db, head.id, input.id)
      if (!signed) throw notFound()
      return printReceipt(signed, holderOf(head.id, asker))
    }),
  ]
}
