import { changedProductFields } from '@bdr/contract/products/changed'
import { codeKey, contentFaults } from '@bdr/contract/products/faults'
import type { ProductContent } from '@bdr/contract/products/model'
import { productNotices } from '@bdr/text/products'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid, refused } from '../../platform/errors.ts'
import type { RecordVersion } from '../../platform/record-version.ts'
import { fault, type Refusal } from '../../platform/refusals.ts'
import { scopeOf } from '../../platform/scope.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { offeredUnits } from '../categories/units.ts'
import { notify } from '../messages/notify.ts'
import { cleanDescription } from './content.ts'
import { checkFiles, contextOf, lockAsRead, referToFiles } from './draft.ts'
import { productLifecycle } from './lifecycle.ts'
import { codesElsewhere, writeDraft, type ProductRecord } from './queries.ts'
import { recordProduct } from './record.ts'
import { productChanges } from './recorded.ts'
import { insertReview } from './review-queries.ts'
import { productGuards } from './rules.ts'
import { namesOf, type ProductNames } from './sources.ts'

/** Submits a new product, or an edit of an approved one, for review. */
export async function submitProduct(
  tx: Executor,
  change: Change,
  { content: given, ...seen }: RecordVersion & { content: ProductContent },
): Promise<void> {
  const { viewer } = change
  const scope = scopeOf(viewer)
  const product = await lockAsRead(tx, viewer, seen)
  const { live } = product
  const sources = await namesOf(tx, scope, [given, live])
  const content = await cleaned(given, sources)
  const faults = await faultsOf(tx, product, content, sources)
  if (faults.length > 0) throw invalid(faults)
  await checkFiles(tx, viewer, product.id, content)
  if (live !== null && changedProductFields(live, content).length === 0) throw refused('product.nothingTyped')
  await referToFiles(tx, viewer, product.id, content)
  await writeDraft(tx, product, content)

  const review = await insertReview(tx, {
    merchantId: product.merchant_id,
    productId: product.id,
    version: product.version,
    before: live,
    after: content,
    requestedBy: viewer.staffId,
  })
  const changes = productChanges(live, content, sources)
  await appendHistory(tx, 'product-review', viewer, [
    { id: review, action: 'submit', to: 'submitted', changes },
  ])
  const blocked = productGuards.submit({
    ...(await contextOf(tx, product)),
    isUnderReview: false,
    hasDraft: true,
  })
  const states = await transition(tx, productLifecycle, viewer, [
    {
      id: product.id,
      from: product.status,
      action: 'submit',
      to: live === null ? 'submitted' : 'approved',
      blocked,
      changes,
    },
  ])
  await recordProduct(
    tx,
    change,
    'submit',
    { ...product, name: content.name },
    { changes: [...states, ...changes] },
  )
  await notify(
    tx,
    viewer,
    { operators: true },
    {
      type: 'business',
      content: productNotices.submitted({
        merchant: product.merchant_name,
        name: content.name,
        isEdit: live !== null,
      }),
      about: { page: 'productReviewDetail', id: review },
    },
  )
}

/** The content without values of attributes that its category never had, or that SKUs have. */
async function cleaned(content: ProductContent, sources: ProductNames): Promise<ProductContent> {
  const { definitions, retired } = definitionsOf(content, sources)
  return {
    ...content,
    description: await cleanDescription(content.description),
    attributes: content.attributes.filter(
      ({ key, value }) =>
        value !== '' &&
        [...definitions, ...retired].some((one) => one.key === key) &&
        !content.variants.some((variant) => variant.key === key),
    ),
  }
}

function definitionsOf({ categoryId }: ProductContent, { categories }: ProductNames) {
  const category = categories.find(({ id }) => id === categoryId)
  return { definitions: category?.attributes ?? [], retired: category?.retired ?? [] }
}

/** Everything that is wrong with a content, with paths. */
async function faultsOf(
  db: Executor,
  product: ProductRecord,
  content: ProductContent,
  sources: ProductNames,
): Promise<Refusal[]> {
  const { categoryId, brandId, skus } = content
  const category = sources.categories.find(({ id }) => id === categoryId)
  const { definitions, retired } = definitionsOf(content, sources)
  const brand = sources.brands.find(({ id }) => id === brandId)
  const taken = await codesElsewhere(
    db,
    product,
    skus.map(({ code }) => code),
  )
  return [
    ...(category === undefined || category.isClosed
      ? [fault(['content', 'categoryId'], 'product.categoryClosed')]
      : []),
    ...(brandId !== '' && brand === undefined ? [fault(['content', 'brandId'], 'product.brandUnknown')] : []),
    ...(brand?.state === 'refused' ? [fault(['content', 'brandId'], 'product.brandRefused')] : []),
    ...(brand?.state === 'disabled' ? [fault(['content', 'brandId'], 'product.brandDisabled')] : []),
    ...((await offeredUnits(db)).includes(content.unit)
      ? []
      : [fault(['content', 'unit'], 'product.unitUnknown')]),
    ...contentFaults(content, definitions, retired).map(({ path, key }) => ({
      ...fault(['content', ...path], key),
      label: path[0] === 'attributes' ? definitions.find((one) => one.key === path[1])?.name : undefined,
    })),
    ...skus.flatMap(({ code }, index) => {
      const elsewhere = taken.get(codeKey(code))
      return elsewhere === undefined
        ? []
        : [fault(['content', 'skus', index, 'code'], 'product.codeTaken', { product: elsewhere })]
    }),
  ]
}
