import { attributeNumber, type ProductContent } from './model.ts'
import type { AttributeDefinition } from './replies.ts'

/** Faults of a product's content that its schema cannot find. The text package has their sentences. */
export type ContentFaultKey =
  | 'product.attributeMissing'
  | 'product.attributeNumber'
  | 'product.attributeChoice'
  | 'product.attributeFixed'
  | 'product.variantEmpty'
  | 'product.variantRepeated'
  | 'product.skuStrange'
  | 'product.skuRepeated'
  | 'product.codeRepeated'

export interface ContentFault {
  /** relative to the content; for an attribute it ends with the attribute's key */
  readonly path: readonly (string | number)[]
  readonly key: ContentFaultKey
}

/** A code normalised for comparison: case and character width are ignored. */
export const codeKey = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

/**
 * Checks a content against the requirements of its category, in the browser and on the server.
 * @param retired disabled attributes of the category, whose values a product may keep
 */
export function contentFaults(
  content: ProductContent,
  definitions: readonly AttributeDefinition[],
  retired: readonly AttributeDefinition[] = [],
): ContentFault[] {
  return [
    ...definitions.flatMap((definition) => attributeFault(content, definition) ?? []),
    ...variantFaults(content, [...definitions, ...retired]),
    ...skuFaults(content),
  ]
}

function attributeFault(content: ProductContent, definition: AttributeDefinition): ContentFault | null {
  const { key, required } = definition
  if (content.variants.some((variant) => variant.key === key)) return null
  const value = content.attributes.find((one) => one.key === key)?.value ?? ''
  const path = ['attributes', key]
  if (value === '') return required ? { path, key: 'product.attributeMissing' } : null
  const why = valueFault(definition, value)
  return why && { path, key: why }
}

/** Why a value is not allowed for an attribute; null if it is. */
export function valueFault(
  { type, choices }: Pick<AttributeDefinition, 'type' | 'choices'>,
  value: string,
): ContentFaultKey | null {
  if (type === 'number' && !attributeNumber.test(value)) return 'product.attributeNumber'
  if (type === 'choice' && !choices.includes(value)) return 'product.attributeChoice'
  return null
}

const variantFaults = ({ variants }: ProductContent, definitions: readonly AttributeDefinition[]) =>
  variants.flatMap(({ key, values }, index): ContentFault[] => {
    const path = ['variants', index]
    const definition = definitions.find((one) => one.key === key)
    if (!definition?.varies) return [{ path, key: 'product.attributeFixed' }]
    if (values.length === 0) return [{ path, key: 'product.variantEmpty' }]
    if (new Set(values).size < values.length) return [{ path, key: 'product.variantRepeated' }]
    const [why] = values.flatMap((value) => valueFault(definition, value) ?? [])
    return why ? [{ path, key: why }] : []
  })

function skuFaults({ variants, skus }: ProductContent): ContentFault[] {
  const varying = variants.filter(({ values }) => values.length > 0)
  const combinations = new Set<string>()
  const codes = new Set<string>()
  return skus.flatMap(({ values, code }, index): ContentFault[] => {
    const faults: ContentFault[] = []
    const fits =
      values.length === varying.length && values.every((value, at) => varying[at]!.values.includes(value))
    if (!fits) faults.push({ path: ['skus', index, 'code'], key: 'product.skuStrange' })
    const combination = JSON.stringify(values)
    if (combinations.has(combination))
      faults.push({ path: ['skus', index, 'code'], key: 'product.skuRepeated' })
    combinations.add(combination)
    if (code !== '' && codes.has(codeKey(code)))
      faults.push({ path: ['skus', index, 'code'], key: 'product.codeRepeated' })
    codes.add(codeKey(code))
    return faults
  })
}
