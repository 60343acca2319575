import { codeKey, contentFaults } from '@bdr/contract/products/faults'
import { productLimits, type ProductContent } from '@bdr/contract/products/model'
import type { AttributeDefinition } from '@bdr/contract/products/replies'
import type { ProductColumn } from '@bdr/contract/products/import-model'
import type { Fault } from '@bdr/text/import-file'
import { productFields } from '@bdr/text/products'
import type { Findings } from '../../platform/import/findings.ts'
import { cellAddress } from '../../platform/workbook/workbook.ts'
import { productFault } from './faults.ts'
import type { MatchedPictures } from './pictures.ts'
import { skuKeyAt } from './pack.ts'
import { placeAt, reportMissing, type ReadRow } from './read-row.ts'

/** Fields that rows of one product may contain only once for all of them. */
const shared = ['name', 'brand', 'model', 'unit', 'description'] as const satisfies readonly ProductColumn[]
const ofSku = ['code', 'price', 'taxRate', 'moq', 'leadTimeDays', 'stock'] as const

export interface Assembly {
  readonly findings: Findings
  readonly pictures: MatchedPictures
  readonly needsPicture: boolean
}

/**
 * Creates a product from its rows. Faults are reported at their cells, and their rows are marked.
 * @returns null if any of the rows has a fault
 */
export function assemble(
  rows: readonly ReadRow[],
  { findings, pictures, needsPicture }: Assembly,
): ProductContent | null {
  const [first] = rows as [ReadRow, ...ReadRow[]]
  const report = (row: ReadRow, column: string, fault: Fault, value: string | null = null) => {
    row.isFaulty = true
    const at = row.indices.get(column)
    findings.faults.add(placeAt(row, at), value ?? row.attributes[column] ?? null, fault)
  }
  reportMissing(first, ['name', 'unit'], findings)
  for (const row of rows) reportMissing(row, ofSku, findings)
  for (const row of rows.slice(1)) {
    for (const column of shared)
      if (row.values[column] !== '' && row.values[column] !== first.values[column])
        report(
          row,
          column,
          productFault('group.differs', { first: addressOf(first, column) }),
          row.values[column],
        )
    if (row.category !== first.category)
      report(row, 'category', productFault('group.differs', { first: addressOf(first, 'category') }))
  }
  if (rows.length > productLimits.skus)
    report(first, 'group', productFault('group.tooMany', { limit: productLimits.skus }), first.values.group)
  const definitions = first.category?.attributes ?? []
  const { attributes, variants } = attributesOf(rows, definitions, report)
  const pictureIds = [...new Set(rows.flatMap((row) => reportPictures(row, pictures, report)))]
  if (pictureIds.length > productLimits.pictures)
    report(
      first,
      'code',
      productFault('picture.tooMany', { limit: productLimits.pictures }),
      first.values.code,
    )
  if (
    needsPicture &&
    pictureIds.length === 0 &&
    rows.every((row) => pictures.of(row.values.code).length === 0)
  )
    reportNoPicture(first, findings)
  const content: ProductContent = {
    name: first.values.name,
    model: first.values.model,
    categoryId: first.category?.id ?? '',
    brandId: first.values.brand,
    unit: first.values.unit,
    attributes,
    variants,
    skus: rows.map(({ values, attributes: own }, index) => ({
      key: skuKeyAt(index),
      values: variants.map(({ key }) => own[key] ?? ''),
      code: values.code,
      price: values.price,
      taxRate: values.taxRate,
      moq: values.moq,
      leadTimeDays: values.leadTimeDays,
      stock: values.stock,
      weight: values.weight,
      barcode: values.barcode,
    })),
    pictures: pictureIds,
    documents: [],
    description: first.values.description,
  }
  if (rows.every(({ isFaulty }) => !isFaulty)) reportContentFaults(content, rows, definitions, report)
  return rows.some(({ isFaulty }) => isFaulty) ? null : content
}

