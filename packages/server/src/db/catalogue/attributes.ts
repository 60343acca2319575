import { attributeKey, productLimits, type AttributeType } from '@bdr/contract/products/model'
import { shortText } from '@bdr/contract/kernel/field'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { readYaml } from '../../platform/content-files/read.ts'

const value = shortText(productLimits.attributeValue)

const definition = z
  .strictObject({
    name: shortText(20),
    /** makes it a number, unless it has choices */
    unit: shortText(20).optional(),
    choices: z.array(value).min(2).optional(),
  })
  .transform(({ name, unit = '', choices = [] }) => ({
    name,
    unit,
    choices,
    type: typeOf(choices, unit),
  }))

const typeOf = (choices: readonly string[], unit: string): AttributeType =>
  choices.length > 0 ? 'choice' : unit === '' ? 'text' : 'number'

/** An attribute's key with its flags: `dn!*` is required and varies. */
const use = z.string().regex(/^[a-z][a-z0-9-]*!?\*?$/, { error: 'a key, then ! and * where they hold' })

const file = z
  .strictObject({
    attributes: z.record(attributeKey, definition),
    categories: z.record(z.string().regex(/^(\d\d)+$/), z.array(use).min(1)),
  })
  .superRefine(({ attributes, categories }, context) => {
    for (const [category, uses] of Object.entries(categories))
      for (const [index, one] of uses.entries())
        if (!(keyOf(one) in attributes))
          context.addIssue({
            code: 'custom',
            path: ['categories', category, index],
            message: `no attribute ${keyOf(one)}`,
          })
  })

const keyOf = (text: string) => text.replace(/[!*]+$/, '')

/** The attributes of a new database in order, by the code of their category. */
export function firstAttributes() {
  const { attributes, categories } = readYaml('catalogue/attributes.yaml', file)
  return Object.entries(categories).flatMap(([category, uses]) =>
    uses.map((text, index) => ({
      category,
      key: keyOf(text),
      ...attributes[keyOf(text)]!,
      required: text.includes('!'),
      varies: text.includes('*'),
      position: index + 1,
    })),
  )
}

/** Inserts the attributes for the existing catalogue. */
export async function seedAttributes(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into category_attribute (category_id, key, name, type, unit, choices, required, varies, position)
    select c.id, a.key, a.name, a.type, a.unit, array(select jsonb_array_elements_text(a.choices)),
      a.required, a.varies, a.position
    from jsonb_to_recordset(${JSON.stringify(firstAttributes())}::jsonb) as a(
      category text, key text, name text, type text, unit text, choices jsonb,
      required boolean, varies boolean, position int)
    join category c on c.code = a.category`.execute(db)
}
