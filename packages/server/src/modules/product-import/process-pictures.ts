import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { productImportLimits } from '@bdr/contract/products/import-model'
import { companyAsker } from '../../platform/admission/asker.ts'
import { AppError, refused } from '../../platform/errors.ts'
import type { ImportSubject } from '../../platform/import/import-kind.ts'
import type { JobRun } from '../../platform/jobs/jobs.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { readObject } from '../../platform/object-store.ts'
import type { Refusal } from '../../platform/refusals.ts'
import { FileRefused } from '../../platform/workbook/file-refused.ts'
import { openZip, type ZipArchive } from '../../platform/workbook/zip-archive.ts'
import { storeFile, newKey } from '../files/store-file.ts'
import { prepareFile } from '../files/prepare.ts'
import { insertFile } from '../files/queries.ts'
import * as queries from './queries.ts'

/**
 * Bytes of all pictures of one archive; pictures are already compressed, so they are hardly larger than the archive.
 */
const unzippedBytes = 3 * productImportLimits.archiveBytes

/**
 * Opens an archive of pictures by its directory, without unzipping anything.
 * @throws AppError A00001 with the reason if it is not acceptable
 */
export function openPictures(bytes: Uint8Array): { zip: ZipArchive; names: readonly string[] } {
  const limits = { parts: productImportLimits.archivePictures, unzippedBytes }
  if (Buffer.from(bytes.subarray(0, 2)).toString('latin1') !== 'PK') throw refused('productImport.notZip')
  try {
    const zip = openZip(bytes, limits)
    if (zip.links.length > 0 || zip.names.some(leadsOut)) throw refused('productImport.zipPaths')
    const names = zip.names.filter((name) => !isClutter(name))
    if (names.length === 0) throw refused('productImport.zipNoPictures')
    return { zip, names }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    const { key } = error.reason
    if (key === 'file.parts') throw refused('productImport.zipTooMany', { limit: limits.parts })
    throw refused(
      key === 'file.unzipped' || key === 'file.ratio'
        ? 'productImport.zipTooLarge'
        : 'productImport.zipDamaged',
    )
  }
}

const leadsOut = (name: string): boolean => /^\/|^[a-z]:|(^|\/)\.\.(\/|$)|\0/i.test(name)

/** Whether a file was added by the operating system. */
const isClutter = (name: string): boolean =>
  /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(name)

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1).slice(0, 200)

interface Place {
  readonly archive: string
  readonly taken: number
}

/**
 * Processes the pictures of an import's archives, one in each step: valid pictures are encoded again and stored, for
 * all others the reason is stored.
 */
export async function processPictures(
  { database, adapters: { store } }: Pick<ModuleParts, 'database' | 'adapters'>,
  job: JobRun<unknown>,
  { id }: ImportSubject,
): Promise<void> {
  const db = database.kysely
  const place = job.place as Place | null
  for (const archive of await queries.archivesOf(db, id)) {
    const bytes = await readObject(store, archive.key, productImportLimits.archiveBytes)
    if (!bytes) throw new Error(`a stored file has no object: ${archive.key}`)
    const { zip, names } = openPictures(bytes)
    const from = place?.archive === archive.id ? place.taken : 0
    for (let taken = from; taken < names.length; taken += 1) {
      const name = baseName(names[taken]!)
      const stored = await storePicture(names[taken]!)
      await job.step({ archive: archive.id, taken: taken + 1 }, (tx) =>
        queries.savePicture(tx, id, { name, ...stored }),
      )
    }
    await job.step({ archive: archive.id, taken: names.length }, async (tx) => {
      await queries.releaseArchive(tx, id, archive.id)
    })

    async function storePicture(entry: string): Promise<{ fileId: string | null; refusal: Refusal | null }> {
      const uploader = {
        staffId: archive.staff_id,
        merchantId: archive.merchant_id,
        mobile: null,
        post: null,
      }
      try {
        const content = await buffer(Readable.from(zip.read(entry)))
        const prepared = await prepareFile('product-picture', content, companyAsker(archive.merchant_id))
        const row = { key: newKey(), name: baseName(entry) }
        const fileId = await insertFile(db, uploader, {
          ...row,
          purpose: 'product-picture',
          bytes: prepared.bytes.length,
        })
        await storeFile(db, store, { id: fileId, ...row }, prepared)
        return { fileId, refusal: null }
      } catch (error) {
        if (error instanceof AppError) return { fileId: null, refusal: error.refusal }
        if (!(error instanceof FileRefused)) throw error
        return { fileId: null, refusal: refused('files.unreadablePicture').refusal }
      }
    }
  }
}