/** Reports one fault for all products without a picture, since it belongs to no cell. */
function reportNoPicture(row: ReadRow, { faults }: Findings): void {
  row.isFaulty = true
  faults.add(
    { ...placeAt(row, undefined), column: productFields.pictures },
    null,
    productFault('picture.missing'),
  )
}

type ReportFault = (row: ReadRow, column: string, fault: Fault, value?: string | null) => void

const addressOf = (row: ReadRow, column: string): string =>
  cellAddress(row.row, row.indices.get(column)?.index ?? 0)

/** An attribute that differs among the rows distinguishes their SKUs; all others belong to the product. */
function attributesOf(
  rows: readonly ReadRow[],
  definitions: readonly AttributeDefinition[],
  report: ReportFault,
) {
  const attributes: { key: string; value: string }[] = []
  const variants: { key: string; values: string[] }[] = []
  for (const { key, varies } of definitions) {
    const values = [...new Set(rows.flatMap((row) => row.attributes[key] ?? []))]
    if (values.length === 0) continue
    if (values.length === 1) {
      attributes.push({ key, value: values[0]! })
      continue
    }
    variants.push({ key, values })
    for (const row of rows) {
      const value = row.attributes[key]
      if (value === undefined) report(row, key, productFault('attribute.partly'))
      else if (!varies && value !== values[0]) report(row, key, productFault('attribute.differs'))
    }
    if (values.length > productLimits.variantValues)
      report(rows[0]!, key, productFault('group.values', { limit: productLimits.variantValues }))
  }
  if (variants.length > productLimits.variants)
    report(rows[0]!, 'group', productFault('attribute.tooMany', { limit: productLimits.variants }))
  return { attributes, variants }
}

/** @returns the ids of a row's pictures */
function reportPictures(row: ReadRow, pictures: MatchedPictures, report: ReportFault): string[] {
  if (row.values.code === '') return []
  return pictures.of(row.values.code).flatMap(({ name, fileId, why }) => {
    if (why !== null) report(row, 'code', productFault('picture.bad', { name, why }), row.values.code)
    return fileId ?? []
  })
}

/** Reports the faults that the product's form would show, at the cells they come from. */
function reportContentFaults(
  content: ProductContent,
  rows: readonly ReadRow[],
  definitions: readonly AttributeDefinition[],
  report: ReportFault,
): void {
  for (const { path, key } of contentFaults(content, definitions)) {
    const [part, place] = path
    if (part === 'skus')
      report(rows[Number(place)]!, 'code', productFault('group.same'), rows[Number(place)]!.values.code)
    else if (part !== 'attributes') report(rows[0]!, 'name', productFault('content.invalid', { key }))
    else if (rows[0]!.indices.has(String(place)))
      report(rows[0]!, String(place), productFault('content.invalid', { key }))
    else {
      const { name } = definitions.find((one) => one.key === place)!
      report(rows[0]!, 'category', productFault('attribute.noColumn', { name }))
    }
  }
}

/** Reports repeated codes, and codes of other products of the company, since codes identify SKUs and pictures. */
export function reportCodes(
  rows: Iterable<ReadRow>,
  taken: ReadonlyMap<string, string>,
  { findings }: Pick<Assembly, 'findings'>,
): void {
  const first = new Map<string, ReadRow>()
  for (const row of rows) {
    const { code } = row.values
    if (code === '') continue
    const key = codeKey(code)
    const before = first.get(key)
    const product = taken.get(key)
    const at = row.indices.get('code')
    if (before === undefined) first.set(key, row)
    else {
      const address = addressOf(before, 'code')
      const where = before.sheet === row.sheet ? address : `${before.sheet}!${address}`
      findings.faults.add(placeAt(row, at), code, productFault('code.twice', { first: where }))
    }
    if (product !== undefined)
      findings.faults.add(placeAt(row, at), code, productFault('code.taken', { product }))
    if (before !== undefined || product !== undefined) row.isFaulty = true
  }
}
