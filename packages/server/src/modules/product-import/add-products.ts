import { productMachine } from '@bdr/contract/products/machine'
import type { ProductContent } from '@bdr/contract/products/model'
import { productImportNotices } from '@bdr/text/product-import'
import { markup } from '@bdr/text/markup'
import { audit } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { mergePendingTexts } from '../../platform/found-text.ts'
import type { ImportSubject } from '../../platform/import/import-kind.ts'
import { rememberLayout } from '../../platform/import/layouts.ts'
import { own } from '../../platform/scope.ts'
import { appendHistory, transition } from '../../platform/transition.ts'
import { notify } from '../messages/notify.ts'
import { referToFiles } from '../products/draft.ts'
import { productLifecycle } from '../products/lifecycle.ts'
import { insertProducts } from '../products/queries.ts'
import { productChanges } from '../products/recorded.ts'
import { insertReviews } from '../products/review-queries.ts'
import { productGuards } from '../products/rules.ts'
import { namesOf } from '../products/sources.ts'
import { unpackProduct, type PackedProduct } from './pack.ts'

export const merchantOf = ({ merchantId }: Pick<ImportSubject, 'merchantId'>): string => {
  if (merchantId === null) throw new Error('products are imported by their merchant')
  return merchantId
}

/** Adds the products of one part as drafts and, if requested, submits them for review. @returns the number of SKUs */
export async function addProducts(
  tx: Executor,
  change: Change,
  subject: ImportSubject,
  packed: readonly PackedProduct[],
): Promise<number> {
  const merchantId = merchantOf(subject)
  const { viewer } = change
  const contents = packed.map(unpackProduct)
  const rows = await insertProducts(tx, merchantId, contents)
  const ids = rows.map(({ id }) => id)
  await appendHistory(
    tx,
    'product',
    viewer,
    ids.map((id) => ({ id, action: 'import', to: productMachine.initial, about: subject.fileName })),
  )
  for (const [index, content] of contents.entries())
    if (content.pictures.length > 0)
      await referToFiles(tx, { staffId: viewer.staffId, merchantId }, ids[index]!, content)
  if (subject.choices.answers?.['after'] === 'submit') await submitAll(tx, change, merchantId, ids, contents)
  return contents.reduce((sum, content) => sum + content.skus.length, 0)
}

async function submitAll(
  tx: Executor,
  { viewer }: Change,
  merchantId: string,
  ids: readonly string[],
  contents: readonly ProductContent[],
): Promise<void> {
  const names = await namesOf(tx, own(merchantId), contents)
  const reviews = await insertReviews(
    tx,
    contents.map((after, index) => ({
      merchantId,
      productId: ids[index]!,
      version: 1,
      before: null,
      after,
      requestedBy: viewer.staffId,
    })),
  )
  const changes = contents.map((after) => productChanges(null, after, names))
  await appendHistory(
    tx,
    'product-review',
    viewer,
    reviews.map((id, index) => ({ id, action: 'submit', to: 'submitted', changes: changes[index]! })),
  )
  const fresh = {
    status: productMachine.initial,
    onShelf: false,
    isUnderReview: false,
    isLive: false,
    hasDraft: true,
  } as const
  await transition(
    tx,
    productLifecycle,
    viewer,
    ids.map((id, index) => ({
      id,
      from: 'draft',
      action: 'submit',
      to: 'submitted',
      blocked: productGuards.submit(fresh),
      changes: changes[index]!,
    })),
  )
}

/** The last step: logs the import, remembers its columns, and notifies reviewers once about all products. */
export async function endProducts(
  tx: Executor,
  { viewer, caller }: Change,
  subject: ImportSubject,
  added: number,
): Promise<void> {
  const merchantId = merchantOf(subject)
  await mergePendingTexts(tx)
  await audit(tx, {
    actor: viewer,
    merchantId,
    action: 'product.import',
    subject: { kind: 'import-job', id: subject.id, name: subject.fileName },
    detail: { skus: added },
    caller,
  })
  for (const { head, columns } of subject.choices.layouts ?? [])
    await rememberLayout(tx, layoutOwner(merchantId), { head, columns, priceBasis: null })
  if (subject.choices.answers?.['after'] !== 'submit') return
  const { name } = await tx
    .selectFrom('merchant')
    .select('name')
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const notice = productImportNotices.submitted({ merchant: name, count: added })
  await notify(
    tx,
    viewer,
    { operators: true },
    { type: 'business', content: markup`${notice}`, about: { page: 'productReviewList', id: null } },
  )
}

export const layoutOwner = (merchantId: string) => ({ merchantId, purpose: 'products' }) as const
