import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/
/** bytes below which a compressed copy saves less than a packet */
const smallest = 512

/** Writes `.br` and `.gz` beside every text file of a folder, once, with the best compression. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  await Promise.all(
    entries.filter((entry) => compressible.test(entry)).map((entry) => compress(path.join(folder, entry))),
  )
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return
  const content = await readFile(file)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, best))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
