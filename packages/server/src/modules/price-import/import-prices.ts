import { type ProductStatus } from '@bdr/contract/products/machine'
import { isLiveProduct } from '@bdr/contract/products/meaning'
import { fileLimits } from '@bdr/contract/kernel/import-file'
import { codeKey } from '@bdr/contract/products/faults'
import type { ProductSku } from '@bdr/contract/products/model'
import type { PriceImportReport } from '@bdr/contract/products/replies'
import { fileAnswerName } from '@bdr/text/import-file'
import { describePriceImportFault } from '@bdr/text/price-import'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { waitForLocks } from '../../platform/db/wait-for-locks.ts'
import { hasOpenQuestion } from '../../platform/import/findings.ts'
import {
  importDefinition,
  type CheckedImport,
  type ImportSubject,
} from '../../platform/import/import-kind.ts'
import { presentFindings } from '../../platform/import/present-findings.ts'
import { own } from '../../platform/scope.ts'
import { fileReader, type OnCrash } from '../../platform/workbook/file-reader.ts'
import { presentFaults } from '../../platform/workbook/fault-list.ts'
import { unitWritten } from '../../platform/workbook/values/unit.ts'
import { writeTerms } from '../products/offer.ts'
import { lockProducts, skusOf, termsOf } from '../products/queries.ts'
import type { KnownSku, PackedChange, PriceReadOptions, ReadPrices } from './model.ts'

const readInThread = fileReader<ReadPrices, PriceReadOptions>(new URL('./read-worker.ts', import.meta.url))

const merchantOf = ({ merchantId }: Pick<ImportSubject, 'merchantId'>): string => {
  if (merchantId === null) throw new Error('prices are imported by their merchant')
  return merchantId
}

/**
 * The import of prices and stock from an exported list: the differences are shown next to the current values, and then
 * written.
 */
export const priceImport = (onCrash: OnCrash) =>
  importDefinition<ReadPrices>({
    kind: 'product-prices',
    async read(db, files, subject) {
      const options = {
        answers: subject.choices.answers ?? {},
        known: await knownSkus(db, merchantOf(subject)),
      }
      const outcome = await readInThread({ ...files, options }, onCrash)
      if ('result' in outcome) return outcome.result
      const { refusedPrices } = await import('./read-prices.ts')
      return refusedPrices(outcome.refused)
    },
    count: ({ rowCount }) => rowCount,
    check: async (db, subject, read) => checkedImport(read, await shownDigest(db, subject.id)),
    writer: {
      steps: ({ parts }) => parts,
      add: (tx, change, subject, records) =>
        changePrices(tx, change, merchantOf(subject), records as readonly PackedChange[]),
      end: async () => {},
    },
  })

/** Products read at once while the SKUs of a company are collected. */
const productsAtOnce = 1_000

async function knownSkus(db: Executor, merchantId: string): Promise<KnownSku[]> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'product_no', 'name', 'unit', 'status'])
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .execute()
  const known: KnownSku[] = []
  for (let from = 0; from < products.length; from += productsAtOnce) {
    const some = products.slice(from, from + productsAtOnce)
    const skus = await skusOf(
      db,
      some.map(({ id }) => id),
    )
    for (const product of some)
      for (const sku of skus.get(product.id) ?? []) if (sku.code !== '') known.push(knownSku(product, sku))
  }
  // if a draft has the same code as a live product, the live one takes precedence
  return known.toSorted((one, other) => Number(one.isLive) - Number(other.isLive))
}

const knownSku = (
  {
    id,
    product_no: productNo,
    name,
    unit,
    status,
  }: { id: string; product_no: string; name: string; unit: string; status: ProductStatus },
  { code, key, values, price, stock }: ProductSku,
): KnownSku => ({
  code: codeKey(code),
  productId: id,
  key,
  productNo,
  name,
  spec: values.join(' / '),
  unit: unitWritten(unit) ?? unit,
  price,
  stock,
  isLive: isLiveProduct(status),
})

/** The digest of the changes that were shown to the person who confirmed them; null before that. */
async function shownDigest(db: Executor, importId: string): Promise<string | null> {
  const { state, report } = await db
    .selectFrom('import_job')
    .select(['state', 'report'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  return state === 'writing' && report !== null ? (JSON.parse(report) as PriceImportReport).digest : null
}

/** Changes some SKUs. One that has changed since writing started is skipped. @returns the number of changed SKUs */
async function changePrices(
  tx: Executor,
  change: Change,
  merchantId: string,
  packed: readonly PackedChange[],
): Promise<number> {
  await waitForLocks(tx)
  const ids = [...new Set(packed.map(({ productId }) => productId))]
  const products = await lockProducts(tx, own(merchantId), ids)
  let changed = 0
  for (const product of products) {
    const terms = await termsOf(tx, product.id)
    const skus = packed
      .filter(({ productId, key, before }) => {
        const now = terms.get(key)
        return productId === product.id && now?.price === before.price && now.stock === before.stock
      })
      .map(({ key, after }) => ({ key, ...after }))
    await writeTerms(tx, change, product, terms, skus)
    changed += skus.length
  }
  return changed
}

const words = { describe: describePriceImportFault, describeOption: fileAnswerName }

function checkedImport(read: ReadPrices, shown: string | null): CheckedImport {
  const { faults, rowCount, failedRows, changes, changeCount, sameCount, digest } = read
  const isOther = shown !== null && shown !== digest
  const meanwhile = { key: 'prices.changedMeanwhile', sheet: null, question: null }
  const assumptions = isOther ? [meanwhile, ...read.assumptions] : read.assumptions
  const listed = faults
    .slice(0, fileLimits.faults)
    .map((fault) => ({ ...fault, rows: fault.rows.slice(0, fileLimits.faultRows) }))
  const report: PriceImportReport = {
    kind: 'product-prices',
    changes: [...changes],
    changeCount,
    sameCount,
    digest,
    ...presentFindings({ ...read, assumptions, faults: listed }, words),
  }
  const rowFaults = presentFaults(read, describePriceImportFault).faults.flatMap(
    ({ sheet, rows, column, cell, message }) =>
      read.isRefused || sheet === null || rows.length === 0 ? [] : [{ sheet, rows, column, cell, message }],
  )
  return {
    report,
    rowFaults,
    read: rowCount,
    failed: failedRows,
    unchanged: sameCount,
    isReady: !read.isRefused && !isOther && changeCount > 0 && !hasOpenQuestion(read),
  }
}
