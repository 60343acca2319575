import { z } from 'zod'
import { checkedImport, readOptions } from '../../modules/product-import/import-products.ts'
import { addProducts } from '../../modules/product-import/add-products.ts'
import type { PackedProduct } from '../../modules/product-import/pack.ts'
import { readProductFile } from '../../modules/product-import/read-file.ts'
import { storePrivateFile } from '../../modules/files/store-file.ts'
import { insertImport, referToFile } from '../../modules/imports/queries.ts'
import { readYaml } from '../../platform/content-files/read.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { valuesOf } from '../../platform/import/import-kind.ts'
import { importRecord, saveChecked } from '../../platform/import/import-queries.ts'
import { writeWorkbook } from '../../platform/workbook/write-workbook.ts'
import { caller, setStoryTime, type DemoStage } from './stage.ts'
import { storyTimes } from './working-hours.ts'

const readUpload = () =>
  readYaml(
    'demo/batch-upload.yaml',
    z.strictObject({
      merchant: z.string(),
      fileName: z.string(),
      /** code of the category, whose name is that of the sheet */
      category: z.string(),
      daysAgo: z.int().min(0),
      headings: z.array(z.string()),
      rows: z.array(z.array(z.string())),
    }),
  )

/** Creates a merchant's upload of a product list, of which some rows had faults. */
export async function seedBatchUpload(tx: Executor, stage: DemoStage): Promise<void> {
  const { merchant, fileName, category, daysAgo, headings, rows } = readUpload()
  const { clock, merchants, byAccount, store } = stage
  const viewer = byAccount.get(merchants.find(({ code }) => code === merchant)!.owner)!
  const { name } = await tx
    .selectFrom('category')
    .select('name')
    .where('code', '=', category)
    .executeTakeFirstOrThrow()
  const columns = headings.map((title) => ({ title, width: 14 }))
  const bytes = await writeWorkbook([{ name, columns, rows }])
  const uploader = { staffId: viewer.staffId, merchantId: viewer.merchantId, mobile: null, post: viewer.post }
  const fileId = await storePrivateFile(tx, store, uploader, { purpose: 'import', name: fileName, bytes })
  const choices = { answers: { after: 'draft' } }
  const id = await insertImport(tx, {
    kind: 'products',
    merchantId: viewer.merchantId,
    aboutId: null,
    staff: { id: viewer.staffId, name: viewer.name },
    fileName,
    bytes: bytes.length,
    choices,
    unattended: false,
    committedBy: null,
  })
  await referToFile(tx, id, fileId)
  const record = (await importRecord(tx, id))!
  const read = await readProductFile(bytes, await readOptions(tx, record))
  for (const part of read.parts)
    await addProducts(tx, { viewer, caller }, record, valuesOf(part) as PackedProduct[])
  await saveChecked(tx, record, checkedImport(read), 'done')
  const [at] = storyTimes(clock.now(), daysAgo, 990, [0.1])
  await setStoryTime(tx, clock.now(), at!)
}
