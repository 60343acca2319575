import { attributeLimits } from '@bdr/contract/categories/attribute'
import type * as calls from '@bdr/contract/categories/attribute-calls'
import type { InputOf } from '@bdr/contract/kernel/call'
import type { AttributeType } from '@bdr/contract/products/model'
import { attributeTypeNames } from '@bdr/text/categories'
import { sql } from 'kysely'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { conflict, invalid, notFound } from '../../platform/errors.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { assertVersion, type RecordVersion } from '../../platform/record-version.ts'
import { fault } from '../../platform/refusals.ts'
import { attributesOwnedBy, lockAttribute, type AttributeRecord } from './attributes.ts'
import type { Catalogue } from './catalogue.ts'
import { lockAll } from './queries.ts'

type Fields = Omit<InputOf<typeof calls.changeAttribute>, 'id' | 'version'>

const note = (
  tx: Executor,
  { viewer, caller }: Change,
  action: string,
  category: { id: string; name: string },
  more: Pick<AuditEntry, 'changes' | 'detail'>,
) =>
  audit(tx, {
    actor: viewer,
    action: `category.${action}`,
    subject: { kind: 'category', id: category.id, name: category.name },
    ...more,
    caller,
  })

/** The recorded values of an attribute as text. */
const describe = ({ name, type, unit, options, required, varies }: Fields & { type: AttributeType }) => ({
  name,
  attributeType: attributeTypeNames[type],
  unit,
  attributeOptions: options.join('、'),
  isRequired: required,
  varies,
})

const fieldsOf = ({ choices, ...row }: AttributeRecord): Fields => ({ ...row, options: choices })

/** @throws AppError A00002 for fields that contradict each other */
function assertOptions({ type, options }: Fields): void {
  if (type === 'choice' && options.length < 2) throw invalid([fault(['options'], 'category.fewOptions')])
  if (new Set(options).size < options.length) throw invalid([fault(['options'], 'category.optionTwice')])
}

/** The stored form of the fields: only choices have options, and texts have no unit. */
const stored = ({ name, type, unit, options, required, varies }: Fields) => ({
  name,
  type,
  unit: type === 'text' ? '' : unit,
  choices: type === 'choice' ? [...options] : [],
  required,
  varies,
})

/** @throws AppError A00002 at `name` if another attribute of the same products has it */
async function assertFreeName(
  tx: Executor,
  catalogue: Catalogue,
  categoryId: string,
  { key, name }: { key: string | null; name: string },
): Promise<void> {
  const path = catalogue.pathOf(categoryId).map(({ id }) => id)
  const others = await attributesOwnedBy(tx, path)
  if (others.some((one) => one.enabled && one.name === name && one.key !== key))
    throw invalid([fault(['name'], 'category.attributeTaken')])
}

export async function addAttribute(
  tx: Executor,
  change: Change,
  { id: categoryId, key: given, ...fields }: InputOf<typeof calls.addAttribute>,
): Promise<void> {
  const catalogue = await lockAll(tx)
  const category = catalogue.byId.get(categoryId)
  if (!category) throw notFound()
  assertOptions(fields)
  await assertFreeName(tx, catalogue, categoryId, { key: given, name: fields.name })
  const own = await attributesOwnedBy(tx, [categoryId])
  if (own.length >= attributeLimits.ofCategory)
    throw invalid([fault(['name'], 'category.tooManyAttributes', { limit: attributeLimits.ofCategory })])
  if (given !== null) {
    const above = await attributesOwnedBy(
      tx,
      catalogue
        .pathOf(categoryId)
        .slice(0, -1)
        .map(({ id }) => id),
    )
    if (!above.some(({ key }) => key === given)) throw invalid([fault(['key'], 'category.attributeUnknown')])
    if (own.some(({ key }) => key === given)) throw conflict('category.attributeOwn')
  }
  const { nextval } = (
    await sql<{ nextval: string }>`
      select nextval(pg_get_serial_sequence('category_attribute', 'id')::regclass)::text as nextval`.execute(
      tx,
    )
  ).rows[0]!
  await tx
    .insertInto('category_attribute')
    .values({
      category_id: categoryId,
      // the name may change, but products refer to the key
      key: given ?? `a${nextval}`,
      ...stored(fields),
      position: (own.at(-1)?.position ?? 0) + 1,
    })
    .execute()
  await note(tx, change, 'add-attribute', category, { detail: { attribute: fields.name } })
}

/** @returns the attribute before the change */
async function locked(tx: Executor, seen: RecordVersion) {
  const catalogue = await lockAll(tx)
  const row = assertVersion(await lockAttribute(tx, seen.id), seen)
  return { catalogue, row, category: catalogue.byId.get(row.category_id)! }
}

/** @returns the attribute's category */
export async function changeAttribute(
  tx: Executor,
  change: Change,
  { id, version, ...fields }: InputOf<typeof calls.changeAttribute>,
): Promise<AttributeRecord> {
  const { catalogue, row, category } = await locked(tx, { id, version })
  assertOptions(fields)
  await assertFreeName(tx, catalogue, row.category_id, { key: row.key, name: fields.name })
  const after = stored(fields)
  await tx
    .updateTable('category_attribute')
    .set({ ...after, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
  const { choices: options, ...rest } = after
  const names = ['name', 'attributeType', 'unit', 'attributeOptions', 'isRequired', 'varies'] as const
  const changes = changesBetween(names, describe(fieldsOf(row)), describe({ ...rest, options }), row.name)
  await note(tx, change, 'change-attribute', category, { changes, detail: { attribute: fields.name } })
  return { ...row, ...after }
}

/** @returns the id of the attribute's category */
export async function enableAttribute(
  tx: Executor,
  change: Change,
  { enabled, ...seen }: RecordVersion & { enabled: boolean },
): Promise<string> {
  const { catalogue, row, category } = await locked(tx, seen)
  if (row.enabled === enabled) return row.category_id
  if (enabled) await assertFreeName(tx, catalogue, row.category_id, row)
  await tx
    .updateTable('category_attribute')
    .set({ enabled, version: sql<number>`version + 1` })
    .where('id', '=', row.id)
    .execute()
  await note(tx, change, enabled ? 'enable-attribute' : 'disable-attribute', category, {
    changes: changesBetween(['enabled'], row, { enabled }, row.name),
    detail: { attribute: row.name },
  })
  return row.category_id
}

export async function arrangeAttributes(
  tx: Executor,
  change: Change,
  { id, attributeIds }: { id: string; attributeIds: readonly string[] },
): Promise<void> {
  const catalogue = await lockAll(tx)
  const category = catalogue.byId.get(id)
  if (!category) throw notFound()
  const own = await attributesOwnedBy(tx, [id])
  const arranged = attributeIds.flatMap((one) => own.find((row) => row.id === one) ?? [])
  // somebody has added one since it was read
  if (new Set(arranged).size !== own.length || arranged.length !== own.length)
    throw conflict('record.changed')
  await sql`
    update category_attribute as a set position = p.place
    from unnest(${attributeIds}::bigint[]) with ordinality as p(id, place)
    where a.id = p.id`.execute(tx)
  const order = (rows: readonly AttributeRecord[]) => rows.map(({ name }) => name).join('、')
  await note(tx, change, 'arrange-attributes', category, {
    changes: changesBetween(
      ['attributeOrder'],
      { attributeOrder: order(own) },
      { attributeOrder: order(arranged) },
    ),
  })
}
