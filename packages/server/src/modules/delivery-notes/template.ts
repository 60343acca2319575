import type { NoteTemplate } from '@bdr/contract/delivery-notes/template'
import type { StoredTemplate } from '@bdr/contract/delivery-notes/replies'
import { deliveryNoteDocumentText, noteTemplateWords } from '@bdr/text/delivery-note-documents'
import { sql } from 'kysely'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { readObject, type ObjectStore } from '../../platform/object-store.ts'

/** The template until a merchant changes it. */
export const ownTemplate: NoteTemplate = {
  title: deliveryNoteDocumentText.title,
  withLogo: true,
  columns: ['material', 'received', 'remark'],
  copies: [],
  footer: null,
}

const stored = (db: Executor, merchantId: string) =>
  db
    .selectFrom('merchant as m')
    .leftJoin('note_template as t', 't.merchant_id', 'm.id')
    .select(['m.id', 'm.name', 'm.logo_file_id', 't.template', 't.version'])
    .where('m.id', '=', merchantId)

/** A merchant's template; the platform's own with version 0. */
export async function templateOf(db: Executor, merchantId: string): Promise<StoredTemplate> {
  const row = await stored(db, merchantId).executeTakeFirstOrThrow()
  return { ...ownTemplate, ...row.template, version: row.version ?? 0, hasLogo: row.logo_file_id !== null }
}

/**
 * Replaces the template that was read.
 * @throws AppError A06002 if it has changed
 */
export async function saveTemplate(
  tx: Executor,
  { viewer, caller }: Change,
  merchantId: string,
  { version, ...template }: NoteTemplate & { version: number },
): Promise<StoredTemplate> {
  const row = await stored(tx, merchantId).forNoKeyUpdate('m').executeTakeFirstOrThrow()
  if ((row.version ?? 0) !== version) throw conflict('record.changed')
  const before = { ...ownTemplate, ...row.template }
  const changes = changesBetween(
    ['template'],
    { template: noteTemplateWords.disclosed(before) },
    { template: noteTemplateWords.disclosed(template) },
  )
  const next = version + 1
  await tx
    .insertInto('note_template')
    .values({ merchant_id: merchantId, template: JSON.stringify(template), version: next })
    .onConflict((has) =>
      has.column('merchant_id').doUpdateSet({
        template: JSON.stringify(template),
        version: next,
        updated_at: sql<string>`now()`,
      }),
    )
    .execute()
  await audit(tx, {
    actor: viewer,
    merchantId,
    action: 'delivery-note.template',
    subject: { kind: 'merchant', id: merchantId, name: row.name },
    changes,
    caller,
  })
  return { ...template, version: next, hasLogo: row.logo_file_id !== null }
}

/** Pixels; 2.5 cm on paper at the resolution of a printer. */
const logoSide = 400
const maxLogoBytes = 5 * 1024 * 1024

/** A merchant's logo as PNG for documents; null if there is none or it is not wanted. */
export async function logoOf(
  db: Executor,
  store: ObjectStore,
  merchantId: string,
  { withLogo }: NoteTemplate,
): Promise<Buffer | null> {
  if (!withLogo) return null
  const file = await db
    .selectFrom('merchant as m')
    .innerJoin('file as f', 'f.id', 'm.logo_file_id')
    .select('f.key')
    .where('m.id', '=', merchantId)
    .where('f.stored_at', 'is not', null)
    .executeTakeFirst()
  const bytes = file && (await readObject(store, file.key, maxLogoBytes))
  if (!bytes) return null
  const { default: sharp } = await import('sharp')
  return sharp(bytes).resize(logoSide, logoSide, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
}
